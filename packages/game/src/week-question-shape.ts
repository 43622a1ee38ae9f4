// Questions about the rest of a week besides its teams: current state, cooking policy, and the teams by day.
import { type NapProblem, type NapTimes, napProblem } from './nap.ts';
import { BEST, type DayTeams, MIXED, NOTHING, WEEK_LIMITS } from './player-week.ts';
import { rankNamed } from './ranks.ts';
import { isObject, shown } from './reading.ts';
import { byAnyName } from './search-shape.ts';
import { kitchenPolicyShape } from './settings-shape.ts';
import { either } from './shape/either.ts';
import { about, optional, prepare, refine, withDefault, wordless } from './shape/modifiers.ts';
import { type Limit, limitIn, NONE, type Of, type OptionalShape, refuse, type Shape } from './shape/shape.ts';
import { byKey, list, object, record } from './shape/structures.ts';
import { flag, keptText, number, oneOf } from './shape/values.ts';
import { CLOCK_PATTERN, durationText, MEALS, type Schedule, WEEKDAYS, type Weekday } from './time.ts';
import type { Game, RecipeType } from './types.ts';

/** In place of a strength: what this team usually has by now. Left out it is 0, as it has always been. */
const TYPICAL = 'typical';

/** The team of the question itself included. */
export const MOST_WEEK_TEAMS = 4;

/** What some answers depend on. */
interface WeekContext {
  /** Of the members of all teams. */
  readonly ids: ReadonlySet<string>;
  readonly recipeType: RecipeType;
  readonly schedule: Schedule;
  readonly teams: number;
}

const amount = (most: Limit): Shape<number> =>
  wordless(
    number(0, most, (value, game) => `must be a number 0-${limitIn(game, most)}, not ${shown(value)}`, {
      fraction: true,
    }),
  );

const clock = (sentence?: (value: unknown) => string) => wordless(keptText(sentence, { pattern: CLOCK_PATTERN }));

const strength: OptionalShape<number> = {
  optional: true,
  mayBeMissing: true,
  ...refine(
    either([
      { is: (value) => value !== TYPICAL, shape: prepare(amount(1e9), (value) => value ?? 0) },
      { is: () => true, shape: oneOf([TYPICAL]) },
    ]),
    (value) => (typeof value === 'number' ? value : undefined),
  ),
};

const amounts = (most: number, count: number, nameOf: (key: string, game: Game) => string | undefined) =>
  record(amount(most), (value) => `must be an object, not ${shown(value)}`, {
    travels: count,
    name: (key, at, { game, report }) => {
      const name = nameOf(key, game);
      if (name === undefined) report.problem(at, `${key} is not known`);
      return name ?? NONE;
    },
  });

const nowShape = (ids: ReadonlySet<string>) =>
  object(
    {
      day: wordless(oneOf(WEEKDAYS, (value) => `day must be one of ${WEEKDAYS.join(', ')}, not ${shown(value)}`)),
      /** Times after midnight and before wake-up belong to the day before. */
      time: clock((value) => `time must be like 13:20, not ${shown(value)}`),
      strength: about(
        strength,
        'Of Snorlax, this week so far; 0 if left out. "typical": what this team usually has by then.',
      ),
      bag: optional(
        about(
          amounts(WEEK_LIMITS.ofIngredient, 64, (key, { ingredients }) => ingredients.find(key)?.name),
          'By ingredient.',
        ),
      ),
      energy: optional(
        about(
          amounts(WEEK_LIMITS.energy, 20, (key) => (ids.has(key) ? key : undefined)),
          "By the member's externalId.",
        ),
      ),
      tasty: optional(
        about(
          amount(({ rules }) => rules.extraTasty.skillCap),
          'Chance of extra tasty that skills have stored.',
        ),
      ),
      pot: optional(
        about(
          amount(({ rules }) => rules.pot.skillCap),
          'Room in the pot that skills have stored.',
        ),
      ),
    },
    (value) => `now must be an object with day and time, not ${shown(value)}`,
  );

