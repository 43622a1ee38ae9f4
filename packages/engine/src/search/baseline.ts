// Compares what a search has found with a team that the player has already. It takes part in nothing: the search's answer is the same without it.
import type { Estimate } from '../statistics/regression.ts';
import { type Contender, createContender, learn, seatedLike } from './contender.ts';
import type { Search } from './search.ts';
import type { ChainOrder, ChainOutcome, Lead } from './types.ts';

export interface Baseline {
  /** What is to be simulated to know it as well as the first team. */
  readonly next: () => readonly ChainOrder[];
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  /** By the place of the told teams; empty until something is known. */
  readonly leads: () => readonly Lead[];
  readonly known: () => Estimate | undefined;
}

/** `team`: numbers that the crew knows, which may be of others than the candidates. */
export function createBaseline(
  search: Pick<Search, 'first' | 'leads' | 'estimateOf'>,
  team: readonly number[],
): Baseline {
  const { first, leads, estimateOf } = search;
  let baseline: Contender = createContender(team);
  let waiting = false;
  return {
    next: () => {
      const best = first();
      if (!best) return [];
      const seats = seatedLike(best.team, team);
      // In other seats it meets other luck, so that all begins anew.
      if (seats.join() !== baseline.team.join()) baseline = createContender(seats);
      const [from, count] = [baseline.chains.length, best.chains - baseline.chains.length];
      waiting = count > 0;
      return waiting ? [{ team: baseline.team, from, count }] : [];
    },
    add: ([outcome]) => {
      if (waiting && outcome) learn(baseline, outcome);
      waiting = false;
    },
    leads: () => (baseline.chains.length > 0 ? leads(baseline) : []),
    known: () => (baseline.chains.length > 0 ? estimateOf(baseline) : undefined),
  };
}
