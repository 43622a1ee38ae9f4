// The race of those that may be the best: who runs on and for how long, and what is told about them.

import type { Goal } from '@oversleep/game';
import { type Contender, lead } from './contender.ts';
import { answeredEstimate, sureFor } from './goal.ts';
import type { Space, Stage } from './stage.ts';
import type { ChainOrder, FoundTeam } from './types.ts';

/** A contender is dropped when another makes more by so many errors: 99.9 % where many chains are known. */
const DROPPED = 3.09;
/** So many contenders at most run on. */
const FIELD = 48;
/** Chains that each contender has after the rounds of the race. */
const LAPS = [4, 8, 16, 32, 64, 128, 256];
/** The relative standard error to which the first ones are known at the end. */
const PRECISION = 0.0025;
/** A lead that is known this well and still none is a draw. */
const DRAW = 0.0005;

/** The last stage, until so many chains are simulated in all. */
export function racing({ tested }: Pick<Space, 'tested'>, most: number): Stage {
  const race = createRace();
  return {
    // biome-ignore lint/correctness/useYield: nothing here takes long.
    *next(steps) {
      if (steps >= most) return [];
      const ranked = tested.ranked();
      const orders = race.next(ranked);
      // A draw may be clear before anybody has to run: those who tie have raced, too.
      if (orders.length === 0) for (const contender of fieldOf(ranked)) contender.raced = true;
      return orders;
    },
    onTested: (contender) => {
      contender.raced = true;
    },
  };
}

interface Race {
  /** What is to be simulated, given all contenders, best first; nothing when it is decided. */
  readonly next: (ranked: readonly Contender[]) => readonly ChainOrder[];
}

function createRace(): Race {
  let lap = 0;
  return {
    next: (ranked) => {
      const running = fieldOf(ranked);
      const [first, ...others] = running;
      if (!first) return [];
      // Nobody is left, or nobody that it could be told from.
      if (relative(first) <= PRECISION && others.every((other) => isDraw(first, other))) return [];
      for (; lap < LAPS.length; lap += 1) {
        const wanted = LAPS[lap] ?? 0;
        const behind = running.filter(({ chains }) => chains.length < wanted);
        if (behind.length > 0)
          return behind.map(({ team, chains }) => ({ team, from: chains.length, count: wanted - chains.length }));
      }
      return [];
    },
  };
}

/** Those that may still be the best, best first. */
function fieldOf(ranked: readonly Contender[]): readonly Contender[] {
  const [first] = ranked;
  if (!first) return [];
  return ranked.filter((contender) => contender === first || mayWin(contender, first)).slice(0, FIELD);
}

function mayWin(contender: Contender, first: Contender): boolean {
  const { mean, error } = lead(first, contender);
  return !(mean > DROPPED * error);
}

const relative = ({ known: { mean, error } }: Contender): number => (mean > 0 ? error / mean : 0);

function isDraw(first: Contender, other: Contender): boolean {
  const { mean, error } = lead(first, other);
  return Math.abs(mean) + 2 * error <= DRAW * first.known.mean;
}

/** The best ones, with the chance that the first makes more than each; the first is compared with the next one in the race. */
export function topTeams(goal: Goal, ranked: readonly Contender[], top: number): readonly FoundTeam[] {
  const [first, ...others] = ranked;
  const rival = others.find(({ raced }) => raced);
  const chanceBefore = (other: Contender | undefined): number | null =>
    first?.raced && other?.raced ? sureFor(goal, lead(first, other)) : null;
  return ranked.slice(0, top).map((contender) => {
    const { mean: total, error } = answeredEstimate(goal, contender);
    const sure = chanceBefore(contender === first ? rival : contender);
    return { team: contender.team, total, error, raced: contender.raced, sure };
  });
}
