// Which parts of each store are stored, under which keys, and how they are read.
import { type Validation, WEEK_ROW_KINDS } from '@oversleep/game';
import { readAvatars } from './account/avatars.ts';
import { readFriends, readNotifications } from './account/inbox.ts';
import { ANSWER_NAMES, type AnswerCaches, type AnswerName, answerKind } from './data/answer-kinds.ts';
import { seenIn } from './data/comparison.ts';
import { emptyTeam, isUntouched } from './data/data.ts';
import { readComparison } from './data/read-comparison.ts';
import { readStoredCreature, readStoredTeam, readView } from './data/read-teams.ts';
import { readOwner, readSettings } from './data/read-user.ts';
import { textOr } from './data/readers.ts';
import { oneCache } from './data/results.ts';
import { viewIn } from './data/teams.ts';
import { gameFor, readIdentity, readPreferences, settingsIn } from './data/user.ts';
import { readStoredRow, rowKey, rowNames, type StoredRow } from './data/weeks.ts';
import { readLastViewed } from './page/last-viewed.ts';
import { readSearch } from './page/search.ts';
import { readSite } from './page/site.ts';
import type { StorePart } from './storage/keeper.ts';
import { readNotices } from './storage/notices.ts';
import { cached, many, whole } from './storage/part-kinds.ts';
import { readVersions } from './storage/versions.ts';
import type { Stores } from './stores.ts';
import { readCursor } from './sync/cursor.ts';
import { type OutboxEntry, readOutboxEntry } from './sync/outbox.ts';

const found = <T>(value: T | undefined): Validation<T> =>
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

/** Settings come first: they say by which edition the rest is read. The outbox is last: what it refers to must be there. */
export function partsOf(stores: Stores): readonly StorePart[] {
  const game = () => gameFor(stores.user.getState());
  return [
    whole({
      key: 'settings',
      area: 'small',
      store: stores.user,
      pick: (state) => ({ ...settingsIn(state), owner: state.owner }),
      read: (value) => ({ ...readSettings(value), owner: readOwner(value) }),
    }),
    whole({ key: 'identity', area: 'small', store: stores.user, pick: readIdentity, read: readIdentity }),
    whole({ key: 'preferences', area: 'small', store: stores.user, pick: readPreferences, read: readPreferences }),
    whole({ key: 'search', area: 'small', store: stores.search, pick: readSearch, read: searchFrom }),
    whole({
      key: 'versions',
      area: 'small',
      live: false,
      store: stores.versions,
      pick: (state) => state,
      read: readVersions,
    }),
    whole({ key: 'notices', area: 'small', store: stores.notices, pick: readNotices, read: readNotices }),
    whole({ key: 'site', area: 'small', store: stores.site, pick: ({ site }) => site, read: readSite }),
    // Two tabs may show different teams.
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
    // Under the names of the rows: the prefix is a part of the name.
    ...WEEK_ROW_KINDS.map((kind) =>
      many<ReturnType<Stores['weeks']['getState']>, StoredRow>({
        prefix: `${kind}:`,
        store: stores.weeks,
        entries: ({ rows }) =>
          rowNames(rows).flatMap((name) => {
            const row = rows[name];
            return row && rowKey(name).kind === kind ? [[rowKey(name).key, row] as const] : [];
          }),
        read: (_, value) => found(readStoredRow(value)),
        change: ({ rows }, changes) => ({
          rows: withChanges(
            rows,
            changes.map(([key, row]) => [`${kind}:${key}`, row]),
          ),
        }),
      }),
    ),
    // Each tab has its own: data that another tab knows may not be here yet.
    whole({
      key: 'cursor',
      area: 'large',
      live: false,
      store: stores.cursor,
      pick: (state) => state,
      read: readCursor,
    }),
    whole({ key: 'comparison', area: 'large', store: stores.comparison, pick: (state) => state, read: readComparison }),
    whole({
      key: 'looked',
      area: 'large',
      store: stores.lastViewed,
      pick: ({ lastViewed }) => lastViewed,
      read: readLastViewed,
    }),
    many({
      prefix: 'seen:',
      store: stores.results,
      entries: ({ seen }) => Object.entries(seen),
      read: (_, value) => found(textOr(value, undefined)),
      change: ({ seen }, changes) => ({ seen: withChanges(seen, changes) }),
    }),
    ...ANSWER_NAMES.map((kind) => keptAnswers(stores, kind)),
    // Only the page itself can read it.
    whole({
      key: 'best',
      area: 'large',
      live: false,
      store: stores.best,
      pick: ({ left }) => left,
      read: (left) => ({ left }),
    }),
    whole({
      key: 'wish',
      area: 'large',
      live: false,
      store: stores.wish,
      pick: ({ left }) => left,
      read: (left) => ({ left }),
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

function keptAnswers<K extends AnswerName>({ results, comparison }: Stores, kind: K): StorePart {
  const { name, most, isOne, keep } = answerKind(kind);
  return cached({
    name,
    store: results,
    most,
    pick: (caches: AnswerCaches) => caches[kind],
    put: (cache) => oneCache(kind, cache),
    isOne,
    keep: () => {
      if (keep === 'compared') return seenIn(comparison.getState());
      return keep === 'seen' ? Object.values(results.getState().seen) : [];
    },
  });
}

/** The dialog opens with the filter as the player left it. */
function searchFrom(value: unknown) {
  const preferences = readSearch(value);
  return { ...preferences, finalStageOnly: preferences.userFinalStageOnly };
}
