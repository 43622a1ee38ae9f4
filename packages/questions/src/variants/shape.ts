// What each of some builds would make as the first member of the same team, all with the same luck.
import type { RequestMember, variantAnswer } from '@oversleep/engine';
import { canonical } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';
import type { TeamQuestion } from '../team/shape.ts';

interface KnownVariants {
  readonly days: number;
  readonly variants: ReturnType<typeof variantAnswer>[];
}

interface VariantsInput extends TeamQuestion {
  readonly variants: readonly RequestMember[];
  /** Those before the others, from an earlier turn. */
  readonly known?: KnownVariants | undefined;
}

interface VariantsAnswer extends KnownVariants {
  readonly edition: string;
  readonly seed: number;
}

export interface VariantsTypes {
  readonly input: VariantsInput;
  readonly part: KnownVariants;
  readonly answer: VariantsAnswer;
  readonly kept: VariantsAnswer;
}

/** Milliseconds for a member through the days of one variant, without a kitchen. */
const MEMBER_MS = 15;

export const VARIANTS: Question<'variants', VariantsTypes> = {
  name: 'variants',
  key: canonical,
  news: noNews,
  kept: asItIs,
  resume: (input, known = input.known) => ({ ...input, known }),
  cost: ({ members, variants }) => (members.length + 1) * variants.length * MEMBER_MS,
};
