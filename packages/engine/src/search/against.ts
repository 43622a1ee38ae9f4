// Compares what a search has found with a team that the player has already. It takes part in nothing: the search's answer is the same without it.
import type { Estimate } from '../statistics/regression.ts';
import { type Contender, createContender, learn, seatedLike } from './contender.ts';
import type { Search } from './search.ts';
import type { ChainOrder, ChainOutcome, Lead } from './types.ts';

export interface Against {
  /** What is to be simulated to know it as well as the first team. */
  readonly next: () => readonly ChainOrder[];
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  /** By the place of the told teams; empty until something is known. */
  readonly leads: () => readonly Lead[];
  readonly known: () => Estimate | undefined;
}

/** `team`: numbers that the crew knows, which may be of others than the candidates. */
export function createAgainst(search: Pick<Search, 'first' | 'leads' | 'told'>, team: readonly number[]): Against {
  const { first, leads, told } = search;
  let rival: Contender = createContender(team);
  let waiting = false;
  return {
    next: () => {
      const best = first();
      if (!best) return [];
      const seats = seatedLike(best.team, team);
      // In other seats it meets other luck, so that all begins anew.
      if (seats.join() !== rival.team.join()) rival = createContender(seats);
      const [from, count] = [rival.chains.length, best.chains - rival.chains.length];
      waiting = count > 0;
      return waiting ? [{ team: rival.team, from, count }] : [];
    },
    add: ([outcome]) => {
      if (waiting && outcome) learn(rival, outcome);
      waiting = false;
    },
    leads: () => (rival.chains.length > 0 ? leads(rival) : []),
    known: () => (rival.chains.length > 0 ? told(rival) : undefined),
  };
}
