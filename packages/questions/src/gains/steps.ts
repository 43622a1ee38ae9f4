// Simulates a team with each of the creatures that may join it.
import { createGains, type Estimate } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { TeamQuestion } from '../team/shape.ts';
import type { GainsTypes } from './shape.ts';

type GainOf = ReturnType<typeof createGains>;

// A cache, not state: the week of the others is the same for all that may join them, and a whole box comes in many questions.
let latest: { readonly key: string; readonly gainOf: GainOf } | undefined;

function gainsFor(question: TeamQuestion): GainOf {
  const { edition, settings, members } = question;
  const create = () => createGains(gameOf(edition), settings, members);
  if (members.length === 0) return create();
  const key = JSON.stringify(question);
  if (latest?.key !== key) latest = { key, gainOf: create() };
  return latest.gainOf;
}

export const steps: Steps<GainsTypes> = function* ({ question, joining }) {
  const gainOf = gainsFor(question);
  const known: Estimate[] = [];
  for (const one of joining) {
    yield;
    known.push(gainOf(one));
  }
  return known;
};
