// What is wrong with a name that a player, a Pokémon or a team can't have.
import { ASSISTANT, type NameProblem, tidyName } from '@oversleep/game';
import { problemText } from '@oversleep/texts';
import { type Refusal, refuse } from '../problems.ts';

const UNTIDY_NAME = { direction: 'NAME_DIRECTION', marks: 'NAME_MARKS' } as const;

/** `limit` is how long it may be. */
export function refusedName(problem: NameProblem, limit: number): Refusal {
  switch (problem) {
    case 'line':
      return refuse('NAME_BLANK');
    case 'long':
      return refuse('NAME_TOO_LONG', { limit });
    case 'reserved':
      return refuse('NAME_RESERVED', { name: ASSISTANT });
    default:
      return refuse(UNTIDY_NAME[problem]);
  }
}

/** As a detail of another problem; undefined for a name that is fine, or only too long: that is cut. */
export function untidyNameText(name: string): string | undefined {
  const tidy = tidyName(name);
  return 'problem' in tidy && tidy.problem !== 'long' ? problemText(UNTIDY_NAME[tidy.problem]) : undefined;
}
