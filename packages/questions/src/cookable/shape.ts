// Which dishes can a box cook?
import type { SolveSettings } from '@oversleep/engine';
import { type Creature, canonical, type EditionId } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';

interface CookableInput {
  readonly edition: EditionId;
  readonly settings: SolveSettings;
  readonly box: readonly Creature[];
}

export interface CookableTypes {
  readonly input: CookableInput;
  readonly part: undefined;
  /** Names of the dishes that a team of five of the box can cook at least once a day. */
  readonly answer: readonly string[];
  readonly kept: readonly string[];
}

export const COOKABLE: Question<'cookable', CookableTypes> = {
  name: 'cookable',
  key: canonical,
  news: noNews,
  kept: asItIs,
};
