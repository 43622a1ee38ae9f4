// Compares a team with the same team without each of its members, one after the other.
import { type Estimate, presence } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { WorthTypes } from './shape.ts';

export const steps: Steps<WorthTypes> = function* ({ edition, settings, members }) {
  const worths: Estimate[] = [];
  for (const place of members.keys()) {
    yield;
    const known = presence(gameOf(edition), settings, members, place);
    if (known) worths.push(known.gain);
    yield { known: [...worths], done: worths.length / members.length };
  }
  return worths;
};
