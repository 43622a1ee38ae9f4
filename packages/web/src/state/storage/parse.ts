// Reads what was stored: whatever makes no sense is the default, and what cannot be read at all is named.
import type { Notification } from '@oversleep/contract';
import type { ChainValues } from '@oversleep/engine';
import {
  type Creature,
  EXPERT_BONUSES,
  type Fields,
  type Game,
  isEdition,
  isObject,
  LANGUAGES,
  MAX_LEVEL,
  MAX_TEAMS,
  MIN_LEVEL,
  TEAM_SIZE,
  type Validated,
} from '@oversleep/game';
import type { Friend } from '../account/inbox.ts';
import {
  COMPARE_TABS,
  type Compared,
  type ComparedTeam,
  type CompareView,
  type ComparisonState,
  DEFAULT_COMPARE_VIEW,
  INGREDIENT_MODES,
  MAX_COMPARED,
} from '../data/comparison.ts';
import type { PlayerTeam } from '../data/data.ts';
import type { ComparedFigures, MemberIv, MemberProduction, Production, TeamFigures } from '../data/results.ts';
import { isTarget } from '../data/targets.ts';
import {
  DEFAULT_VIEW,
  type IslandChoice,
  RESULT_TABS,
  type TeamView,
  TIME_WINDOWS,
  type TimeWindow,
} from '../data/teams.ts';
import { DEFAULT_SETTINGS, GUEST, type Identity, type PlayerSettings, type Preferences } from '../data/user.ts';
import { readCreature, readTeam } from '../data/wire.ts';
import { DEFAULT_SEARCH, MAX_RECENT, POKEBOX_SORTS, POKEDEX_SORTS, type SearchPreferences } from '../page/search.ts';
import type { OutboxEntry } from '../sync/outbox.ts';
import type { NoticesState } from './notices.ts';
import { NO_VERSIONS, type VersionsState } from './versions.ts';

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

const flagOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

const wholeOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;

const wholeNumbers = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, number]) => {
      const whole = wholeOr(number, undefined);
      return whole === undefined ? [] : [[name, whole]];
    }),
  );

// ── Who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function readIdentity(value: unknown): Identity {
  const { name, avatar, externalId, friendCode, role, supporterSince } = fieldsOf(value);
  return {
    name: textOr(name, GUEST.name),
    avatar: textOr(avatar, null),
    externalId: textOr(externalId, null),
    friendCode: textOr(friendCode, null),
    role: oneOf(['admin', 'supporter', 'default'], role, 'default'),
    supporterSince: textOr(supporterSince, null),
  };
}

export function readSettings(value: unknown): PlayerSettings {
  const { islands, potSize, recipeLevels, edition, randomizeNicknames } = fieldsOf(value);
  const bonuses = Object.entries(fieldsOf(islands)).map(([shortName, island]) => [
    shortName,
    { areaBonus: wholeOr(fieldsOf(island).areaBonus, 0) },
  ]);
  return {
    islands: Object.fromEntries(bonuses),
    potSize: wholeOr(potSize, null),
    recipeLevels: wholeNumbers(recipeLevels),
    edition: typeof edition === 'string' && isEdition(edition) ? edition : DEFAULT_SETTINGS.edition,
    randomizeNicknames: flagOr(randomizeNicknames, DEFAULT_SETTINGS.randomizeNicknames),
  };
}

export const readOwner = (value: unknown): string | null => textOr(fieldsOf(value).owner, null);

export function readPreferences(value: unknown): Preferences {
  const { simulateOn, language, editionTold } = fieldsOf(value);
  return {
    simulateOn: oneOf(['device', 'server'], simulateOn, 'device'),
    language: oneOf(LANGUAGES, language, 'en'),
    editionTold: flagOr(editionTold, false),
  };
}

export function readVersions(value: unknown): VersionsState {
  const { siteVersion, storageVersion } = fieldsOf(value);
  return {
    siteVersion: textOr(siteVersion, NO_VERSIONS.siteVersion),
    storageVersion: wholeOr(storageVersion, NO_VERSIONS.storageVersion),
  };
}

// ── How it was left ──────────────────────────────────────────────────────────────────────────────────────────────────

