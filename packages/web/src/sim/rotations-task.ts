// Searches for rotations that are better than the best teams of a search.
import {
  type NamedRotations,
  namedRotations,
  type SearchQuestion,
  searchRotations,
  shortlist,
} from '@oversleep/engine';
import { gameOf, type SwapsName, USUAL_ROTATION_SIZE } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';
import { SEED, type TeamSearch } from './best/team-search.ts';

export interface RotationsTask {
  readonly search: TeamSearch;
  /** The best teams that it has found, by ids, best first; at least one. */
  readonly teams: readonly (readonly string[])[];
  /** How often the player swaps at most. */
  readonly swaps: SwapsName;
}

export async function findRotations(
  { search, teams, swaps }: RotationsTask,
  { part, step }: TaskRun<number>,
): Promise<NamedRotations> {
  const question = questionFor(search, teams);
  const ids = question.candidates.map(({ creature }) => creature.externalId);
  const steps = searchRotations(
    question,
    teams.map((team) => team.map((id) => ids.indexOf(id))),
    { wanted: [swaps], most: USUAL_ROTATION_SIZE },
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      if (!value) throw new Error('Rotations need at least one team');
      return namedRotations(ids, value);
    }
    part(value);
    await step();
  }
}

/** Of too many candidates those that the search itself used, and the members of its teams. */
function questionFor(
  { edition, settings, candidates, goal, wishes, most }: TeamSearch,
  teams: RotationsTask['teams'],
): SearchQuestion {
  const question = { game: gameOf(edition), settings, candidates, goal, wishes, seed: SEED };
  const chosen = new Set(shortlist(question, most));
  const named = new Set(teams.flat());
  return {
    ...question,
    candidates: candidates.filter(({ creature }, number) => chosen.has(number) || named.has(creature.externalId)),
  };
}
