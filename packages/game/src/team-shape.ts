// The one description of a team: settings of a week, five places, and what lies in stock. What an edition does not know is kept.
import { meansAllBerries } from './berries.ts';
import { levelShape } from './creature-shape.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { DEFAULT_ISLAND, EXPERT_BONUSES } from './islands.ts';
import { cutNickname } from './nickname.ts';
import { isObject, shown, type Validation } from './reading.ts';
import { RECIPE_TYPES } from './recipes.ts';
import { optional, or, orNull, prepare, refine, wordless } from './shape/modifiers.ts';
import { type Limit, lastOf, NONE, type Of, parse, type Sentence, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { flag, named, number, oneOf, text } from './shape/values.ts';
import { storedSwapPlan } from './stored-swap-plan.ts';
import { TEAM_SIZE } from './team-size.ts';
import { CLOCK_PATTERN, type Clock, clockIn, isSchedule } from './time.ts';
import type { Game } from './types.ts';

export const MAX_TEAMS = 10;
export const MAX_TEAM_NAME = 24;
export const MAX_STOCKPILED_INGREDIENTS = 10_000;
export const DEFAULT_BEDTIME: Clock = 21 * 60 + 30;
export const DEFAULT_WAKEUP: Clock = 6 * 60;

export const defaultTeamName = (index: number): string => `Helper team ${index + 1}`;

/** As text or in minutes; it travels as text. */
const clock: Shape<Clock> = {
  description: { kind: 'text', pattern: CLOCK_PATTERN },
  read: (value, at, { report }) => {
    const read = clockIn(value);
    if (read !== undefined) return read;
    report.problem(at, `${lastOf(at)} must be a time like 21:30, not ${shown(value)}`);
    return NONE;
  },
};

const bedtime = refine(or(clock, DEFAULT_BEDTIME), (value, at, { report }, { wakeup = DEFAULT_WAKEUP }) => {
  const end = clockIn(wakeup);
  if (end !== undefined && !isSchedule({ bedtime: value, wakeup: end }))
    report.problem(at, 'Night and day must each last at least one hour');
  return value;
});

const berryName = named(
  ({ berries }) => berries,
  (value) => `Berry ${shown(value)} not found`,
  { keep: 'quietly' },
);

/**
 * Favourites that an edition does not know are left out with a note; one word means all of them, alone or in a list.
 */
const favouritesUpTo = (most: Limit): Shape<readonly string[]> => ({
  description: { kind: 'list', of: berryName.description, most },
  mayBeMissing: true,
  read: (value, at, { game, report }) => {
    if (value === undefined || value === null) return [];
    if (meansAllBerries([value].flat())) return game.berries.rows.map(({ name }) => name);
    if (!Array.isArray(value)) {
      report.problem(at, `${lastOf(at)} must be a list of berries, not ${shown(value)}`);
      return [];
    }
    const names = value.flatMap((wanted: unknown) => {
      const berry = typeof wanted === 'string' ? game.berries.find(wanted) : undefined;
      if (!berry) report.note(at, `Couldn't find favored berry ${shown(wanted)}`);
      return berry ? [berry.name] : [];
    });
    return [...new Set(names)];
  },
});

export const favouritesShape = favouritesUpTo(({ berries }) => berries.rows.length);

const mostSubFavourites = ({ rules }: Game): number => rules.maxSubFavourites;
const NO_MAIN = 'An expert island needs a main favourite berry';

/** What the player has chosen for a week on an expert island. */
export const expertShape = object(
  {
    main: named(({ berries }) => berries, NO_MAIN),
    sub: refine(favouritesUpTo(mostSubFavourites), (sub, at, { game, report }) => {
      const most = mostSubFavourites(game);
      if (sub.length > most) report.problem(at, `At most ${most} more favourite berries`);
      return sub;
    }),
    bonus: oneOf(EXPERT_BONUSES, `The weekly bonus must be one of ${EXPERT_BONUSES.join(', ')}`),
  },
  NO_MAIN,
);

/** A bonus that only another edition allows is kept. */
const highestAreaBonus = (): number => Math.max(...EDITIONS.map((edition) => gameOf(edition).rules.areaBonus.max));

export const areaBonusShape = wordless(number(0, highestAreaBonus, () => `Area bonus must be 0-${highestAreaBonus()}`));

const islandName = named(
  ({ islands }) => ({
    find: (name) => {
      const island = islands.find(name);
      return island && { name: island.shortName };
    },
  }),
  (value) => `Island ${shown(value)} not found`,
  { keep: true },
);

/** Its short name alone will do; the favourites may lie beside it. */
const island = prepare(
  object(
    {
      shortName: islandName,
      /** Favoured berries by name; they travel beside the island. */
      berries: {
        ...favouritesShape,
        read: (value, _, ...rest) => favouritesShape.read(value, 'favoredBerries', ...rest),
      },
      /** Percent. */
      areaBonus: or(areaBonusShape, 0),
      expert: optional(expertShape),
    },
    '',
  ),
  (value, _, { favoredBerries }) => {
    const fields = isObject(value) ? value : { shortName: value };
    return {
      ...fields,
      shortName: fields.shortName ?? DEFAULT_ISLAND,
      berries: favoredBerries ?? fields.berries,
    };
  },
);

const berryStockShape = list(
  object(
    {
      name: berryName,
      amount: number(
        0,
        ({ rules }) => rules.maxStockpiledBerries,
        (_, { rules }) => `Stockpiled berries must be 0-${rules.maxStockpiledBerries}`,
      ),
      level: levelShape,
    },
    'Stockpiled berries have a name, an amount and a level',
  ),
  (value) => `stockpiledBerries must be a list, not ${shown(value)}`,
  { travels: 100 },
);

const ingredientStockShape = list(
  object(
    {
      name: named(
        ({ ingredients }) => ingredients,
        (value) => `Ingredient ${shown(value)} not found`,
        { keep: 'quietly' },
      ),
      amount: number(0, MAX_STOCKPILED_INGREDIENTS, `Stockpiled ingredients must be 0-${MAX_STOCKPILED_INGREDIENTS}`),
    },
    'Stockpiled ingredients have a name and an amount',
  ),
  (value) => `stockpiledIngredients must be a list, not ${shown(value)}`,
  { travels: ({ ingredients }) => ingredients.rows.length },
);

/** Where it has none, a team is named after its place. */
const teamName: Shape<string> = {
  // An emoji may take a dozen code points and is still one character.
  description: { kind: 'text', least: 1, most: 12 * MAX_TEAM_NAME },
  mayBeMissing: true,
  read: (value, _, __, { index }) =>
    typeof value === 'string' && value.trim() !== ''
      ? cutNickname(value, MAX_TEAM_NAME)
      : defaultTeamName(typeof index === 'number' ? index : 0),
};

export type TeamPlaces = readonly [string | null, string | null, string | null, string | null, string | null];

const membersMessage: Sentence = (value) =>
  Array.isArray(value) ? `A team has at most ${TEAM_SIZE} members` : `members must be a list, not ${shown(value)}`;

const members = refine(
  list(orNull(text((value) => `A member must be an id, not ${shown(value)}`)), membersMessage, { most: TEAM_SIZE }),
  ([a = null, b = null, c = null, d = null, e = null]): TeamPlaces => [a, b, c, d, e],
);

const orNone = <T>(stock: Shape<readonly T[]>): Shape<readonly T[]> =>
  or(
    prepare(stock, (value) => value ?? []),
    [],
  );

/** What is left out is as in a new team. */
export const teamShape = object(
  {
    index: or(number(0, MAX_TEAMS - 1, `Team index must be 0-${MAX_TEAMS - 1}`), 0),
    /** The selected place. */
    memberIndex: or(number(0, TEAM_SIZE - 1, `memberIndex must be a whole number up to ${TEAM_SIZE - 1}`), 0),
    name: teamName,
    camp: flag(),
    bedtime,
    wakeup: or(clock, DEFAULT_WAKEUP),
    recipeType: or(oneOf(RECIPE_TYPES, `Recipe type must be one of ${RECIPE_TYPES.join(', ')}`), 'curry'),
    island,
    stockpiledBerries: orNone(berryStockShape),
    stockpiledIngredients: orNone(ingredientStockShape),
    version: or(number(0, Number.MAX_SAFE_INTEGER, 'version must be a whole number'), 0),
    /** Ids of creatures. */
    members: or(members, [null, null, null, null, null]),
    /** Who is in when, by ids; `members` is then the line-up that is in longest. Left out: the same members all week. */
    rotation: optional(storedSwapPlan),
  },
  (value) => `A team must be an object, not ${shown(value)}`,
);

export interface Team extends Of<typeof teamShape> {}
export type TeamIsland = Team['island'];
export type BerryStock = Team['stockpiledBerries'][number];
export type IngredientStock = Team['stockpiledIngredients'][number];

/** A team as it travels or is stored. */
export const validateTeam = (game: Game, input: unknown): Validation<Team> => parse(teamShape, game, input);