export function readView(value: unknown): TeamView {
  const { currentIndex, timeWindow, tab, islandChoices } = fieldsOf(value);
  const index = wholeOr(currentIndex, 0);
  return {
    currentIndex: index < MAX_TEAMS ? index : 0,
    timeWindow: readTimeWindow(timeWindow),
    tab: oneOf(RESULT_TABS, tab, DEFAULT_VIEW.tab),
    islandChoices: Object.fromEntries(
      Object.entries(fieldsOf(islandChoices)).map(([name, choice]) => [name, readIslandChoice(choice)]),
    ),
  };
}

function readIslandChoice(value: unknown): IslandChoice {
  const { berries, expert } = fieldsOf(value);
  const { main, sub, bonus } = fieldsOf(expert);
  const week = EXPERT_BONUSES.find((known) => known === bonus);
  const chosen = typeof main === 'string' && week ? { main, sub: textsIn(sub), bonus: week } : undefined;
  return { berries: textsIn(berries), expert: chosen };
}

const readTimeWindow = (value: unknown): TimeWindow => oneOf(TIME_WINDOWS, value, DEFAULT_VIEW.timeWindow);

export function readNotices(value: unknown): Omit<NoticesState, 'storage'> {
  const { migrationFailed, unreadable, putAside } = fieldsOf(value);
  const about = (notice: unknown) => {
    const snapshotId = textOr(fieldsOf(notice).snapshotId, null);
    return snapshotId === null ? null : { snapshotId };
  };
  const unread = about(unreadable);
  return {
    migrationFailed: about(migrationFailed),
    unreadable: unread && { ...unread, count: wholeOr(fieldsOf(unreadable).count, 1) },
    putAside: about(putAside),
  };
}

export function readSearch(value: unknown): SearchPreferences {
  const fields = fieldsOf(value);
  const flag = (name: 'showPokebox' | 'showPokeboxBadge' | 'userFinalStageOnly') =>
    flagOr(fields[name], DEFAULT_SEARCH[name]);
  return {
    showPokebox: flag('showPokebox'),
    showPokeboxBadge: flag('showPokeboxBadge'),
    userFinalStageOnly: flag('userFinalStageOnly'),
    pokedexSort: oneOf(POKEDEX_SORTS, fields.pokedexSort, DEFAULT_SEARCH.pokedexSort),
    pokedexSortAscending: flagOr(fields.pokedexSortAscending, DEFAULT_SEARCH.pokedexSortAscending),
    pokeboxSort: oneOf(POKEBOX_SORTS, fields.pokeboxSort, DEFAULT_SEARCH.pokeboxSort),
    pokeboxSortAscending: flagOr(fields.pokeboxSortAscending, DEFAULT_SEARCH.pokeboxSortAscending),
    recentSpecies: textsIn(fields.recentSpecies).slice(0, MAX_RECENT),
  };
}

// ── What the player owns ─────────────────────────────────────────────────────────────────────────────────────────────

/** Under the key of a team there must be that team. */
export function readStoredTeam(game: Game, index: number, value: unknown): Validated<PlayerTeam> {
  return readTeam(game, isObject(value) ? { ...value, index } : value);
}

export function readStoredCreature(game: Game, id: string, value: unknown): Validated<Creature> {
  return readCreature(game, isObject(value) ? { ...value, externalId: id } : value);
}

