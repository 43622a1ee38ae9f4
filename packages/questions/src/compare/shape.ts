// Which of two teams makes more in the same week, with the same luck?
import type { RequestMember, TeamComparison, TeamSettings } from '@oversleep/engine';
import { canonical, type EditionId } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';

interface CompareInput {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  readonly a: readonly RequestMember[];
  readonly b: readonly RequestMember[];
}

interface Comparison extends Omit<TeamComparison, 'chains'> {
  readonly edition: EditionId;
}

export interface CompareTypes {
  readonly input: CompareInput;
  readonly part: undefined;
  readonly answer: Comparison;
  readonly kept: Comparison;
}

export const COMPARE: Question<'compare', CompareTypes> = {
  name: 'compare',
  key: canonical,
  news: noNews,
  kept: asItIs,
};
