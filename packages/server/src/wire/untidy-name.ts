// What is wrong with a name that a player, a Pokémon or a team can't have.
import { PROBLEMS } from '@oversleep/contract';
import { tidyName } from '@oversleep/game';

export const UNTIDY_NAME = { direction: 'NAME_DIRECTION', marks: 'NAME_MARKS' } as const;

/** As a detail of another problem; undefined for a name that is fine. */
export function untidyNameText(name: string): string | undefined {
  const tidy = tidyName(name);
  return 'problem' in tidy ? PROBLEMS[UNTIDY_NAME[tidy.problem]].text : undefined;
}
