// Sends outbox entries: reads the data as it is now, calls the server, and records the versions that come back.

import type { SettingsWrite } from '@oversleep/contract';
import { allMembersOf, type Creature, type SettingName, syncedIn } from '@oversleep/game';
import type { Api, Log, Reply } from '../../api/client.ts';
import { ApiFailure, failureOf } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { isUntouched, type PlayerTeam } from '../data/data.ts';
import type { DataStores } from '../data/stores.ts';
import { parseTarget } from '../data/targets.ts';
import { teamAt } from '../data/teams.ts';
import { gameFor } from '../data/user.ts';
import { isRowName, type RowName } from '../data/weeks.ts';
import { creatureBody, memberBody, readServerTeam, teamBody, teamUpload } from '../data/wire.ts';
import { withSentences } from '../doubt-sentences.ts';
import type { OutboxEntry } from './outbox.ts';
import type { createSendRows, Refusals } from './send-rows.ts';

const t = messages('shell');

export interface SendParts {
  readonly api: Pick<Api, 'call' | 'send'>;
  readonly stores: Pick<DataStores, 'user' | 'teams' | 'creatures' | 'weeks'>;
  readonly log: Log;
  readonly loadSendRows: LoadSendRows;
}

/** Few players plan their weeks, so it is loaded for those who do. */
export type LoadSendRows = () => Promise<{ readonly createSendRows: typeof createSendRows }>;

/** Throws what prevented the server from accepting any of it. */
export type Send = (batch: readonly OutboxEntry[]) => Promise<Refusals>;

const NONE: Refusals = new Map();

/** Small enough for one call, and large enough to send a whole box in a few. */
const CREATURES_AT_ONCE = 100;
const ROWS_AT_ONCE = 150;

/** Entries that go in one call with the first one. */
export function batchWith(first: OutboxEntry, waiting: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const { kind } = parseTarget(first.target);
  const isAlike = ({ target }: OutboxEntry) => parseTarget(target).kind === kind;
  // Creatures and teams depend on each other, so only consecutive ones.
  if (kind === 'creature') {
    const other = waiting.findIndex((entry) => !isAlike(entry));
    return waiting.slice(0, Math.min(other < 0 ? waiting.length : other, CREATURES_AT_ONCE));
  }
  if (kind === 'row') return waiting.filter(isAlike).slice(0, ROWS_AT_ONCE);
  return kind === 'recipe' || kind === 'setting' ? waiting.filter(isAlike) : [first];
}

/** The server's code for a write that is based on an old version. */
export const isVersionConflict = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.problem?.code === 'VERSION_CONFLICT';

const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'notFound';
const isInvalid = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'invalid';