export function readComparison(value: unknown): ComparisonState {
  const { members, teams, teamIndex, place, timeWindow, view } = fieldsOf(value);
  const known = wholeOr(place, null);
  return {
    members: listIn(members).flatMap(readCompared).slice(0, MAX_COMPARED),
    teams: listIn(teams).flatMap(readComparedTeam),
    teamIndex: teamIndexOr(teamIndex, null),
    place: known !== null && known < TEAM_SIZE ? known : null,
    timeWindow: readTimeWindow(timeWindow),
    view: readCompareView(view),
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function teamIndexOr<T>(value: unknown, otherwise: T): number | T {
  const index = wholeOr(value, undefined);
  return index !== undefined && index < MAX_TEAMS ? index : otherwise;
}

function readCompared(value: unknown): readonly Compared[] {
  const { externalId, seen } = fieldsOf(value);
  const id = textOr(externalId, undefined);
  return id === undefined ? [] : [{ externalId: id.toLowerCase(), seen: textOr(seen, '') }];
}

function readComparedTeam(value: unknown): readonly ComparedTeam[] {
  const { index, seen } = fieldsOf(value);
  const known = teamIndexOr(index, undefined);
  return known === undefined ? [] : [{ index: known, seen: textOr(seen, '') }];
}

function readCompareView(value: unknown): CompareView {
  const fields = fieldsOf(value);
  const level = wholeOr(fields.level, null);
  const sorting = Object.entries(fieldsOf(fields.sorting)).flatMap(([table, order]) => {
    const { by, ascending } = fieldsOf(order);
    return typeof by === 'string' ? [[table, { by, ascending: ascending === true }] as const] : [];
  });
  return {
    kind: oneOf(['creatures', 'teams'], fields.kind, DEFAULT_COMPARE_VIEW.kind),
    tab: oneOf(COMPARE_TABS, fields.tab, DEFAULT_COMPARE_VIEW.tab),
    berries: flagOr(fields.berries, DEFAULT_COMPARE_VIEW.berries),
    skill: flagOr(fields.skill, DEFAULT_COMPARE_VIEW.skill),
    ingredients: oneOf(INGREDIENT_MODES, fields.ingredients, DEFAULT_COMPARE_VIEW.ingredients),
    asData: flagOr(fields.asData, DEFAULT_COMPARE_VIEW.asData),
    level: level !== null && level >= MIN_LEVEL && level <= MAX_LEVEL ? level : null,
    baseline: textOr(fields.baseline, null),
    baseTeam: teamIndexOr(fields.baseTeam, null),
    sorting: Object.fromEntries(sorting),
  };
}

// ── Caches: written by this release's engine, so a look at their outline is enough ───────────────────────────────────

const isMemberProduction = (value: unknown): value is MemberProduction =>
  isObject(value) && isObject(value.produceTotal) && isObject(value.advanced);

const isValues = (value: unknown): value is ChainValues | null =>
  value === null ||
  (isObject(value) &&
    ['days', 'berries', 'skill', 'ingredients', 'dishes', 'team'].every((field) => Array.isArray(value[field])));

export const isComparedFigures = (value: unknown): value is ComparedFigures =>
  isObject(value) &&
  isMemberProduction(value.production) &&
  isObject(value.errors) &&
  typeof value.team === 'number' &&
  isValues(value.values);

export const isTeamFigures = (value: unknown): value is TeamFigures =>
  isObject(value) &&
  isObject(value.team) &&
  isObject(value.week) &&
  typeof value.error === 'number' &&
  isValues(value.values);

export const isProduction = (value: unknown): value is Production =>
  isObject(value) &&
  Array.isArray(value.members) &&
  value.members.every(isMemberProduction) &&
  isObject(value.team) &&
  isObject(value.errors) &&
  isObject(value.errors.week);

export const isIv = (value: unknown): value is MemberIv =>
  isObject(value) && [value.berry, value.ingredient, value.skill].every((percent) => typeof percent === 'number');

/** By index of the team. */
export const readSeen = (value: unknown): Readonly<Record<number, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([index, key]) =>
      typeof key === 'string' && Number(index) < MAX_TEAMS ? [[index, key]] : [],
    ),
  );

/** Keys in the order in which they were used. */
export const readOrder = (value: unknown): readonly string[] => textsIn(value);

export const readNotifications = (value: unknown): readonly Notification[] =>
  Array.isArray(value) ? value.filter(isNotification) : [];

const isNotification = (value: unknown): value is Notification =>
  isObject(value) &&
  typeof value.externalId === 'string' &&
  (value.template === 'News' || value.template === 'FriendRequest');

export const readFriends = (value: unknown): readonly Friend[] => (Array.isArray(value) ? value.filter(isFriend) : []);

const isFriend = (value: unknown): value is Friend =>
  isObject(value) && typeof value.name === 'string' && typeof value.friend_code === 'string';

export function readOutboxEntry(value: unknown): OutboxEntry | undefined {
  if (!isObject(value)) return undefined;
  const { target, order, stamp, state, reason, details, theirs, force } = value;
  if (!isTarget(target) || typeof stamp !== 'string') return undefined;
  return {
    target,
    order: wholeOr(order, 0),
    stamp,
    state: oneOf(['waiting', 'conflict', 'setAside'], state, 'waiting'),
    reason: textOr(reason, null),
    details: Array.isArray(details) ? details.map(String) : [],
    theirs: theirs ?? null,
    force: force === true,
  };
}
