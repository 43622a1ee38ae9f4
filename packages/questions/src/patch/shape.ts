// What the changes between two editions did to teams.
import type { PatchAnswer, PatchQuestion, PatchStep } from '@oversleep/engine';
import { canonical, gameOf } from '@oversleep/game';
import { ENGINE_VERSION } from '../engine-version.ts';
import { digest } from '../key.ts';
import { asItIs, type Question } from '../question.ts';

/** Teams to compare: every change, or only the totals of both editions. */
export interface PatchInput {
  readonly questions: readonly PatchQuestion[];
  readonly depth: 'changes' | 'totals';
  /** Not in whole numbers that add up. No part of the key: who keeps answers shows them. */
  readonly exact?: boolean;
}

export interface PatchTypes {
  readonly input: PatchInput;
  /** The answer to the question at this index so far. */
  readonly part: { readonly index: number; readonly step: PatchStep };
  /** By the index of the question. */
  readonly answer: readonly PatchAnswer[];
  readonly kept: readonly PatchAnswer[];
}

export const PATCH: Question<'patch', PatchTypes> = {
  name: 'patch',
  /** Contains the versions of both games. */
  key: ({ questions, depth }) => {
    const versions = questions.map(({ from, to }) => [gameOf(from).domainVersion, gameOf(to).domainVersion]);
    return `${ENGINE_VERSION} patch ${digest(canonical({ questions, depth, versions }))}`;
  },
  news: ({ index, step: { answer, done } }, before = []) => ({ known: [...before.slice(0, index), answer], done }),
  kept: asItIs,
};
