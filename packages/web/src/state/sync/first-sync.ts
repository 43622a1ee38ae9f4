// The first sign-in of a player with guest data: keep mine, keep theirs, or both. Nothing is ever just dropped.
import type { UserImport } from '@oversleep/contract';
import { type Creature, mergedRow, SETTINGS, settingsBy, syncedIn, type TeamPlaces } from '@oversleep/game';
import {
  type Creatures,
  contentOf,
  emptyTeam,
  idsInTeams,
  isSame,
  isUntouched,
  type PlayerData,
  type PlayerTeam,
  settingsOfTeam,
} from '../data/data.ts';
import { type Holdings, type HoldingsCount, hasCreations } from '../data/holdings.ts';
import { selectedPlace } from '../data/team-rules.ts';
import { bonusesIn, gameFor, islandsFrom, type PlayerSettings } from '../data/user.ts';
import { plannedWeek } from '../data/week-changes.ts';
import { rowKey, rowNames, type StoredRow, type WeekRows } from '../data/weeks.ts';
import { creatureBody, teamUpload } from '../data/wire.ts';

export type SyncChoice = 'mine' | 'theirs' | 'merge';

export interface FirstSyncOutcome {
  readonly holdings: Holdings;
  /** Null when the server has everything. */
  readonly upload: UserImport | null;
  /** Teams without room; their members are in the Pokébox. */
  readonly leftOver: readonly PlayerTeam[];
  /** Creatures of mine that got another id. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** The question to the player. */
export interface FirstSync {
  readonly mine: HoldingsCount;
  readonly theirs: HoldingsCount;
  /** How many of my teams would find no room beside theirs. */
  readonly leftOver: number;
}

export function outcomeOf(choice: SyncChoice, mine: Holdings, theirs: Holdings, newId: () => string): FirstSyncOutcome {
  switch (choice) {
    case 'mine':
      return keepMine(mine, newId);
    case 'theirs':
      return { holdings: theirs, upload: null, leftOver: [], renamed: new Map() };
    case 'merge':
      return merge(mine, theirs, newId);
  }
}

function keepMine({ data, settings, rows }: Holdings, newId: () => string): FirstSyncOutcome {
  const renamed = newNames(data.creatures, (id) => !UUID.test(id), newId);
  const own = withoutVersions(withNames(data, renamed));
  const holdings = { data: own, settings, rows: unsent(rows) };
  return { holdings, upload: uploadOf('replace', holdings, own), leftOver: [], renamed };
}

function merge(mine: Holdings, theirs: Holdings, newId: () => string): FirstSyncOutcome {
  const { creatures: theirCreatures } = theirs.data;
  const collides = (id: string) => {
    const [a, b] = [mine.data.creatures[id], theirCreatures[id]];
    return a !== undefined && b !== undefined && !isSame(withoutSaved(a), withoutSaved(b));
  };
  const renamed = newNames(mine.data.creatures, (id) => !UUID.test(id) || collides(id), newId);
  const own = withoutVersions(withNames(mine.data, renamed));
  const { placed, leftOver } = placedTeams(own, theirs.data);
  const inBox = idsInTeams(leftOver);
  const added = Object.values(own.creatures).flatMap((creature): Creature[] => {
    const known = theirCreatures[creature.externalId];
    const saved = creature.saved || inBox.has(creature.externalId) || known?.saved === true;
    if (!known) return [{ ...creature, saved }];
    return known.saved === saved ? [] : [{ ...known, saved }];
  });
  const merged = mergedSettings(mine.settings, theirs.settings);
  // An account without data plays no version yet.
  const settings = hasCreations(theirs) ? merged : { ...merged, edition: mine.settings.edition };
  const addition: PlayerData = { teams: placed, creatures: byId(added) };
  const data: PlayerData = {
    teams: theirs.data.teams.map((team) => placed.find(({ index }) => index === team.index) ?? team),
    creatures: { ...theirCreatures, ...addition.creatures },
  };
  const holdings = { data, settings, rows: unitedRows(mine.rows, theirs.rows) };
  return {
    holdings,
    upload: uploadOf('merge', holdings, addition),
    leftOver,
    renamed,
  };
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const byId = (creatures: readonly Creature[]): Creatures =>
  Object.fromEntries(creatures.map((creature) => [creature.externalId, creature]));

const withoutSaved = (creature: Creature) => ({ ...contentOf(creature), saved: false });

const newNames = (
  creatures: Creatures,
  needs: (id: string) => boolean,
  newId: () => string,
): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(creatures)
      .filter(needs)
      .map((id) => [id, newId()]),
  );

function withNames({ teams, creatures }: PlayerData, renamed: ReadonlyMap<string, string>): PlayerData {
  const name = (id: string): string => renamed.get(id) ?? id;
  const orNull = (id: string | null): string | null => (id === null ? null : name(id));
  const places = ([a, b, c, d, e]: TeamPlaces): TeamPlaces => [orNull(a), orNull(b), orNull(c), orNull(d), orNull(e)];
  return {
    teams: teams.map((team) => ({ ...team, members: places(team.members), snacking: team.snacking.map(name) })),
    creatures: byId(
      Object.values(creatures).map((creature) => ({ ...creature, externalId: name(creature.externalId) })),
    ),
  };
}

/** The server does not know a guest's versions. */
const withoutVersions = ({ teams, creatures }: PlayerData): PlayerData => ({
  teams: teams.map((team) => ({ ...team, version: 0 })),
  creatures: byId(Object.values(creatures).map((creature) => ({ ...creature, version: 0 }))),
});

// ── Teams ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface PlacedTeams {
  readonly placed: readonly PlayerTeam[];
  readonly leftOver: readonly PlayerTeam[];
}

