// Sends the outbox: one entry after the other, one tab at a time, and handles every refusal.

import { isObject } from '@oversleep/game';
import type { Api, Log } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { playerDataIn } from '../data/stores.ts';
import { dataOf, parseTarget, type Target } from '../data/targets.ts';
import { teamAt } from '../data/teams.ts';
import { gameFor } from '../data/user.ts';
import { readCreature } from '../data/wire.ts';
import type { Keeper } from '../storage/keeper.ts';
import { mergedConflict } from './conflicts.ts';
import { basedOn, entriesIn, entriesOf, inConflict, type OutboxEntry, setAside, type Trouble } from './outbox.ts';
import { batchWith, createSend, isVersionConflict, type LoadSendRows } from './send.ts';
import type { SyncStores } from './stores.ts';
import { takeOverCreature } from './take-over.ts';

const t = messages('shell');

export interface FlushParts {
  readonly api: Pick<Api, 'call' | 'send'>;
  readonly stores: Pick<SyncStores, 'outbox' | 'user' | 'teams' | 'creatures' | 'weeks' | 'comparison'>;
  readonly keeper: Pick<Keeper, 'settled' | 'reload' | 'removeIf'>;
  readonly log: Log;
  readonly loadSendRows: LoadSendRows;
  /** Whether an account is signed in. */
  readonly maySend: () => boolean;
}

/** What stopped it; null when everything that could be sent was. */
export type Flush = () => Promise<ApiFailure | null>;

/** What was sent of each target. */
type SentContents = ReadonlyMap<Target, unknown>;

const outboxKey = (target: Target): string => `outbox:${target}`;

