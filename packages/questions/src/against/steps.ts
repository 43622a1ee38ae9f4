// Simulates a rotation beside the teams of its members that stay all week.
import { compareWithFixed, DEFAULT_SEED } from '@oversleep/engine';
import { type Steps, withoutParts } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { AgainstTypes } from './shape.ts';

export const steps: Steps<AgainstTypes> = (question) =>
  withoutParts(compareWithFixed(requestFor(question), DEFAULT_SEED));