const byDay = <T>(shape: Shape<T>): Shape<{ readonly [day in Weekday]?: T }> =>
  withDefault(
    byKey(
      WEEKDAYS,
      shape,
      (value) => `must be an object by day, not ${shown(value)}`,
      `days are ${WEEKDAYS.join(', ')}`,
    ),
    {},
  );

/** A recipe by its key or by what it is called, in any case. */
const dishOf = (type: RecipeType): Shape<string> => ({
  description: { kind: 'text', least: 1, most: 64 },
  read: (value, at, { game, report }) => {
    const wish = value ?? BEST;
    if (wish === BEST || wish === MIXED || wish === NOTHING) return wish;
    const recipe = typeof wish === 'string' ? byAnyName(game.recipes).find(wish) : undefined;
    if (!recipe) report.problem(at, `must be a dish, "${BEST}", "${MIXED}" or "${NOTHING}", not ${shown(value)}`);
    if (recipe && recipe.type !== type)
      report.problem(at, `${recipe.displayName} is a ${recipe.type}, but recipeType is ${type}`);
    return recipe?.name ?? NONE;
  },
});

const weekPolicyShape = (type: RecipeType) =>
  object(
    {
      ...kitchenPolicyShape.fields,
      sunday: about(flag(), 'Save for Sunday.'),
      holdTasty: about(flag(), 'Hold a stored chance of extra tasty for Sunday.'),
      dishes: byDay(
        about(
          wordless(
            list(dishOf(type), (value) => `must be a list of up to ${MEALS.length} dishes, not ${shown(value)}`, {
              most: MEALS.length,
              keep: 'none',
            }),
          ),
          'Breakfast, lunch, dinner: a dish, "best", "mixed" or "nothing".',
        ),
      ),
    },
    (value) => `policy must be an object, not ${shown(value)}`,
  );

const rank: Shape<string> = {
  description: { kind: 'text', most: 32 },
  read: (value, at, reading) =>
    typeof value === 'string' && rankNamed(value) !== undefined
      ? value
      : refuse(`rank must be like "Master 12", not ${shown(value)}`, value, at, reading),
};

/** A day without a team has team 0, a night without one the day's. */
const teamOfDay = (teams: number): Shape<DayTeams> => {
  const team = number(0, teams - 1);
  const isTeam = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < teams;
  return {
    description: { kind: 'object', fields: { day: team, night: { ...team, mayBeMissing: true } } },
    read: (value, at, reading) => {
      const fields = isObject(value) ? value : { day: value };
      const day = fields.day ?? 0;
      const night = fields.night ?? day;
      if (isTeam(day) && isTeam(night)) return { day, night };
      return refuse(
        `must be the number of a team 0-${teams - 1}, or {"day", "night"} of them, not ${shown(value)}`,
        value,
        at,
        reading,
      );
    },
  };
};

const napProblemText = (problem: NapProblem): string =>
  problem.code === 'length'
    ? `A nap lasts ${durationText(problem.least)} to ${durationText(problem.most)}`
    : problem.code === 'invalid'
      ? 'A nap has times like 13:00 and 15:00'
      : 'A nap begins after wake-up and ends before bedtime';

const napOn = (schedule: Schedule): Shape<NapTimes> => ({
  description: { kind: 'object', fields: { from: clock(), to: clock() } },
  read: (value, at, reading) => {
    const { from, to } = isObject(value) ? value : {};
    const nap = { from: String(from), to: String(to) };
    const problem = napProblem(reading.game, schedule, nap);
    return problem === undefined ? nap : refuse(`${napProblemText(problem)}, not ${shown(value)}`, value, at, reading);
  },
});

/** Two of its limits and some names depend on the teams and settings beside it. */
export const weekQuestionShape = ({ ids, recipeType, schedule, teams }: WeekContext) =>
  object({
    now: nowShape(ids),
    policy: { ...prepare(weekPolicyShape(recipeType), (value) => value ?? {}), mayBeMissing: true },
    rank: optional(rank),
    plan: byDay(teamOfDay(teams)),
    naps: byDay(napOn(schedule)),
    /** Factor on drowsy power by night: events, Good Sleep Days, incense. */
    drowsy: byDay(amount(10)),
  });
export interface WeekQuestionInput extends Of<ReturnType<typeof weekQuestionShape>> {}
