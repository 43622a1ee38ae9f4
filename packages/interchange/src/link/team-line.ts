// A team's week as one line of a link: its settings, and how far its player has come where that changes what it makes.
import { type Game, RECIPE_TYPES, type Team, validateTeam } from '@oversleep/game';
import { fieldsIn, lineOf } from './fields.ts';

/** `team` has no members: they are lines of their own, in order of their places. */
export interface SharedWeek {
  readonly team: Team;
  /** Places whose members keep snacking. */
  readonly snacking: readonly number[];
  /** Null: the player has not said. */
  readonly potSize: number | null;
}

export function weekLine({ team, snacking, potSize }: SharedWeek): string {
  const { island, stockpiledBerries, stockpiledIngredients } = team;
  const { expert } = island;
  return lineOf([
    team.name,
    team.camp ? 1 : 0,
    team.bedtime,
    team.wakeup,
    RECIPE_TYPES.indexOf(team.recipeType),
    island.shortName,
    island.areaBonus,
    island.berries,
    expert ? [expert.bonus, expert.main, ...expert.sub] : [],
    potSize ?? '',
    snacking,
    stockpiledBerries.flatMap(({ name, amount, level }) => [name, amount, level]),
    stockpiledIngredients.flatMap(({ name, amount }) => [name, amount]),
  ]);
}

/** Undefined: damaged. */
export function weekInLine(game: Game, line: string): SharedWeek | undefined {
  const fields = fieldsIn(line);
  if (!fields) return undefined;
  const [[name] = [], [camp] = [], [bedtime] = [], [wakeup] = [], [recipeType = 0] = [], ...more] = fields;
  const [[shortName] = [], [areaBonus = 0] = [], berries = [], expert = [], [potSize] = [], ...rest] = more;
  const [snacking = [], berryStock = [], ingredientStock = []] = rest;
  const [bonus, main, ...sub] = expert;
  const checked = validateTeam(game, {
    name,
    camp: camp === '1',
    bedtime: Number(bedtime),
    wakeup: Number(wakeup),
    recipeType: RECIPE_TYPES[Number(recipeType)],
    island: {
      shortName,
      areaBonus: Number(areaBonus),
      berries,
      ...(main !== undefined && { expert: { bonus, main, sub } }),
    },
    stockpiledBerries: grouped(berryStock, 3).map(([berry, amount, level]) => ({
      name: berry,
      amount: Number(amount),
      level: Number(level),
    })),
    stockpiledIngredients: grouped(ingredientStock, 2).map(([ingredient, amount]) => ({
      name: ingredient,
      amount: Number(amount),
    })),
  });
  if (!checked.ok) return undefined;
  return {
    team: checked.value,
    snacking: snacking.map(Number),
    potSize: potSize === undefined ? null : Number(potSize),
  };
}

const grouped = (values: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.floor(values.length / size) }, (_, i) => values.slice(i * size, (i + 1) * size));
