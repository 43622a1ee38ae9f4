// The rotations that a search has found, by the ids of their members: in the form in which a simulation takes them.
import type { SwapsName } from '@oversleep/game';
import type { Estimate } from '../statistics/regression.ts';
import type { Against } from './against.ts';
import type { FoundSwapPlan, SwapsAnswer } from './search.ts';

export interface NamedSwapPlan {
  readonly swaps: SwapsName;
  /** Whether changing the team pays. */
  readonly pays: boolean;
  readonly strength: Estimate;
  /** All who are in at some time. */
  readonly members: readonly string[];
  readonly rotation: {
    readonly lineups: readonly (readonly string[])[];
    readonly changes: FoundSwapPlan['changes'];
  };
  /** The best team that stays. */
  readonly against: Against;
}

export interface NamedSwapPlans {
  readonly fixed: Pick<Against, 'team' | 'strength'>;
  /** One for each wish, from fewest to most changes. */
  readonly swaps: readonly NamedSwapPlan[];
  readonly rotations: Pick<SwapsAnswer, 'considered' | 'simulated'>;
}

const NO_GAIN = { mean: 0, error: 0, sure: 0.5, percent: 0, percentError: 0 };

/** `ids` of the candidates. */
export function namedSwapPlans(ids: readonly string[], answer: SwapsAnswer): NamedSwapPlans {
  const named = (team: readonly number[]) => team.map((number) => ids[number] ?? '');
  const { considered, simulated } = answer;
  const fixed = { team: named(answer.fixed.team), strength: answer.fixed.strength };
  return {
    fixed,
    swaps: answer.found.map(({ swaps, lineups, changes, strength, gain, pays }) => ({
      swaps,
      pays,
      strength,
      members: named([...new Set(lineups.flat())]),
      rotation: { lineups: lineups.map(named), changes },
      against: { ...fixed, gain: gain ?? NO_GAIN },
    })),
    rotations: { considered, simulated },
  };
}