export function createFlush({ api, stores, keeper, log, loadSendRows, maySend }: FlushParts): Flush {
  const send = createSend({ api, stores, log, loadSendRows });
  const { outbox } = stores;

  /** A creature with an open conflict cannot be put into a team. */
  const isBlocked = ({ target }: OutboxEntry): boolean => {
    const parsed = parseTarget(target);
    if (parsed.kind !== 'member') return false;
    const id = teamAt(stores.teams.getState(), parsed.index).members[parsed.place] ?? null;
    return id !== null && outbox.getState().entries[`creature:${id}`]?.state === 'conflict';
  };

  const sendable = () => entriesIn(outbox.getState(), 'waiting').filter((entry) => !isBlocked(entry));

  const done = async (batch: readonly OutboxEntry[], sent: SentContents) => {
    for (const { target, stamp } of batch) {
      await keeper.removeIf(outboxKey(target), (data) => isObject(data) && data.stamp === stamp);
      outbox.setState(({ entries }) => ({ entries: basedOn(entries, target, stamp, sent.get(target) ?? null) }));
    }
  };

  const noteConflict = async (entry: OutboxEntry, failure: ApiFailure) => {
    const current = failure.problem?.current ?? null;
    const parsed = parseTarget(entry.target);
    const trouble = { reason: failure.message, details: [] };
    if (parsed.kind === 'member' && isCreature(current)) {
      const about = outbox.getState().entries[`creature:${String(current.externalId)}`];
      // Nothing was changed here, so there is no conflict: the newer one is used.
      if (!about) return takeOverNewer(current);
      return mergeOrAsk(about, { ...trouble, theirs: current });
    }
    // The answer does not say which of the two was deleted, so we check.
    const theirs = parsed.kind === 'member' && current === null ? await teamOnServer(parsed.index) : current;
    mergeOrAsk(entry, { ...trouble, theirs });
  };

  /** Only a field that both devices have changed is a question. */
  const mergeOrAsk = (entry: OutboxEntry, trouble: Trouble) => {
    if (mergedConflict(stores, entry, trouble.theirs)) return;
    outbox.setState(({ entries }) => ({ entries: inConflict(entries, entry, trouble) }));
  };

  const takeOverNewer = (current: unknown) => {
    const theirs = readCreature(gameFor(stores.user.getState()), current);
    if (theirs.ok) takeOverCreature(stores, theirs.value.externalId, theirs.value);
  };

  const teamOnServer = async (index: number) => {
    const { teams } = await api.call('GET /api/team');
    return teams.find((team) => team.index === index) ?? null;
  };

  const noteRefusal = (entry: OutboxEntry, error: unknown) => {
    const reason = error instanceof ApiFailure ? error.message : t('notPrepared');
    const details = error instanceof ApiFailure ? (error.problem?.details ?? []) : [String(error)];
    outbox.setState(({ entries }) => ({ entries: setAside(entries, entry, { reason, details, theirs: null }) }));
  };

  /** What stops the rest too; null if only this entry is affected. */
  const attempt = async (batch: readonly OutboxEntry[]): Promise<ApiFailure | null> => {
    const [first] = batch;
    if (!first) return null;
    const data = playerDataIn(stores);
    const sent: SentContents = new Map(batch.map(({ target }) => [target, dataOf(target, data)]));
    try {
      const refusals = await send(batch);
      await done(
        batch.filter(({ target }) => !refusals.has(target)),
        sent,
      );
      return await settleEach(batch, (target) => refusals.get(target));
    } catch (error) {
      logFailure(log, first.target, stores);
      if (error instanceof ApiFailure && (error.passing || error.kind === 'unauthorized')) return error;
      // Creatures are refused one by one, so the refusal of a whole batch applies to each.
      if (isAboutCreatures(batch)) return settleEach(batch, () => error);
      if (batch.length > 1) return attemptEach(batch);
      return await settle(first, error);
    }
  };

  const settle = async (entry: OutboxEntry, error: unknown): Promise<ApiFailure | null> => {
    if (!isVersionConflict(error)) {
      noteRefusal(entry, error);
      return null;
    }
    try {
      await noteConflict(entry, error);
      return null;
    } catch (second) {
      return second instanceof ApiFailure ? second : error;
    }
  };

  const settleEach = async (
    batch: readonly OutboxEntry[],
    errorOf: (target: Target) => unknown,
  ): Promise<ApiFailure | null> => {
    for (const entry of batch) {
      const error = errorOf(entry.target);
      const stopped = error === undefined ? null : await settle(entry, error);
      if (stopped) return stopped;
    }
    return null;
  };

  /** The batch failed as a whole: send the valid ones one by one. */
  const attemptEach = async (batch: readonly OutboxEntry[]): Promise<ApiFailure | null> => {
    for (const entry of batch) {
      const stopped = await attempt([entry]);
      if (stopped) return stopped;
    }
    return null;
  };

  return async () => {
    await keeper.settled();
    // Another tab may have sent some of it while this one waited.
    await keeper.reload(entriesOf(outbox.getState()).map(({ target }) => outboxKey(target)));
    for (;;) {
      const waiting = sendable();
      const [first] = waiting;
      if (!first || !maySend()) break;
      const stopped = await attempt(batchWith(first, waiting));
      if (stopped) return stopped;
      await keeper.settled();
    }
    return null;
  };
}

const isAboutCreatures = (batch: readonly OutboxEntry[]): boolean =>
  batch.length > 1 && batch.every(({ target }) => parseTarget(target).kind === 'creature');

const isCreature = (value: unknown): value is { readonly externalId: unknown } =>
  isObject(value) && 'pokemon' in value && 'externalId' in value;

function logFailure(log: Log, target: Target, stores: Pick<SyncStores, 'creatures'>): void {
  const parsed = parseTarget(target);
  const isGone = parsed.kind === 'creature' && stores.creatures.getState().creatures[parsed.name] === undefined;
  log(isGone ? 'Error deleting pokemon in server' : FAILED[parsed.kind]);
}

const FAILED = {
  team: 'Error updating teams',
  meta: 'Error updating teams',
  member: 'Error updating teams',
  creature: 'Error upserting pokemon in server',
  area: 'Error updating area bonus',
  recipe: 'Error updating recipe level',
  setting: 'Error updating settings',
  row: 'Error updating the planned week',
} as const;
