// The pilot: a run before all chains. It fills the bag, so that chains need little burn-in, and shows how much the dishes of a week are a
// matter of luck. It depends on the seed alone: every worker makes the same.
import { DAYS_A_WEEK } from '@oversleep/game';
import { clear } from '../loop/flat.ts';
import { simulateDay } from '../loop/lineups.ts';
import { resetState, startFrom } from '../loop/start.ts';
import type { StartState, State } from '../loop/state.ts';

/** The number of the pilot among the chains: its random streams are its own. */
const PILOT = -1;

/** Days of a pilot without a kitchen: nothing but energy and bags has to find its level. */
const SHORT_DAYS = 3;

/**
 * Kitchens beside the real one: at most, where dishes are less of a gamble, and in the pilot to find that out. One less than a prime number,
 * so that no two of them ever meet the same drops.
 */
export const MOST_SIDES = 6;
const SOME_SIDES = 2;
const TRIED_SIDES = 4;

/**
 * Burn-in of chains that begin where the pilot has been: the more its kitchen is a gamble, and so the more side kitchens it has, the longer
 * chains with the same start stay alike. Waits for procs begin anew, so that one day is the least.
 */
export const burnInDays = (sides: number): number => (sides === 0 ? 1 : sides <= SOME_SIDES ? 3 : 7);

/** How much dishes vary from kitchen to kitchen, as a share of the team's week: from these on they are some gamble, and a great one. */
const SOME_GAMBLE = 0.005;
const GREAT_GAMBLE = 0.025;

/**
 * Length of the pilot, times the usual weeks. Where a large dish is cooked or just missed, the bag takes months to find its balance. With
 * less of a gamble three quarters will do, and without any half, if the second week was like the first.
 */
const GREAT_GAMBLE_WEEKS = 3;
const SOME_GAMBLE_WEEKS = 3 / 4;
const LEAST_WEEKS = 1 / 2;

/** Chains start from the ends of its last weeks, this part of all, so that they have little in common. */
const STARTS = 1 / 3;

/** A few days without a kitchen. */
export function runShortPilot(state: State, seed: number): void {
  resetState(state, seed, PILOT, false);
  // A rotation goes on from a Sunday.
  runDays(state, state.plan.rotation ? DAYS_A_WEEK : SHORT_DAYS);
  state.starts = [startFrom(state)];
}

/**
 * About so many weeks; afterwards as many side kitchens as are worth their while. `share` says what part of the team's week dishes of some
 * value are, as far as is known after so many days.
 */
export function runPilot(
  state: State,
  seed: number,
  weeks: number,
  share: (value: number, days: number) => number,
): void {
  const most = state.sides.count;
  state.sides.count = Math.min(TRIED_SIDES, most);
  resetState(state, seed, PILOT, false);
  const past: PilotWeek[] = [];
  let variance = 0;
  let gamble = 0;
  let wanted = LEAST_WEEKS * weeks;
  while (past.length < wanted) {
    const week = pilotWeek(state);
    const change = Math.abs(week.made - (past.at(-1) ?? week).made);
    past.push(week);
    variance += week.variance;
    const days = past.length * DAYS_A_WEEK;
    gamble = share(Math.sqrt(variance / past.length), days);
    if (gamble > GREAT_GAMBLE) wanted = GREAT_GAMBLE_WEEKS * weeks;
    else if (gamble > SOME_GAMBLE) wanted = SOME_GAMBLE_WEEKS * weeks;
    else if (share(change, days) > SOME_GAMBLE) wanted = weeks;
  }
  state.sides.count = gamble > SOME_GAMBLE ? Math.min(gamble > GREAT_GAMBLE ? MOST_SIDES : SOME_SIDES, most) : 0;
  state.starts = past.slice(-Math.ceil(STARTS * past.length)).map(({ end }) => end);
}

function runDays(state: State, days: number): void {
  for (let day = 0; day < days; day += 1) {
    state.weekday = day;
    simulateDay(state);
  }
}

interface PilotWeek {
  readonly end: StartState;
  /** What the dishes of a side kitchen were worth, and how much that varies from one to another. */
  readonly made: number;
  readonly variance: number;
}

function pilotWeek(state: State): PilotWeek {
  const { count, made } = state.sides;
  clear(made);
  runDays(state, DAYS_A_WEEK);
  const own = made.subarray(0, count);
  const mean = own.reduce((sum, value) => sum + value, 0) / count;
  const squares = own.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { end: startFrom(state), made: mean, variance: count > 1 ? squares / (count - 1) : 0 };
}
