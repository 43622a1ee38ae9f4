// Teams between the wire and the store.
import type { MemberAnswer, TeamMeta, TeamMetaAnswer } from '@oversleep/contract';
import {
  ALL_BERRIES,
  type BerryStock,
  type Catalogue,
  type Creature,
  cutNickname,
  DEFAULT_BEDTIME,
  DEFAULT_WAKEUP,
  defaultTeamName,
  type ExpertChoice,
  formatClock,
  type Game,
  type IngredientStock,
  isSchedule,
  MAX_TEAM_NAME,
  meansAllBerries,
  parseClock,
  type RecipeType,
  type Report,
  type SwapPlan,
} from '@oversleep/game';
import { creatureAnswer } from './creature.ts';
import { findInAny, readOrRefuse } from './read.ts';
import { untidyNameText } from './untidy-name.ts';

/** What a player sets on a team, as it is stored. */
export interface TeamFields {
  readonly name: string;
  readonly camp: boolean;
  readonly bedtime: string;
  readonly wakeup: string;
  readonly recipeType: RecipeType;
  readonly favoredBerries: readonly string[] | null;
  readonly stockpiledBerries: readonly BerryStock[] | null;
  readonly stockpiledIngredients: readonly IngredientStock[] | null;
  readonly island: { readonly shortName: string; readonly expert?: ExpertChoice } | null;
  /** Left out where it is to stay as it is. */
  readonly rotation?: SwapPlan | null;
}

export interface StoredTeam extends TeamFields {
  readonly index: number;
  readonly version: number;
}

export interface StoredTeamMember {
  readonly memberIndex: number;
  readonly sneakySnacking: boolean;
  readonly creature: Creature;
}

/** A team of which nothing is known but that it has a member. */
export const newTeamFields = (index: number): TeamFields => ({
  name: defaultTeamName(index),
  camp: false,
  bedtime: formatClock(DEFAULT_BEDTIME),
  wakeup: formatClock(DEFAULT_WAKEUP),
  recipeType: 'curry',
  favoredBerries: null,
  stockpiledBerries: null,
  stockpiledIngredients: null,
  island: null,
});

/** Names may come from any edition; they are stored in the game's own spelling. */
export function readTeam(game: Game, index: number, meta: TeamMeta, at = ''): TeamFields {
  return readOrRefuse(
    'TEAM_SETTINGS_INVALID',
    (report) => {
      const { camp, bedtime, wakeup, recipeType, favoredBerries, stockpiledBerries, stockpiledIngredients } = meta;
      if (!isSchedule({ bedtime: parseClock(bedtime) ?? -1, wakeup: parseClock(wakeup) ?? -1 }))
        report.problem('bedtime', 'Night and day must each last at least one hour');
      const untidy = untidyNameText(meta.name);
      if (untidy !== undefined) report.problem('name', untidy);
      return {
        name: cutNickname(meta.name, MAX_TEAM_NAME) || defaultTeamName(index),
        camp,
        bedtime,
        wakeup,
        recipeType,
        favoredBerries: favoredBerries ? favoritesIn(report, game, favoredBerries) : null,
        stockpiledBerries: stockpiledBerries ? berryStock(report, game, stockpiledBerries) : null,
        stockpiledIngredients: stockpiledIngredients ? ingredientStock(report, game, stockpiledIngredients) : null,
        island: meta.island ? islandIn(report, game, meta.island) : null,
        ...(meta.rotation !== undefined && { rotation: meta.rotation }),
      };
    },
    at,
  );
}

function named<T extends { readonly name: string }>(
  report: Report,
  game: Game,
  field: string,
  tableOf: (game: Game) => Catalogue<T>,
  what: 'Berry' | 'Ingredient',
  name: string,
): string {
  const row = findInAny(game, tableOf, name);
  if (!row) report.problem(field, `${what} ${name} not found`);
  return row?.name ?? name;
}

const berryIn = (report: Report, game: Game, field: string, name: string) =>
  named(report, game, field, ({ berries }) => berries, 'Berry', name);

function favoritesIn(report: Report, game: Game, names: readonly string[]): readonly string[] {
  if (meansAllBerries(names)) return [ALL_BERRIES];
  return [...new Set(names.map((name, i) => berryIn(report, game, `favoredBerries[${i}]`, name)))];
}

function berryStock(report: Report, game: Game, stock: readonly BerryStock[]): readonly BerryStock[] {
  const field = 'stockpiledBerries';
  const entries = stock.map((entry, i) => ({
    ...entry,
    name: berryIn(report, game, `${field}[${i}].name`, entry.name),
  }));
  refuseTwice(report, field, entries, ({ name, level }) => `${name} of level ${level}`);
  return entries;
}

function ingredientStock(report: Report, game: Game, stock: readonly IngredientStock[]): readonly IngredientStock[] {
  const field = 'stockpiledIngredients';
  const entries = stock.map((entry, i) => ({
    ...entry,
    name: named(report, game, `${field}[${i}].name`, ({ ingredients }) => ingredients, 'Ingredient', entry.name),
  }));
  refuseTwice(report, field, entries, ({ name }) => name);
  return entries;
}

/** Listed twice, one of the amounts would be lost or both together go beyond what is allowed. */
function refuseTwice<T>(report: Report, field: string, entries: readonly T[], keyOf: (entry: T) => string): void {
  const seen = new Set<string>();
  for (const key of entries.map(keyOf)) {
    if (seen.has(key)) report.problem(field, `${key} is listed twice`);
    seen.add(key);
  }
}

function islandIn(report: Report, game: Game, island: NonNullable<TeamMeta['island']>): TeamFields['island'] {
  const found = findInAny(game, ({ islands }) => islands, island.shortName);
  if (!found) report.problem('island.shortName', `There is no ${island.shortName} in the game`);
  const shortName = found?.shortName ?? island.shortName;
  if (!island.expert) return { shortName };
  const main = berryIn(report, game, 'island.expert.main', island.expert.main);
  const sub = island.expert.sub.map((name, i) => berryIn(report, game, `island.expert.sub[${i}]`, name));
  if (new Set([main, ...sub]).size <= sub.length)
    report.problem('island.expert.sub', 'Each favourite berry can be chosen once');
  return { shortName, expert: { main, sub, bonus: island.expert.bonus } };
}

/** What was never set is left out. */
export function teamMetaAnswer(team: StoredTeam): TeamMetaAnswer {
  const { index, version, name, camp, bedtime, wakeup, recipeType, island, rotation } = team;
  const { favoredBerries, stockpiledBerries, stockpiledIngredients } = team;
  return {
    index,
    version,
    name,
    camp,
    bedtime,
    wakeup,
    recipeType,
    ...(favoredBerries && { favoredBerries: [...favoredBerries] }),
    ...(stockpiledBerries && { stockpiledBerries: [...stockpiledBerries] }),
    ...(stockpiledIngredients && { stockpiledIngredients: [...stockpiledIngredients] }),
    ...(island && { island: islandAnswer(island) }),
    ...(rotation && { rotation }),
  };
}

function islandAnswer({ shortName, expert }: NonNullable<TeamFields['island']>) {
  return expert ? { shortName, expert: { ...expert, sub: [...expert.sub] } } : { shortName };
}

export function memberAnswer(game: Game, { memberIndex, sneakySnacking, creature }: StoredTeamMember): MemberAnswer {
  return Object.assign(creatureAnswer(game, creature), { memberIndex, sneakySnacking });
}
