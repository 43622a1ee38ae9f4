// The last stage: which contenders are simulated further and for how long, and which teams the answer lists.

import type { Goal } from '@oversleep/game';
import { type Contender, lead } from './contender.ts';
import { answeredEstimate, sureFor } from './goal.ts';
import type { SearchStage, Space } from './stage.ts';
import type { ChainOrder, FoundTeam } from './types.ts';

/** Standard errors behind the leader at which a contender is dropped: 99.9 % with many chains. */
const DROPPED = 3.09;
/** Most contenders that stay in the race. */
const FIELD = 48;
/** Chains per contender after each round. */
const LAPS = [4, 8, 16, 32, 64, 128, 256];
/** Relative standard error of the leader at which the race may end. */
const PRECISION = 0.0025;
/** A lead that is known this precisely and is still zero is a draw. */
const DRAW = 0.0005;

/** Runs until this many chains are simulated in total. */
export function racing({ tested }: Pick<Space, 'tested'>, most: number): SearchStage {
  const race = createRace();
  return {
    // biome-ignore lint/correctness/useYield: nothing here takes long.
    *next(steps) {
      if (steps >= most) return [];
      const ranked = tested.ranked();
      const orders = race.next(ranked);
      // A draw may be clear before any contender has to run; tied teams then count as raced.
      if (orders.length === 0) for (const contender of fieldOf(ranked)) contender.raced = true;
      return orders;
    },
    onTested: (contender) => {
      contender.raced = true;
    },
  };
}

interface Race {
  /** Chains to simulate, given all contenders, best first; empty when the race is decided. */
  readonly next: (ranked: readonly Contender[]) => readonly ChainOrder[];
}

function createRace(): Race {
  let lap = 0;
  return {
    next: (ranked) => {
      const running = fieldOf(ranked);
      const [first, ...others] = running;
      if (!first) return [];
      // No other contender is left, or the leader draws with all that are.
      if (relative(first) <= PRECISION && others.every((other) => isDraw(first, other))) return [];
      for (; lap < LAPS.length; lap += 1) {
        const target = LAPS[lap] ?? 0;
        const behind = running.filter(({ chains }) => chains.length < target);
        if (behind.length > 0)
          return behind.map(({ team, chains }) => ({ team, from: chains.length, count: target - chains.length }));
      }
      return [];
    },
  };
}

/** Contenders that may still be the best, best first. */
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

/**
 * The best teams, each with the probability that the first beats it; the first is compared with the next raced team.
 */
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
