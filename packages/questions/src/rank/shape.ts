// The Pokémon that bring most of an ingredient to a meal.
import type { SolveSettings } from '@oversleep/engine';
import { canonical, type EditionId } from '@oversleep/game';
import { asItIs, progress, type Question } from '../question.ts';
import type { ProducerAnswer } from '../solve/shape.ts';

interface RankInput {
  readonly edition: EditionId;
  readonly settings: SolveSettings;
  readonly ingredient: string;
}

interface RankedProducers {
  readonly edition: EditionId;
  readonly ingredient: string;
  /** The best first, each species once with its best choice of ingredients. */
  readonly ranking: readonly (ProducerAnswer & { readonly amount: number })[];
}

export interface RankTypes {
  readonly input: RankInput;
  /** Progress, 0..1. */
  readonly part: number;
  readonly answer: RankedProducers;
  readonly kept: RankedProducers;
}

export const RANK: Question<'rank', RankTypes> = {
  name: 'rank',
  key: canonical,
  news: progress,
  kept: asItIs,
  resume: asItIs,
};
