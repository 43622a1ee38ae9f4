// Forecast from now to Sunday: simulates the rest of the week many times, cooked by the player's policy, and summarises
// it.
import { DAY, type Game, WEEKDAYS } from '@oversleep/game';
import type { Estimate } from '../statistics/regression.ts';
import { runToEnd } from '../stepwise.ts';
import { nextMealAdvice } from './advice.ts';
import { SUNDAY } from './calendar.ts';
import { cookAll, difference, isEndOfStep, knownOf } from './compare.ts';
import { cookWeek, type MealPlan } from './cook.ts';
import { ingredientsOf } from './meal-plan.ts';
import { cookedWeeks, eatenUntil } from './meals.ts';
import { nightsOf, type StrengthsAt } from './nights.ts';
import type { Playout } from './play.ts';
import { rankChances, spreadOf, wantedChance } from './ranks.ts';
import { type BestSaving, findHold, findSaving } from './saving.ts';
import type { WeekAnswer, WeekQuestion, WeekSteps } from './types.ts';
import { typicalStrength } from './typical-strength.ts';
import { mealPlanOf, moreWeeks, type WeekSetup, weekSetupOf } from './week-setup.ts';

export interface WeekOptions {
  readonly seed?: number;
  /** Relative standard error of Sunday's strength at which to stop. */
  readonly precision?: number;
  /** A fixed, even number of weeks instead. */
  readonly weeks?: number;
}

const USUAL_PRECISION = 0.0025;
const USUAL_SEED = 1;

/** Rank probabilities need several hundred weeks, however precise the mean is. */
const LEAST_WEEKS = 600;
const MOST_WEEKS = 4000;
const ROUND = 100;
/** Weeks with the app open all the time, for comparison. */
const COMPARED_WEEKS = 400;

/** `undefined` when cancelled. */
export function answerWeek(
  game: Game,
  question: WeekQuestion,
  { signal, ...options }: WeekOptions & { readonly signal?: { readonly aborted: boolean } } = {},
): WeekAnswer | undefined {
  return runToEnd(weekSteps(game, question, options), () => signal?.aborted === true);
}

/** The same in steps, so that it can be cancelled. */
export function* weekSteps(game: Game, question: WeekQuestion, options: WeekOptions = {}): WeekSteps<WeekAnswer> {
  const { seed = USUAL_SEED } = options;
  if (question.now.strength !== undefined) return yield* stepsFrom(game, question, options);
  const strength = yield* typicalStrength(game, question, seed);
  const answer = yield* stepsFrom(game, { ...question, now: { ...question.now, strength } }, options);
  return { ...answer, typicalStrength: strength };
}

/** Forecasts from a given strength. */
function* stepsFrom(game: Game, question: WeekQuestion, options: WeekOptions): WeekSteps<WeekAnswer> {
  const { seed = USUAL_SEED, precision = USUAL_PRECISION } = options;
  const setup = weekSetupOf(game, question, seed);
  yield;
  const weeks = yield* playUntilKnown(setup, mealPlanOf(question, setup.kitchen), { ...options, precision });
  const planned = yield* planCooking(question, setup, weeks);
  const answer = yield* toAnswer(game, question, setup, { weeks, ...planned, seed });
  if (question.policy.lookIn === 'always') return answer;
  const rest = knownOf(yield* gainsOf(setup, planned.held.mealPlan, weeks));
  return { ...answer, lookInCost: yield* lookInCost(game, question, rest, seed) };
}

interface SavingPlan {
  readonly saved: BestSaving;
  readonly held: BestSaving;
}

/** Applies the player's policy: saves ingredients and holds the stored chance where that pays. */
function* planCooking(
  question: WeekQuestion,
  { kitchen }: WeekSetup,
  weeks: readonly Playout[],
): WeekSteps<SavingPlan> {
  const { sunday, holdTasty } = question.policy;
  const mealPlan = mealPlanOf(question, kitchen);
  const saved = sunday ? yield* findSaving(kitchen, mealPlan, weeks) : { mealPlan, saving: undefined, gain: NO_GAIN };
  return { saved, held: holdTasty ? yield* findHold(kitchen, saved, weeks) : { ...saved, gain: NO_GAIN } };
}

/** Simulates until the mean is precise enough, or a fixed number of weeks. */
function* playUntilKnown(
  setup: WeekSetup,
  mealPlan: MealPlan,
  { precision, weeks: wanted }: WeekOptions & { readonly precision: number },
): WeekSteps<readonly Playout[]> {
  const weeks: Playout[] = [];
  const totals: number[] = [];
  const isKnown = () => {
    if (wanted !== undefined || totals.length < LEAST_WEEKS) return totals.length >= (wanted ?? LEAST_WEEKS);
    const { mean, error } = knownOf(totals);
    return totals.length >= MOST_WEEKS || error <= precision * mean;
  };
  while (!isKnown()) {
    const round = yield* moreWeeks(setup, weeks.length, Math.min(ROUND, wanted ?? ROUND));
    const gains = yield* gainsOf(setup, mealPlan, round, weeks.length);
    totals.push(...gains.map((gain) => setup.strength + gain));
    weeks.push(...round);
    yield Math.min(1, weeks.length / (wanted ?? LEAST_WEEKS));
  }
  return weeks;
}

