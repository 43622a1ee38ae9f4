// Unknown input in, a team or a list of problems out; what an edition does not know is kept.
import { meansAllBerries } from './berries.ts';
import { LEVEL_MESSAGE } from './creature-shape.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { EXPERT_BONUSES, type ExpertChoice } from './islands.ts';
import { cutNickname } from './nickname.ts';
import {
  type Fields,
  flagIn,
  integerIn,
  isObject,
  newReport,
  type Report,
  shown,
  textIn,
  type Validated,
} from './reading.ts';
import { RECIPE_TYPES } from './recipes.ts';
import { MAX_LEVEL, MIN_LEVEL } from './slots.ts';
import {
  type BerryStock,
  defaultTeam,
  type IngredientStock,
  MAX_STOCKPILED_INGREDIENTS,
  MAX_TEAM_NAME,
  MAX_TEAMS,
  TEAM_SIZE,
  type Team,
  type TeamIsland,
  type TeamPlaces,
} from './team.ts';
import { type Clock, DAY, isSchedule, parseClock } from './time.ts';
import type { Game } from './types.ts';

function clockIn(report: Report, field: string, value: unknown, fallback: Clock): Clock {
  if (value === undefined) return fallback;
  const clock = typeof value === 'string' ? parseClock(value) : value;
  return integerIn(report, field, clock, 0, DAY - 1, `${field} must be a time like 21:30, not ${shown(value)}`);
}

function berryNames(report: Report, game: Game, field: string, value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report.problem(field, `${field} must be a list of berries, not ${shown(value)}`);
    return [];
  }
  const names = value.flatMap((wanted: unknown) => {
    const berry = typeof wanted === 'string' ? game.berries.find(wanted) : undefined;
    if (!berry) report.note(field, `Couldn't find favored berry ${shown(wanted)}`);
    return berry ? [berry.name] : [];
  });
  return [...new Set(names)];
}

/** One word stands for all of them, alone or in a list. */
function favouritesIn(report: Report, game: Game, value: unknown): readonly string[] {
  return meansAllBerries([value].flat())
    ? game.berries.rows.map(({ name }) => name)
    : berryNames(report, game, 'favoredBerries', value);
}

function expertIn(report: Report, game: Game, value: unknown): ExpertChoice | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = isObject(value) ? value : {};
  const [main] = berryNames(report, game, 'island.expert.main', [fields.main]);
  const sub = berryNames(report, game, 'island.expert.sub', fields.sub);
  const bonus = EXPERT_BONUSES.find((known) => known === fields.bonus);
  if (main === undefined) report.problem('island.expert.main', 'An expert island needs a main favourite berry');
  if (!bonus) report.problem('island.expert.bonus', `The weekly bonus must be one of ${EXPERT_BONUSES.join(', ')}`);
  if (sub.length > game.rules.maxSubFavourites)
    report.problem('island.expert.sub', `At most ${game.rules.maxSubFavourites} more favourite berries`);
  return main !== undefined && bonus ? { main, sub, bonus } : undefined;
}

/** A bonus that only another edition allows is kept. */
const highestAreaBonus = (): number => Math.max(...EDITIONS.map((edition) => gameOf(edition).rules.areaBonus.max));

function islandIn(report: Report, game: Game, value: unknown, favoured: unknown): TeamIsland {
  const fields = isObject(value) ? value : { shortName: value };
  const wanted = fields.shortName ?? defaultTeam(0).island.shortName;
  const name = textIn(report, 'island', wanted, `Island ${shown(wanted)} not found`);
  const island = game.islands.find(name);
  if (!island) report.note('island', `Island ${name} not found`);
  const bonus = fields.areaBonus;
  const most = highestAreaBonus();
  return {
    shortName: island?.shortName ?? name,
    berries: favouritesIn(report, game, favoured ?? fields.berries),
    areaBonus:
      bonus === undefined ? 0 : integerIn(report, 'island.areaBonus', bonus, 0, most, `Area bonus must be 0-${most}`),
    expert: expertIn(report, game, fields.expert),
  };
}