/** Each of mine at its own index if that is free, else at the next free one. One that is there already needs none. */
function placedTeams(mine: PlayerData, theirs: PlayerData): PlacedTeams {
  const taken = theirs.teams.filter((team) => !isUntouched(team));
  const wanted = mine.teams.filter((team) => !isUntouched(team) && !taken.some((known) => isSameTeam(team, known)));
  const free = new Set(theirs.teams.filter(isUntouched).map(({ index }) => index));
  const atHome = wanted.filter(({ index }) => free.delete(index));
  const placed = [...atHome];
  const leftOver: PlayerTeam[] = [];
  for (const team of wanted.filter((other) => !atHome.includes(other))) {
    const [index] = free;
    if (index === undefined) leftOver.push(team);
    else {
      free.delete(index);
      placed.push(movedTo(index, team));
    }
  }
  return { placed, leftOver };
}

const isSameTeam = (a: PlayerTeam, b: PlayerTeam): boolean =>
  isSame(a.members, b.members) && isSame(settingsOfTeam(a), settingsOfTeam(b));

/** A default name follows the team's index. */
function movedTo(index: number, team: PlayerTeam): PlayerTeam {
  const name = team.name === emptyTeam(team.index).name ? emptyTeam(index).name : team.name;
  return { ...team, index, name, memberIndex: selectedPlace(team.members, team.memberIndex) };
}

// ── Settings ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Recipes and areas only ever grow, so the larger one is the newer. */
export function mergedSettings(mine: PlayerSettings, theirs: PlayerSettings): PlayerSettings {
  return {
    ...settingsBy((name) => SETTINGS[name].merged(mine[name], theirs[name])),
    islands: islandsFrom(largest(bonusesIn(mine.islands), bonusesIn(theirs.islands))),
    recipeLevels: largest(mine.recipeLevels, theirs.recipeLevels),
  };
}

type Numbers = Readonly<Record<string, number>>;

const largest = (a: Numbers, b: Numbers): Numbers =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, Math.max(a[name] ?? 0, b[name] ?? 0)]),
  );

// ── Weeks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const unsent = (rows: WeekRows): WeekRows =>
  Object.fromEntries(rowNames(rows).map((name) => [name, { version: 0, data: rows[name]?.data ?? {} }]));

/** By key: meals logged as a guest and those of the account are all kept. Of the same meal the account's counts. */
function unitedRows(mine: WeekRows, theirs: WeekRows): WeekRows {
  const both = rowNames(theirs).flatMap((name): (readonly [string, StoredRow])[] => {
    const [own, their] = [mine[name], theirs[name]];
    if (!own || !their) return their ? [[name, their]] : [];
    return [[name, { ...their, data: mergedRow(rowKey(name).kind, their.data, own.data, undefined) }]];
  });
  return { ...unsent(mine), ...Object.fromEntries(both) };
}

// ── Upload ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `sent` is the part that the server does not have. */
function uploadOf(mode: UserImport['mode'], { data, settings, rows }: Holdings, sent: PlayerData): UserImport {
  const game = gameFor(settings);
  const inTeams = idsInTeams(data.teams);
  return {
    mode,
    settings: { ...syncedIn(settings), week: plannedWeek(rows) },
    areas: bonusesIn(settings.islands),
    recipes: { ...settings.recipeLevels },
    creatures: Object.values(sent.creatures)
      .filter(({ saved, externalId }) => saved || inTeams.has(externalId))
      .map((creature) => creatureBody(game, creature)),
    teams: sent.teams.filter((team) => !isUntouched(team)).map((team) => teamUpload(game, team)),
  };
}