/** An entry that is gone already need not be deleted. */
async function deleted<T>(request: Promise<Reply<T>>): Promise<number | undefined> {
  try {
    return (await request).version;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function createSend({ api, stores, log, loadSendRows }: SendParts): Send {
  const game = () => gameFor(stores.user.getState());
  const team = (index: number): PlayerTeam => teamAt(stores.teams.getState(), index);
  const creature = (id: string) => stores.creatures.getState().creatures[id];

  const noteTeam = (index: number, version: number) =>
    stores.teams.setState(({ teams }) => ({
      teams: teams.map((known) => (known.index === index ? { ...known, version } : known)),
    }));

  const noteCreature = (id: string, version: number) =>
    stores.creatures.setState(({ creatures }) => {
      const known = creatures[id];
      return known ? { creatures: { ...creatures, [id]: { ...known, version } } } : {};
    });

  const sendMeta = async (index: number) => {
    const { version } = await api.call('PUT /api/team/meta/:teamIndex', {
      params: { teamIndex: index },
      body: teamBody(game(), team(index)),
      version: team(index).version,
    });
    noteTeam(index, version);
  };

  const sendMember = async (index: number, place: number) => {
    const params = { teamIndex: index, memberIndex: place };
    const id = team(index).members[place] ?? null;
    const { version } = team(index);
    if (id === null) {
      const made = await deleted(api.send('DELETE /api/team/:teamIndex/member/:memberIndex', { params, version }));
      if (made !== undefined) noteTeam(index, made);
      return;
    }
    const member = creature(id);
    if (!member) return log(`Missing creature in store: ${id}`);
    const stored = await api.call('PUT /api/team/:teamIndex/member/:memberIndex', {
      params,
      body: await withSentences(memberBody(game(), team(index), member)),
      version,
    });
    noteTeam(index, stored.teamVersion);
    noteCreature(id, stored.version);
  };

  /** An upload ignores versions, so we check them. */
  const checkTeam = async (index: number) => {
    const { teams } = await api.call('GET /api/team');
    const theirs = teams.find((known) => known.index === index);
    if ((theirs?.version ?? 0) === team(index).version) return;
    const message = t('failure.conflict');
    throw new ApiFailure('conflict', {
      problem: { statusCode: 409, code: 'VERSION_CONFLICT', message, current: theirs ?? null },
    });
  };

  const bodiesOf = (ids: readonly string[], isSent = (_: Creature) => true) =>
    Promise.all(
      ids.flatMap((id) => {
        const known = creature(id);
        return known && isSent(known) ? [withSentences(creatureBody(game(), known))] : [];
      }),
    );

  const uploadTeam = async (index: number, all: boolean) =>
    api.call('POST /api/user/import', {
      body: {
        mode: 'merge',
        teams: [teamUpload(game(), team(index))],
        creatures: await bodiesOf(allMembersOf(team(index)), ({ version }) => all || version === 0),
      },
    });

  const sendTeam = async (index: number, force: boolean) => {
    const { version } = team(index);
    if (isUntouched(team(index))) {
      await api.call('DELETE /api/team/:teamIndex', { params: { teamIndex: index }, version: force ? 0 : version });
      return noteTeam(index, 0);
    }
    if (!force) await checkTeam(index);
    const { teams } = await uploadTeam(index, force).catch((error: unknown) => {
      // A member that another device has deleted comes back with its team.
      if (force || !isInvalid(error)) throw error;
      return uploadTeam(index, true);
    });
    const stored = readServerTeam(
      game(),
      teams.find((known) => known.index === index),
    );
    if (!stored.ok) return;
    noteTeam(index, stored.value.team.version);
    for (const member of stored.value.creatures) noteCreature(member.externalId, member.version);
  };

  const sendCreature = async (id: string) => {
    const known = creature(id);
    if (!known)
      return void (await deleted(api.send('DELETE /api/user/pokemon/:externalId', { params: { externalId: id } })));
    const { version } = await api.send('PUT /api/user/pokemon', {
      body: await withSentences(creatureBody(game(), known)),
      version: known.version,
    });
    // Without a version the server has dropped it as unused.
    noteCreature(id, version ?? 0);
  };

  const sendCreatures = async (ids: readonly string[]): Promise<Refusals> => {
    const { stored, refused } = await api.call('PUT /api/user/pokemons', {
      body: { deleted: ids.filter((id) => creature(id) === undefined), creatures: await bodiesOf(ids) },
    });
    // The others stay the same objects, which later comparisons rely on.
    stores.creatures.setState(({ creatures }) => ({
      creatures: {
        ...creatures,
        ...Object.fromEntries(
          stored.flatMap(({ externalId, version }) => {
            const known = creatures[externalId];
            return known ? [[externalId, { ...known, version }]] : [];
          }),
        ),
      },
    }));
    return new Map(
      refused.map(({ externalId, problem }) => [
        `creature:${externalId}`,
        failureOf(problem.statusCode, problem, undefined),
      ]),
    );
  };

  const sendRows = async (rows: readonly RowName[]) => (await loadSendRows()).createSendRows(api, stores)(rows);

  const sendRecipes = async (names: readonly string[]): Promise<void> => {
    const { recipeLevels } = stores.user.getState();
    const levels = Object.fromEntries(names.map((name) => [name, recipeLevels[name] ?? 0]));
    await api.call('PUT /api/user/recipes', { body: levels });
  };

  const sendSettings = async (names: readonly SettingName[]): Promise<void> => {
    const all = syncedIn(stores.user.getState());
    const body: SettingsWrite = Object.fromEntries(names.map((name) => [name, all[name]]));
    // Each setting is independent, so the last change wins.
    await api.call('PUT /api/user/settings', { body });
  };

  const sendOne = async (batch: readonly OutboxEntry[]): Promise<void> => {
    const targets = batch.map(({ target }) => parseTarget(target));
    const [first] = targets;
    const [entry] = batch;
    if (!first || !entry) return;
    switch (first.kind) {
      case 'meta':
        return sendMeta(first.index);
      case 'member':
        return sendMember(first.index, first.place);
      case 'team':
        return sendTeam(first.index, entry.force);
      case 'creature':
        return sendCreature(first.name);
      case 'area': {
        const bonus = stores.user.getState().islands[first.name]?.areaBonus ?? 0;
        await api.call('PUT /api/user/area', { body: { area: first.name, bonus } });
        return;
      }
      case 'recipe':
        return sendRecipes(targets.flatMap((target) => (target.kind === 'recipe' ? [target.name] : [])));
      case 'setting':
        return sendSettings(targets.flatMap((target) => (target.kind === 'setting' ? [target.name] : [])));
      case 'row':
        return;
    }
  };

  return async (batch) => {
    const ids = batch.flatMap(({ target }) => {
      const parsed = parseTarget(target);
      return parsed.kind === 'creature' ? [parsed.name] : [];
    });
    if (ids.length > 1) return sendCreatures(ids);
    const rows = batch.map(({ target }) => target).filter(isRowName);
    if (rows.length > 0) return sendRows(rows);
    await sendOne(batch);
    return NONE;
  };
}
