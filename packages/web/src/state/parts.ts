// What of each store is kept, under which keys, and how it is read again.
import type { Validated } from '@oversleep/game';
import type { StoreApi } from 'zustand/vanilla';
import { readAvatars } from './account/avatars.ts';
import { emptyTeam, isUntouched } from './data/data.ts';
import { NO_RESULT, type TeamResult } from './data/results.ts';
import { viewIn } from './data/teams.ts';
import { gameFor, identityIn, preferencesIn, settingsIn } from './data/user.ts';
import { searchPreferencesIn } from './page/search.ts';
import type { Part } from './storage/keeper.ts';
import { lastingNotices } from './storage/notices.ts';
import {
  readComparison,
  readFriends,
  readIdentity,
  readNotices,
  readNotifications,
  readOutboxEntry,
  readOwner,
  readPreferences,
  readResult,
  readSearch,
  readSettings,
  readStoredCreature,
  readStoredTeam,
  readVersions,
  readView,
} from './storage/parse.ts';
import type { Broken } from './storage/records.ts';
import { ENGINE_VERSION } from './storage/versions.ts';
import type { Stores } from './stores.ts';
import type { OutboxEntry } from './sync/outbox.ts';

interface Whole<S> {
  readonly key: string;
  readonly area: Part['area'];
  readonly live?: boolean;
  readonly store: StoreApi<S>;
  readonly pick: (state: S) => unknown;
  /** Gets `undefined` when it was deleted. */
  readonly read: (value: unknown) => Partial<S>;
}