function listIn(report: Report, field: string, value: unknown): readonly (readonly [string, Fields])[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report.problem(field, `${field} must be a list, not ${shown(value)}`);
    return [];
  }
  return value.map((entry: unknown, i) => [`${field}[${i}]`, isObject(entry) ? entry : {}]);
}

const berryStockIn = (report: Report, game: Game, value: unknown): readonly BerryStock[] =>
  listIn(report, 'stockpiledBerries', value).map(([field, entry]) => {
    const name = textIn(report, `${field}.name`, entry.name, `Berry ${shown(entry.name)} not found`);
    const most = game.rules.maxStockpiledBerries;
    return {
      name: game.berries.find(name)?.name ?? name,
      amount: integerIn(report, `${field}.amount`, entry.amount, 0, most, `Stockpiled berries must be 0-${most}`),
      level: integerIn(report, `${field}.level`, entry.level, MIN_LEVEL, MAX_LEVEL, LEVEL_MESSAGE),
    };
  });

const ingredientStockIn = (report: Report, game: Game, value: unknown): readonly IngredientStock[] =>
  listIn(report, 'stockpiledIngredients', value).map(([field, entry]) => {
    const name = textIn(report, `${field}.name`, entry.name, `Ingredient ${shown(entry.name)} not found`);
    const most = MAX_STOCKPILED_INGREDIENTS;
    return {
      name: game.ingredients.find(name)?.name ?? name,
      amount: integerIn(report, `${field}.amount`, entry.amount, 0, most, `Stockpiled ingredients must be 0-${most}`),
    };
  });

function placesIn(report: Report, value: unknown): TeamPlaces {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (value !== undefined && !Array.isArray(value))
    report.problem('members', `members must be a list, not ${shown(value)}`);
  if (list.length > TEAM_SIZE) report.problem('members', `A team has at most ${TEAM_SIZE} members`);
  const at = (place: number): string | null => {
    const id = list[place];
    if (id === undefined || id === null) return null;
    return textIn(report, `members[${place}]`, id, `members[${place}] must be an id, not ${shown(id)}`);
  };
  return [at(0), at(1), at(2), at(3), at(4)];
}

function teamNameIn(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? cutNickname(value, MAX_TEAM_NAME) : fallback;
}

/** A team as it travels or is stored; what is left out is as in a new team. */
export function validateTeam(game: Game, input: unknown): Validated<Team> {
  const report = newReport();
  if (!isObject(input))
    return { ok: false, problems: [{ field: '', message: `A team must be an object, not ${shown(input)}` }] };
  const index =
    input.index === undefined
      ? 0
      : integerIn(report, 'index', input.index, 0, MAX_TEAMS - 1, `Team index must be 0-${MAX_TEAMS - 1}`);
  const base = defaultTeam(index);
  const optional = (field: 'memberIndex' | 'version', most: number) =>
    input[field] === undefined
      ? base[field]
      : integerIn(report, field, input[field], 0, most, `${field} must be a whole number up to ${most}`);
  const recipeType =
    input.recipeType === undefined ? base.recipeType : RECIPE_TYPES.find((type) => type === input.recipeType);
  if (!recipeType) report.problem('recipeType', `Recipe type must be one of ${RECIPE_TYPES.join(', ')}`);
  const schedule = {
    bedtime: clockIn(report, 'bedtime', input.bedtime, base.bedtime),
    wakeup: clockIn(report, 'wakeup', input.wakeup, base.wakeup),
  };
  if (!isSchedule(schedule)) report.problem('bedtime', 'Night and day must each last at least one hour');
  const value: Team = {
    index,
    memberIndex: optional('memberIndex', TEAM_SIZE - 1),
    name: teamNameIn(input.name, base.name),
    camp: flagIn(report, 'camp', input.camp),
    ...schedule,
    recipeType: recipeType ?? base.recipeType,
    island: islandIn(report, game, input.island, input.favoredBerries),
    stockpiledBerries: berryStockIn(report, game, input.stockpiledBerries),
    stockpiledIngredients: ingredientStockIn(report, game, input.stockpiledIngredients),
    version: optional('version', Number.MAX_SAFE_INTEGER),
    members: placesIn(report, input.members),
  };
  return report.problems.length > 0
    ? { ok: false, problems: report.problems }
    : { ok: true, value, notes: report.notes };
}
