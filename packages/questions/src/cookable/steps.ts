// Tries which dishes a box can cook once a day.
import { cookableBy, producersOf } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import { membersIn } from '../solve/steps.ts';
import type { CookableTypes } from './shape.ts';

// biome-ignore lint/correctness/useYield: it takes milliseconds, all in one step
export const steps: Steps<CookableTypes> = function* ({ edition, settings, box }) {
  const game = gameOf(edition);
  const producers = producersOf({ game, settings, given: [], box: membersIn(game, box) });
  return [...cookableBy(game, settings, producers).keys()];
};
