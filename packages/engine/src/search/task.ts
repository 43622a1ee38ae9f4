// A search as plain data from which every thread, here or on another machine, builds the same question.
import { type EditionId, type Goal, gameOf } from '@oversleep/game';
import type { CheckedTeam, RequestMember } from '../request.ts';
import type { SearchQuestion, Wishes } from './types.ts';

export interface SearchTask {
  readonly edition: EditionId;
  readonly checked: CheckedTeam;
  readonly goal: Goal;
  readonly wishes: Wishes;
  readonly seed: number;
  /** The current team for comparison; empty if there is none. */
  readonly present: readonly RequestMember[];
}

export const questionOf = ({ edition, checked, goal, wishes, seed }: SearchTask): SearchQuestion => ({
  game: gameOf(edition),
  settings: checked.settings,
  candidates: checked.members,
  goal,
  wishes,
  seed,
});
