// A question about a week made ready to be played: its teams, its meals, its kitchen, and how it is to be cooked.
import { type DayTeams, type Game, WEEKDAYS } from '@oversleep/game';
import { constantOf } from '../figures/terms.ts';
import { fillingOf } from '../loop/filling.ts';
import { cookingPlan, obtainable } from '../loop/menu.ts';
import { planOf } from '../loop/plan.ts';
import { requestOf, type TeamRequest } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { instantOf, slotsFrom } from './calendar.ts';
import { type Bag, createKitchen, leftoversAfter, type MealPlan, type WeekKitchen, Wish } from './cook.ts';
import { keptFor, wishesOf } from './meal-plan.ts';
import { mealsAround, napsOf } from './nap.ts';
import { type Playout, type PlayoutSetup, playWeeks } from './play.ts';
import { createTeam, type RunningTeam } from './teams.ts';
import type { Now, WeekQuestion } from './types.ts';

export interface WeekSetup {
  readonly playoutSetup: PlayoutSetup;
  readonly kitchen: WeekKitchen;
  /** Strength of a point of cooking. */
  readonly factor: number;
  /** How weeks gone by were cooked, where nobody has told what they have left; undefined where that is known, or bought anew each Monday. */
  readonly before: MealPlan | undefined;
  /** Strength of Snorlax now; a stock of berries is eaten when the week begins. */
  readonly strength: number;
}

export function weekSetupOf(game: Game, question: WeekQuestion, seed: number): WeekSetup {
  const { policy, now: known } = question;
  const { filler, meals, lookIn } = policy;
  const settings = { ...question.settings, policy: { filler, meals, lookIn } };
  const requests = [question.members, ...question.teams].map((members) => requestOf(game, settings, members));
  const teams = requests.map((request) => createTeam(request, seed));
  const [team] = teams;
  const [request] = requests;
  if (!team || !request) throw new Error('Nobody to play a week with');
  const now = instantOf(settings, known);
  const first = known.bag === undefined ? 0 : now.weekday;
  const naps = napsOf(settings, question, now);
  const menu = naps.map((nap) => mealsAround(team.plan, nap));
  const slots = slotsFrom(menu, now, first).filter(({ past }) => known.bag === undefined || !past);
  const plan = WEEKDAYS.map((day) => question.plan[day] ?? { day: 0, night: 0 });
  const playoutSetup: PlayoutSetup = { teams, plan, naps, now, known, first, slots: slots.length, seed };
  const cooking = cookingPlan(
    request,
    withinReach(game, requests, teams, plan.slice(now.weekday), question),
    teams.flatMap((one) => one.plan.programs),
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

/** Some more weeks, `from` being how many there are already. Each leaves the bag that a later one begins with, where nobody has told what lies in it. */
export function moreWeeks(
  { playoutSetup, kitchen, before }: WeekSetup,
  from: number,
  count: number,
): readonly Playout[] {
  const weeks = playWeeks(playoutSetup, from, count);
  if (before)
    for (const [n, week] of weeks.entries()) kitchen.bags.push(leftoversAfter(kitchen, before, week, from + n));
  return weeks;
}

/** Ingredients that a team of these days brings, that lie in the bag, or that a wish takes. */
function withinReach(
  game: Game,
  requests: readonly TeamRequest[],
  teams: readonly RunningTeam[],
  days: readonly DayTeams[],
  { now, policy }: WeekQuestion,
): readonly boolean[] {
  const isThere = (t: number) => days.some(({ day, night }) => day === t || night === t);
  const brought = requests.flatMap((request, t) =>
    isThere(t) ? [obtainable(request, teams[t]?.plan.programs ?? [])] : [],
  );
  const wished = Object.values(policy.dishes).flatMap((wishes) =>
    wishes.flatMap((wish) => game.recipes.find(wish)?.ingredients.map(({ ingredient }) => ingredient) ?? []),
  );
  return game.ingredients.rows.map(
    (row, i) => brought.some((has) => has[i]) || (now.bag?.[row.name] ?? 0) > 0 || wished.includes(row),
  );
}

/**
 * So many pairs of runs show with what Sundays end: a few where weeks that are played go on from them, all side by side; many where each week has
 * its own stock, of which nobody can say what is left.
 */
const FEW_SUNDAYS = 4;
const MANY_SUNDAYS = 24;

/** The bag as it is, or bags as Sundays leave them, with the new week's stock. */
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

/** Whatever is best, meal by meal. */
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
