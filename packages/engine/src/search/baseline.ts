// Compares the teams a search has found with the player's current team, without changing the search's answer.
import type { Estimate } from '../statistics/regression.ts';
import { type Contender, createContender, learn, seatedLike } from './contender.ts';
import type { Search } from './search.ts';
import type { ChainOrder, ChainOutcome, Lead } from './types.ts';

export interface Baseline {
  /** Chains to simulate so that the baseline is known as precisely as the best team. */
  readonly next: () => readonly ChainOrder[];
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  /** In the order of the answer's teams; empty until the baseline has been simulated. */
  readonly leads: () => readonly Lead[];
  readonly known: () => Estimate | undefined;
}

/** `team`: indices into the members that the workers know, which may include members that are not candidates. */
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
      // Another seat order draws other random numbers, so earlier chains can't be compared any more.
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
