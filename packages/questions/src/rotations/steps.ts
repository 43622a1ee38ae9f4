// Searches for rotations that are better than the best teams of a search.
import {
  DEFAULT_SEED,
  type NamedSwapPlans,
  namedSwapPlans,
  type SearchQuestion,
  searchSwapPlans,
  shortlist,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { RotationsInput, RotationsTypes } from './shape.ts';

export const steps: Steps<RotationsTypes> = function* (input): Generator<number, NamedSwapPlans, undefined> {
  const question = questionFor(input);
  const ids = question.candidates.map(({ creature }) => creature.externalId);
  const found = yield* searchSwapPlans(
    question,
    input.teams.map((team) => team.map((id) => ids.indexOf(id))),
    input.swaps,
  );
  if (!found) throw new Error('Rotations need at least one team');
  return namedSwapPlans(ids, found);
};

/** Of too many candidates those that the search itself used, and the members of its teams. */
function questionFor({ search, teams }: RotationsInput): SearchQuestion {
  const { edition, settings, candidates, goal, wishes, most, seed = DEFAULT_SEED } = search;
  const question = { game: gameOf(edition), settings, candidates, goal, wishes, seed };
  const chosen = new Set(shortlist(question, most));
  const named = new Set(teams.flat());
  return {
    ...question,
    candidates: candidates.filter(({ creature }, number) => chosen.has(number) || named.has(creature.externalId)),
  };
}
