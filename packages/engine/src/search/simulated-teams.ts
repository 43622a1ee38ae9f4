// The teams that a search has had simulated, and whether the last rounds found a better one.
import { type Contender, createContender, learn } from './contender.ts';
import { keyOf } from './prospects.ts';
import type { ChainOutcome, TeamOfCandidates } from './types.ts';

/** Less than this is rounding, not progress. */
const PROGRESS = 1e-9;

export interface SimulatedTeams {
  readonly count: () => number;
  /** Best first. */
  readonly ranked: () => readonly Contender[];
  /** In the order in which they were first simulated. */
  readonly inOrder: () => Iterable<Contender>;
  /** Takes in what was simulated; says whether the team is new. */
  readonly add: (
    team: TeamOfCandidates,
    outcome: ChainOutcome,
  ) => { readonly contender: Contender; readonly isNew: boolean };
  /** After each round. */
  readonly endRound: () => void;
  /** The most that a team was thought to make at the end of a round. */
  readonly best: () => number;
  /** Rounds in a row that found nothing better. */
  readonly idleRounds: () => number;
}

export function createTested(): SimulatedTeams {
  const contenders = new Map<string, Contender>();
  let best = Number.NEGATIVE_INFINITY;
  let idle = 0;
  const ranked = () =>
    [...contenders.values()].sort((a, b) => b.known.mean - a.known.mean || compareTeams(a.team, b.team));
  return {
    count: () => contenders.size,
    ranked,
    inOrder: () => contenders.values(),
    add: (team, outcome) => {
      const key = keyOf([...team].sort((a, b) => a - b));
      const contender = contenders.get(key) ?? createContender(team);
      const isNew = contender.chains.length === 0;
      contenders.set(key, contender);
      learn(contender, outcome);
      return { contender, isNew };
    },
    endRound: () => {
      const [first] = ranked();
      if (!first) return;
      idle = first.known.mean > best * (1 + PROGRESS) ? 0 : idle + 1;
      best = Math.max(first.known.mean, best);
    },
    best: () => best,
    idleRounds: () => idle,
  };
}

const compareTeams = (a: TeamOfCandidates, b: TeamOfCandidates): number => (keyOf(a) < keyOf(b) ? -1 : 1);
