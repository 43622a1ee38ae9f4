// The search for the best teams, as plain data.
import type { RequestMember, SearchTask, TeamSettings, Wishes } from '@oversleep/engine';
import { canonical, type EditionId, type Goal } from '@oversleep/game';
import { digest, keyFor } from '../key.ts';
import { memberFields } from '../team/shape.ts';

export interface TeamSearch {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  readonly candidates: readonly RequestMember[];
  readonly goal: Goal;
  readonly wishes: Wishes;
  /** The team to compare with; empty if there is none yet. */
  readonly present: readonly RequestMember[];
  /** How many teams are listed at most. */
  readonly top: number;
  /** Of more candidates, only the strongest alone take part. */
  readonly most: number;
  /** Other than that of the command line and the app, with which both find the same teams. */
  readonly seed?: number;
}

/** How many teams are listed unless it is said otherwise. */
export const TOP_TEN = 10;

/** The same search as the server and the command line have it: with all of its candidates. */
export const searchOf = ({ edition, checked, goal, wishes, seed, present }: SearchTask): TeamSearch => ({
  edition,
  settings: checked.settings,
  candidates: checked.members,
  goal,
  wishes,
  present,
  top: TOP_TEN,
  most: checked.members.length,
  seed,
});

/** A creature's key among those that join the same members: what a simulation sees of it. */
export const joinerName = (member: RequestMember): string => digest(canonical(memberFields(member)));

/** Everything that the best teams depend on, including ids, because the answer lists teams by id. */
export function searchKey({ edition, candidates, present, top, ...rest }: TeamSearch): string {
  const called = (member: RequestMember) => [member.creature.externalId, joinerName(member)];
  // Stored keys contain the earlier name of `top`.
  return keyFor(edition, { ...rest, told: top, candidates: candidates.map(called), present: present.map(called) });
}
