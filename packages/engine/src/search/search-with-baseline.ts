// A search that also simulates the player's current team for comparison, used by the web app and the server alike.

import { canonical } from '@oversleep/game';
import type { RequestMember } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';
import { createBaseline } from './baseline.ts';
import { conflictingWishes, type WishName } from './feasible.ts';
import { createSearch, type SearchOptions } from './search.ts';
import type { SearchSteps } from './steps.ts';
import type {
  ChainOrder,
  ChainOutcome,
  EstimateTeams,
  FoundTeam,
  Lead,
  SearchAnswer,
  SearchQuestion,
} from './types.ts';

interface TeamWithLead extends FoundTeam {
  /** Lead over the current team; null without one, or while it isn't known. */
  readonly lead: Lead | null;
}

export interface ComparedAnswer extends Omit<SearchAnswer, 'teams'> {
  readonly teams: readonly TeamWithLead[];
  /** Estimate of the current team; null without one, or while it isn't known. */
  readonly present: Estimate | null;
  /** Wishes that can't all hold; the search is empty then. */
  readonly impossible: readonly WishName[];
}

export interface SearchWithBaseline {
  readonly think: () => SearchSteps<readonly ChainOrder[]>;
  readonly estimate: EstimateTeams;
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  readonly done: () => number;
  readonly found: () => ComparedAnswer;
}

const NOTHING: ComparedAnswer = {
  teams: [],
  considered: 0,
  simulated: 0,
  steps: 0,
  exhaustive: false,
  present: null,
  impossible: [],
};

/** Orders for the baseline come last in a round; they cost no step and don't change the answer. */
export function createSearchWithBaseline(
  question: SearchQuestion,
  present: readonly RequestMember[],
  options: SearchOptions = {},
): SearchWithBaseline {
  const impossible = conflictingWishes(question);
  if (impossible.length > 0) return ended({ ...NOTHING, impossible });
  const search = createSearch(question, options);
  const { team } = numbered(question.candidates, present);
  const baseline = team.length > 0 ? createBaseline(search, team) : undefined;
  let ordered = 0;
  return {
    think: function* () {
      const orders = yield* search.think();
      ordered = orders.length;
      return [...orders, ...(baseline?.next() ?? [])];
    },
    estimate: search.estimate,
    add: (outcomes) => {
      if (ordered > 0) search.add(outcomes.slice(0, ordered));
      baseline?.add(outcomes.slice(ordered));
    },
    done: search.done,
    found: () => {
      const { teams, ...answer } = search.answer();
      const leads = baseline?.leads() ?? [];
      return {
        ...answer,
        teams: teams.map((found, place) => ({ ...found, lead: knownOrNull(leads[place]) })),
        present: knownOrNull(baseline?.known()),
        impossible,
      };
    },
  };
}

const knownOrNull = <T extends Pick<Lead, 'error'>>(estimate: T | undefined): T | null =>
  estimate && Number.isFinite(estimate.error) ? estimate : null;

// biome-ignore lint/correctness/useYield: there is nothing to think about.
const nothing: SearchWithBaseline['think'] = function* () {
  return [];
};

const ended = (found: ComparedAnswer): SearchWithBaseline => ({
  think: nothing,
  estimate: () => [],
  add: () => {},
  done: () => 1,
  found: () => found,
});

/** Members that an order's indices refer to: candidates, then baseline members. */
export const membersWithBaseline = (
  candidates: readonly RequestMember[],
  present: readonly RequestMember[],
): readonly RequestMember[] => numbered(candidates, present).members;

/**
 * Indices of the current team: those of equal candidates, otherwise after all candidates, where the search doesn't
 * look.
 */
function numbered(candidates: readonly RequestMember[], present: readonly RequestMember[]) {
  const members = [...candidates];
  const places = new Map(candidates.map(({ creature }, place) => [creature.externalId, place]));
  const team = present.map((member) => {
    const place = places.get(member.creature.externalId);
    const isSame = place !== undefined && canonical(candidates[place]) === canonical(member);
    return isSame ? place : members.push(member) - 1;
  });
  return { members, team };
}
