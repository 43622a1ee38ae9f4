// A search as plain data that every worker thread can make the same question of.
import type { CheckedTeam, Goal, SearchQuestion, Wishes } from '@oversleep/engine';
import { type EditionId, gameOf } from '@oversleep/game';

export interface SearchTask {
  readonly edition: EditionId;
  readonly checked: CheckedTeam;
  readonly goal: Goal;
  readonly wishes: Wishes;
  readonly seed: number;
}

export const questionOf = ({ edition, checked, goal, wishes, seed }: SearchTask): SearchQuestion => ({
  game: gameOf(edition),
  settings: checked.settings,
  candidates: checked.members,
  goal,
  wishes,
  seed,
});
