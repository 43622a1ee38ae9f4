// Compares a team with the same team after each change.
import { compareChanges, type Estimate } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { ChangesTypes } from './shape.ts';

/** Changes that are compared in one step. */
export const CHANGES_PER_STEP = 5;

export const steps: Steps<ChangesTypes> = function* ({ question, changes }) {
  const gains: Estimate[] = [];
  const base = requestFor(question);
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    yield;
    const some = changes.slice(first, first + CHANGES_PER_STEP);
    const requests = some.map((team, i) => ({ key: first + i, request: requestFor({ ...question, ...team }) }));
    for (const { key, gain } of compareChanges(base, requests)) gains[key] = gain;
    yield { known: [...gains], done: gains.length / changes.length };
  }
  return gains;
};
