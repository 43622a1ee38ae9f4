// The run before all chains: it fills the bag, so that they need less time to forget that they began somewhere, and shows how much luck
// there is in the kitchen. It depends on the seed alone: every worker makes the same.
import { runDay } from '../loop/day.ts';
import { clear } from '../loop/flat.ts';
import { resetState, type Start, type State, startFrom } from '../loop/state.ts';

const WEEK = 7;

/** Luck of the pilot run, apart from that of all chains. */
const PILOT = -1;

/** Days that are remembered without a kitchen. */
const SHORT_MEMORY = 3;

/**
 * At most so many kitchens beside the real one, where there is less luck in it, and to find out: one less than a prime number, so that no two
 * are alike.
 */
export const MOST_SIDES = 6;
const SOME_SIDES = 2;
const TRIED_SIDES = 4;

/**
 * Days until a run has forgotten what it has in common with others that began where it did, by how many kitchens its luck is worth. At least
 * the waits for procs, which begin anew, must have found their step.
 */
export const daysToForget = (sides: number): number => (sides === 0 ? 1 : sides <= SOME_SIDES ? 3 : 7);

/** From how much luck in the kitchen on some are worth their while, and from how much on all, and the bag needs patience. */
const SOME_LUCK = 0.005;
const MUCH_LUCK = 0.025;

/**
 * Where a large dish is cooked or just missed, what is in the bag takes months to find its balance: so many times the usual weeks. With less
 * luck most of them will do, and without any half of them, once one week is like the other.
 */
const PATIENCE = 3;
const SOME_PATIENCE = 3 / 4;
const HURRY = 1 / 2;

/** Chains start from one of its last weeks, this part of all, so that they have little in common. */
const STARTS = 1 / 3;

/** A few days without a kitchen. */
export function runShortPilot(state: State, seed: number): void {
  resetState(state, seed, PILOT, false);
  runDays(state, SHORT_MEMORY);
  state.starts = [startFrom(state)];
}

/**
 * About so many weeks, then no side kitchens where they are of no use. `share` is the part that dishes of some value are of the strength of a
 * week, as known after so many days.
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
  let luck = 0;
  let wanted = HURRY * weeks;
  while (past.length < wanted) {
    const week = pilotWeek(state);
    const change = Math.abs(week.made - (past.at(-1) ?? week).made);
    past.push(week);
    variance += week.variance;
    const days = past.length * WEEK;
    luck = share(Math.sqrt(variance / past.length), days);
    if (luck > MUCH_LUCK) wanted = PATIENCE * weeks;
    else if (luck > SOME_LUCK) wanted = SOME_PATIENCE * weeks;
    else if (share(change, days) > SOME_LUCK) wanted = weeks;
  }
  state.sides.count = luck > SOME_LUCK ? Math.min(luck > MUCH_LUCK ? MOST_SIDES : SOME_SIDES, most) : 0;
  state.starts = past.slice(-Math.ceil(STARTS * past.length)).map(({ end }) => end);
}

function runDays(state: State, days: number): void {
  for (let day = 0; day < days; day += 1) {
    state.weekday = day;
    runDay(state);
  }
}

interface PilotWeek {
  readonly end: Start;
  /** What the dishes of a side kitchen were worth, and how much that varies from one to another. */
  readonly made: number;
  readonly variance: number;
}

function pilotWeek(state: State): PilotWeek {
  const { count, made } = state.sides;
  clear(made);
  runDays(state, WEEK);
  const own = made.subarray(0, count);
  const mean = own.reduce((sum, value) => sum + value, 0) / count;
  const squares = own.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { end: startFrom(state), made: mean, variance: count > 1 ? squares / (count - 1) : 0 };
}
