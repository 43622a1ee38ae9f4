// A search with the team that the player has already beside it, and what is told of both: the same on the device and on the server.

import { canonical } from '@oversleep/game';
import type { RequestMember } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';
import { createAgainst } from './against.ts';
import { contradicting, type WishName } from './feasible.ts';
import { createSearch, type SearchOptions } from './search.ts';
import type { Thinking } from './thinking.ts';
import type {
  ChainOrder,
  ChainOutcome,
  EstimateTeams,
  FoundTeam,
  Lead,
  SearchAnswer,
  SearchQuestion,
} from './types.ts';

interface ComparedTeam extends FoundTeam {
  /** How much more than the present team; null where there is none, or nothing is known yet. */
  readonly lead: Lead | null;
}

export interface Compared extends Omit<SearchAnswer, 'teams'> {
  readonly teams: readonly ComparedTeam[];
  /** What the present team makes; null where there is none, or nothing is known yet. */
  readonly present: Estimate | null;
  /** Wishes that cannot all hold; nothing is searched for then. */
  readonly impossible: readonly WishName[];
}

export interface SearchBeside {
  readonly think: () => Thinking<readonly ChainOrder[]>;
  readonly estimate: EstimateTeams;
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  readonly done: () => number;
  readonly found: () => Compared;
}

const NOTHING: Compared = {
  teams: [],
  considered: 0,
  simulated: 0,
  steps: 0,
  exhaustive: false,
  present: null,
  impossible: [],
};

/** What is ordered for the present team comes last in a round; it costs no step and changes no answer. */
export function createSearchBeside(
  question: SearchQuestion,
  present: readonly RequestMember[],
  options: SearchOptions = {},
): SearchBeside {
  const impossible = contradicting(question);
  if (impossible.length > 0) return ended({ ...NOTHING, impossible });
  const search = createSearch(question, options);
  const { team } = numbered(question.candidates, present);
  const against = team.length > 0 ? createAgainst(search, team) : undefined;
  let ordered = 0;
  return {
    think: function* () {
      const orders = yield* search.think();
      ordered = orders.length;
      return [...orders, ...(against?.next() ?? [])];
    },
    estimate: search.estimate,
    add: (outcomes) => {
      if (ordered > 0) search.add(outcomes.slice(0, ordered));
      against?.add(outcomes.slice(ordered));
    },
    done: search.done,
    found: () => {
      const { teams, ...answer } = search.answer();
      const leads = against?.leads() ?? [];
      return {
        ...answer,
        teams: teams.map((found, place) => ({ ...found, lead: known(leads[place]) })),
        present: known(against?.known()),
        impossible,
      };
    },
  };
}

const known = <T extends Pick<Lead, 'error'>>(one: T | undefined): T | null =>
  one && Number.isFinite(one.error) ? one : null;

// biome-ignore lint/correctness/useYield: there is nothing to think about.
const nothing: SearchBeside['think'] = function* () {
  return [];
};

const ended = (found: Compared): SearchBeside => ({
  think: nothing,
  estimate: () => [],
  add: () => {},
  done: () => 1,
  found: () => found,
});

/** All whose numbers orders name. */
export const membersBeside = (
  candidates: readonly RequestMember[],
  present: readonly RequestMember[],
): readonly RequestMember[] => numbered(candidates, present).members;

/** The present team by number: candidates where they are the same, otherwise behind all of these, where no search looks. */
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
