// Estimates Snorlax's current strength with this team when the player has not entered it.
import type { Game } from '@oversleep/game';
import { constantOf } from '../figures/terms.ts';
import { isEndOfStep, knownOf } from './compare.ts';
import { cookWeek } from './cook.ts';
import type { WeekQuestion, WeekSteps } from './types.ts';
import { mealPlanOf, moreWeeks, weekSetupOf } from './week-setup.ts';

/** Enough for an error of about one percent. */
const WEEKS = 100;

/** Ignores everything but the time, so that the guess doesn't depend on other input. */
export function* typicalStrength(game: Game, question: WeekQuestion, seed: number): WeekSteps<number> {
  const { day, time } = question.now;
  const unknownSoFar = { ...question, now: { day, time, strength: 0 }, policy: { ...question.policy, dishes: {} } };
  const setup = weekSetupOf(game, unknownSoFar, seed);
  const { kitchen, factor, playoutSetup } = setup;
  if (playoutSetup.now.weekday === 0 && playoutSetup.now.minute === 0) return 0;
  const mealPlan = mealPlanOf(unknownSoFar, kitchen);
  yield;
  const reached: number[] = [];
  for (const [run, week] of (yield* moreWeeks(setup, 0, WEEKS)).entries()) {
    cookWeek(kitchen, mealPlan, week, run);
    const eaten = kitchen.slots.reduce((sum, { past }, m) => sum + (past ? (kitchen.value[m] ?? 0) : 0), 0);
    reached.push(week.reached + factor * eaten);
    if (isEndOfStep(run, WEEKS)) yield;
  }
  return Math.round(knownOf(reached).mean + constantOf(playoutSetup.team.rolled.terms));
}
