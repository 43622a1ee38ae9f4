// Simulates the rest of a week.
import { weekSteps } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { WeekTypes } from './shape.ts';

export const steps: Steps<WeekTypes> = ({ edition, question, options }) =>
  weekSteps(gameOf(edition), question, options);