/** Strength gained from now on with this meal plan; `from` is the index of the first week. */
function* gainsOf(
  { kitchen, factor }: WeekSetup,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  from = 0,
): WeekSteps<readonly number[]> {
  const gains: number[] = [];
  for (const [n, week] of weeks.entries()) {
    gains.push((week.gained[SUNDAY] ?? 0) + factor * cookWeek(kitchen, mealPlan, week, from + n));
    if (isEndOfStep(n, weeks.length)) yield;
  }
  return gains;
}

/** Share of strength lost by checking in rarely, compared with the app open all the time. */
function* lookInCost(game: Game, question: WeekQuestion, rest: Estimate, seed: number): WeekSteps<Estimate> {
  const always: WeekQuestion = { ...question, policy: { ...question.policy, lookIn: 'always' } };
  const setup = weekSetupOf(game, always, seed);
  yield;
  const weeks = yield* moreWeeks(setup, 0, COMPARED_WEEKS);
  const { held } = yield* planCooking(always, setup, weeks);
  const whole = knownOf(yield* gainsOf(setup, held.mealPlan, weeks));
  if (whole.mean <= 0) return NO_GAIN;
  const share = rest.mean / whole.mean;
  return { mean: 1 - share, error: Math.hypot(rest.error, share * whole.error) / whole.mean };
}

const NO_GAIN: Estimate = { mean: 0, error: 0 };

interface PlayedWeeks extends SavingPlan {
  readonly weeks: readonly Playout[];
  readonly seed: number;
}

function* toAnswer(
  game: Game,
  question: WeekQuestion,
  setup: WeekSetup,
  { weeks, saved, held, seed }: PlayedWeeks,
): WeekSteps<WeekAnswer> {
  const { kitchen, factor, playoutSetup } = setup;
  const { settings } = question;
  const { mealPlan } = held;
  const { values, meals, recipeLevels } = yield* cookedWeeks(game, settings, kitchen, mealPlan, weeks, factor);
  const strengthsAt: StrengthsAt = (weekday, nap) =>
    Float64Array.from(weeks, ({ gained, gainedByNap }, run) => {
      const eaten = eatenUntil(kitchen.slots, values[run] ?? NO_MEALS, weekday, nap?.from ?? DAY);
      return setup.strength + ((nap ? gainedByNap : gained)[weekday] ?? 0) + factor * eaten;
    });
  const sunday = strengthsAt(SUNDAY);
  const unfilled = yield* cookAll(kitchen, { ...mealPlan, filling: undefined }, weeks);
  const wanted =
    question.rank === undefined ? undefined : wantedChance(game.edition, settings.island, question.rank, sunday);
  const { saving } = saved;
  return {
    edition: game.edition,
    seed,
    weeks: weeks.length,
    strength: spreadOf(sunday),
    ranks: rankChances(game.edition, settings.island, sunday),
    ...(wanted && { wanted }),
    meals,
    ...(question.policy.recipesLevelUp && { recipeLevels }),
    nights: nightsOf(game, question, playoutSetup, strengthsAt),
    keep: saving ? amountsOf(game, ingredientsOf(kitchen.book, saving.dishes, kitchen.hidden.length)) : {},
    ...(saving && {
      saving: {
        from: WEEKDAYS[saving.from] ?? 'sat',
        dishes: saving.dishes.map((dish) => kitchen.book.recipes[dish]?.recipe.name ?? ''),
        gain: scaled(saved.gain, factor),
      },
    }),
    ...(Number.isFinite(mealPlan.hold) && { hold: { from: mealPlan.hold, gain: scaled(held.gain, factor) } }),
    fillerGain: scaled(difference(yield* cookAll(kitchen, mealPlan, weeks), unfilled), factor),
    cookNow: yield* nextMealAdvice(kitchen, mealPlan, weeks, factor, meals[0]?.options[0]?.dish),
  };
}

const NO_MEALS = new Float64Array(0);

const scaled = ({ mean, error }: Estimate, factor: number): Estimate => ({
  mean: mean * factor,
  error: error * factor,
});

const amountsOf = (game: Game, amounts: Float64Array): { readonly [ingredient: string]: number } =>
  Object.fromEntries(
    game.ingredients.rows.flatMap(({ name }, i) => ((amounts[i] ?? 0) > 0 ? [[name, amounts[i] ?? 0]] : [])),
  );
