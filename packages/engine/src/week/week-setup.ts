// Prepares a question about a week for simulation: its teams, meals, kitchen and starting state.
import type { Game } from '@oversleep/game';
import { constantOf } from '../figures/terms.ts';
import { fillingOf } from '../loop/filling.ts';
import { lineupAt } from '../loop/lineup-plan.ts';
import { cookingPlan, obtainable } from '../loop/menu.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { instantOf, slotsFrom } from './calendar.ts';
import { type Bag, createKitchen, leftoversAfter, type MealPlan, type WeekKitchen, Wish } from './cook.ts';
import { keptFor, wishesOf } from './meal-plan.ts';
import { mealsAround, napsOf } from './nap.ts';
import { type Playout, type PlayoutSetup, playWeeks } from './play.ts';
import { createTeam, requestOfWeek } from './teams.ts';
import type { Now, WeekQuestion, WeekSteps } from './types.ts';

export interface WeekSetup {
  readonly playoutSetup: PlayoutSetup;
  readonly kitchen: WeekKitchen;
  /** Strength of a point of cooking. */
  readonly factor: number;
  /**
   * Meal plan of past weeks where their leftovers are unknown; undefined where they are known, or bought every Monday.
   */
  readonly before: MealPlan | undefined;
  /** Snorlax's strength now; a stock of berries is eaten when the week starts. */
  readonly strength: number;
}

export function weekSetupOf(game: Game, question: WeekQuestion, seed: number): WeekSetup {
  const { policy, now: known } = question;
  const { filler, meals, lookIn } = policy;
  const settings = { ...question.settings, policy: { filler, meals, lookIn } };
  const request = requestOfWeek(game, settings, question);
  const team = createTeam(request, seed);
  const now = instantOf(settings, known);
  const first = known.bag === undefined ? 0 : now.weekday;
  const naps = napsOf(settings, question, now);
  const menu = naps.map((nap) => mealsAround(team.plan, nap));
  const slots = slotsFrom(menu, now, first, question.eaten).filter(({ past }) => known.bag === undefined || !past);
  const changes = team.plan.rotation?.days ?? [];
  const playoutSetup: PlayoutSetup = { team, changes, naps, now, known, first, slots: slots.length, seed };
  const lineups = lineupsFrom(team.plan, now.weekday);
  const cooking = cookingPlan(
    request,
    withinReach(game, lineups, question),
    (team.plan.rotation?.lineups ?? [team.plan]).flatMap(({ programs }) => programs),
    { ...settings.policy, ...(policy.recipesLevelUp && { recipesLevelUp: true }) },
  );
  const mixing = fillingOf(
    game,
    { ...settings.policy, filler: 'surplus' },
    cooking.kinds,
    cooking.books,
    Number.POSITIVE_INFINITY,
  );
  const kitchen = createKitchen(cooking, slots, {
    bags: bagsAt(game, request, known, seed),
    tasty: known.tasty,
    pot: known.pot,
    mixing,
  });
  const isMonday = now.weekday === 0 && now.minute === 0;
  const strength = (known.strength ?? 0) + (isMonday ? constantOf(team.rolled.terms) : 0);
  const before = known.bag === undefined && !cooking.stocked ? usualMealPlan(kitchen) : undefined;
  return { playoutSetup, kitchen, before, factor: team.rolled.cooking, strength };
}

/** Weeks that are simulated in one step; the first ones take ten times as long, until the code is compiled. */
export const SIMULATED_PER_STEP = 10;

/**
 * Simulates more weeks, `from` being how many exist already. Each adds a bag that a later week starts with if the bag
 * is unknown.
 */
export function* moreWeeks(
  { playoutSetup, kitchen, before }: WeekSetup,
  from: number,
  count: number,
): WeekSteps<readonly Playout[]> {
  const weeks: Playout[] = [];
  while (weeks.length < count) {
    const inStep = Math.min(SIMULATED_PER_STEP, count - weeks.length);
    for (const week of playWeeks(playoutSetup, from + weeks.length, inStep)) {
      if (before) kitchen.bags.push(leftoversAfter(kitchen, before, week, from + weeks.length));
      weeks.push(week);
    }
    yield;
  }
  return weeks;
}

/** Line-ups that are in on this day or later in the week. */
function lineupsFrom(plan: Plan, weekday: number): readonly Plan[] {
  const { rotation } = plan;
  if (!rotation) return [plan];
  const numbers = rotation.days.slice(weekday).flatMap((changes) => changes.map(({ lineup }) => lineup));
  const isIn = (l: number) => l === lineupAt(rotation, weekday - 1) || numbers.includes(l);
  return rotation.lineups.filter((_, l) => isIn(l));
}

/** Ingredients that one of these line-ups brings, that are in the bag, or that a wish needs. */
function withinReach(game: Game, lineups: readonly Plan[], { now, policy }: WeekQuestion): readonly boolean[] {
  const brought = lineups.map((plan) => obtainable(plan.request, plan.programs));
  const wished = Object.values(policy.dishes).flatMap((wishes) =>
    wishes.flatMap((wish) => game.recipes.find(wish)?.ingredients.map(({ ingredient }) => ingredient) ?? []),
  );
  return game.ingredients.rows.map(
    (row, i) => brought.some((has) => has[i]) || (now.bag?.[row.name] ?? 0) > 0 || wished.includes(row),
  );
}

/**
 * Pairs of runs that show the leftovers of a Sunday: few where simulated weeks continue from them, many where each week
 * has its own stock, whose leftovers are unknown.
 */
const FEW_SUNDAYS = 4;
const MANY_SUNDAYS = 24;

/** The known bag, or bags left by simulated Sundays, with the new week's stock. */
function bagsAt(game: Game, request: TeamRequest, { bag, tasty = 0 }: Now, seed: number): Bag[] {
  const { rows } = game.ingredients;
  if (bag) return [{ ingredients: Float64Array.from(rows, ({ name }) => bag[name] ?? 0), tasty }];
  const plan = planOf(request);
  const { asked = 0, stockpile } = plan.cooking ?? {};
  const pairs = plan.cooking?.stocked ? MANY_SUNDAYS : FEW_SUNDAYS;
  const { chains } = runChains(createRunner(plan, seed, false), 0, pairs);
  return chains.flatMap(({ ends }) =>
    ends.map(({ shelves, tastyBonus }) => ({
      ingredients: Float64Array.from(rows, (_, i) => (shelves[asked]?.[i] ?? 0) + (stockpile?.[i] ?? 0)),
      tasty: tastyBonus,
    })),
  );
}

/** The best dish at every meal. */
const usualMealPlan = ({ slots, cooking }: WeekKitchen): MealPlan => ({
  wishes: new Int32Array(slots.length).fill(Wish.best),
  kept: [],
  filling: cooking.filling,
  hold: Number.POSITIVE_INFINITY,
});

export function mealPlanOf({ policy }: WeekQuestion, { book, slots, cooking, hidden }: WeekKitchen): MealPlan {
  const wishes = wishesOf(policy, slots, book);
  return {
    wishes,
    kept: keptFor(book, slots, wishes, undefined, hidden.length),
    filling: cooking.filling,
    hold: Number.POSITIVE_INFINITY,
  };
}
