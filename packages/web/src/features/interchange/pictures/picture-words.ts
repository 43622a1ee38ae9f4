// The parts of a review of screenshots, and its summary.

import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import type { ReviewedCreature } from './picture-job.ts';

const t = messages('interchangePictures');

interface Review {
  /** By the game's own arithmetic, without the player's answers. */
  readonly proven: readonly ReviewedCreature[];
  /** Nothing is doubtful any more. */
  readonly settled: readonly ReviewedCreature[];
  readonly open: readonly ReviewedCreature[];
}

export function reviewOf(creatures: readonly ReviewedCreature[]): Review {
  const isProven = ({ sure, answers }: ReviewedCreature) => sure && Object.keys(answers).length === 0;
  return {
    proven: creatures.filter(isProven),
    settled: creatures.filter((creature) => creature.doubts.length === 0 && !isProven(creature)),
    open: creatures.filter(({ doubts }) => doubts.length > 0),
  };
}

export function reviewWords(pictures: number, { proven, settled, open }: Review): string {
  const all = proven.length + settled.length + open.length;
  if (all === 0) return t('review.none', { pictures });
  return open.length === 0
    ? t('review.done', { pictures, count: all })
    : t('review.open', { pictures, count: all, open: open.length });
}

export function creatureWords({ creature }: Pick<ReviewedCreature, 'creature'>): { name: string; facts: string } {
  const kind = nameOf('species', creature.pokemon);
  const facts = [creature.name === '' ? '' : kind, t('creature.level', { level: creature.level }), creature.nature];
  return { name: creature.name || kind, facts: facts.filter((fact) => fact !== '').join(' · ') };
}