/** A store that is kept under one key. What makes no sense in it is the default, so nothing is ever broken. */
function whole<S>({ key, area, live = true, store, pick, read }: Whole<S>): Part {
  return {
    area,
    live,
    owns: (candidate) => candidate === key,
    entries: () => new Map([[key, pick(store.getState())]]),
    take: (changes) => {
      store.setState(read(changes.get(key)));
      return [];
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

interface Many<S, T> {
  readonly prefix: string;
  readonly store: StoreApi<S>;
  readonly entries: (state: S) => readonly (readonly [string, T])[];
  readonly read: (name: string, value: unknown) => Validated<T>;
  readonly change: (state: S, changes: readonly (readonly [string, T | undefined])[]) => Partial<S>;
}

/** A store of many things, each under a key of its own, so that tabs only meet where they change the same one. */
function many<S, T>({ prefix, store, entries, read, change }: Many<S, T>): Part {
  return {
    area: 'large',
    live: true,
    owns: (key) => key.startsWith(prefix),
    entries: () => new Map(entries(store.getState()).map(([name, value]) => [prefix + name, value])),
    take: (changes) => {
      const broken: Broken[] = [];
      const good = [...changes].flatMap(([key, value]): (readonly [string, T | undefined])[] => {
        const name = key.slice(prefix.length);
        if (value === undefined) return [[name, undefined]];
        const checked = read(name, value);
        if (checked.ok) return [[name, checked.value]];
        broken.push({ key, value, problems: checked.problems.map(({ message }) => message) });
        return [];
      });
      store.setState((state) => change(state, good));
      return broken;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

const found = <T>(value: T | undefined): Validated<T> =>
  value === undefined
    ? { ok: false, problems: [{ field: '', message: 'It makes no sense' }] }
    : { ok: true, value, notes: [] };

function withChanges<T>(
  all: Readonly<Record<string, T | undefined>>,
  changes: readonly (readonly [string, T | undefined])[],
): Record<string, T> {
  const merged = { ...all, ...Object.fromEntries(changes) };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Settings come first: they say by which edition the rest is read. The outbox is last: what it speaks of must be there. */
export function partsOf(stores: Stores): readonly Part[] {
  const game = () => gameFor(stores.user.getState());
  return [
    whole({
      key: 'settings',
      area: 'small',
      store: stores.user,
      pick: (state) => ({ ...settingsIn(state), owner: state.owner }),
      read: (value) => ({ ...readSettings(value), owner: readOwner(value) }),
    }),
    whole({ key: 'identity', area: 'small', store: stores.user, pick: identityIn, read: readIdentity }),
    whole({ key: 'preferences', area: 'small', store: stores.user, pick: preferencesIn, read: readPreferences }),
    whole({ key: 'search', area: 'small', store: stores.search, pick: searchPreferencesIn, read: searchFrom }),
    whole({
      key: 'versions',
      area: 'small',
      live: false,
      store: stores.versions,
      pick: (state) => state,
      read: readVersions,
    }),
    whole({ key: 'notices', area: 'small', store: stores.notices, pick: lastingNotices, read: readNotices }),
    // Two tabs may look at different teams.
    whole({ key: 'view', area: 'small', live: false, store: stores.teams, pick: viewIn, read: readView }),
    many({
      prefix: 'creature:',
      store: stores.creatures,
      entries: ({ creatures }) => Object.entries(creatures),
      read: (id, value) => readStoredCreature(game(), id, value),
      change: ({ creatures }, changes) => ({ creatures: withChanges(creatures, changes) }),
    }),
    many({
      prefix: 'team:',
      store: stores.teams,
      entries: ({ teams }) =>
        teams.filter((team) => !isUntouched(team) || team.version > 0).map((team) => [String(team.index), team]),
      read: (index, value) => readStoredTeam(game(), Number(index), value),
      change: ({ teams }, changes) => {
        const changed = new Map(changes);
        return {
          teams: teams.map((team) =>
            changed.has(String(team.index)) ? (changed.get(String(team.index)) ?? emptyTeam(team.index)) : team,
          ),
        };
      },
    }),
    whole({ key: 'comparison', area: 'large', store: stores.comparison, pick: ofThisEngine, read: readComparison }),
    many<ReturnType<Stores['results']['getState']>, TeamResult>({
      prefix: 'result:',
      store: stores.results,
      entries: ({ results }) =>
        Object.entries(results).map(([index, result]) => [index, ofThisEngine(finished(result))]),
      read: (_, value) => found(readResult(value)),
      change: ({ results }, changes) => ({ results: withChanges(results, changes) }),
    }),
    whole({
      key: 'notifications',
      area: 'large',
      store: stores.notifications,
      pick: ({ notifications }) => notifications,
      read: (value) => ({ notifications: readNotifications(value) }),
    }),
    whole({
      key: 'friends',
      area: 'large',
      store: stores.friends,
      pick: ({ friends }) => friends,
      read: (value) => ({ friends: readFriends(value) }),
    }),
    whole({
      key: 'avatars',
      area: 'large',
      store: stores.avatars,
      pick: ({ avatars }) => avatars,
      read: (value) => ({ avatars: readAvatars(value) }),
    }),
    many<ReturnType<Stores['outbox']['getState']>, OutboxEntry>({
      prefix: 'outbox:',
      store: stores.outbox,
      entries: ({ entries }) =>
        Object.values(entries).flatMap((entry) => (entry ? [[entry.target, entry] as const] : [])),
      read: (_, value) => found(readOutboxEntry(value)),
      change: ({ entries }, changes) => ({ entries: withChanges(entries, changes) }),
    }),
  ];
}

/** When the dialog opens, the filter is as the player left it. */
function searchFrom(value: unknown) {
  const preferences = readSearch(value);
  return { ...preferences, finalStageOnly: preferences.userFinalStageOnly };
}

/** What was calculated is kept with the version of the engine: another one forgets it. */
const ofThisEngine = <T extends object>(calculated: T) => ({ ...calculated, engineVersion: ENGINE_VERSION });

/** What is being computed now is not known after a reload. */
function finished(result: TeamResult): TeamResult {
  const ivs = Object.entries(result.ivs).filter(([, iv]) => iv !== null);
  return { ...NO_RESULT, ...result, ivs: Object.fromEntries(ivs) };
}
