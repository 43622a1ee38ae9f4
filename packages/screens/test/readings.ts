// Readings of drawn screens (drawing/write-readings.ts) as the screens that they were, without a picture.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, gameOf } from '@oversleep/game';
import type { Anchors } from '../src/anchors.ts';
import type { ReadValue } from '../src/marks.ts';
import type { Screen } from '../src/read-screen.ts';
import { matchesOf, skillWords, speciesWords } from '../src/vocabulary.ts';

export const game = gameOf(EDITIONS.at(-1));

interface Reading extends Pick<Screen, 'mint' | 'notes'> {
  readonly name: string | null;
  readonly skill: string | null;
  readonly level: ReadValue<number> | null;
  readonly rp: ReadValue<number> | null;
  readonly interval: ReadValue<number> | null;
  readonly carry: ReadValue<number> | null;
  readonly skillLevel: ReadValue<number> | null;
  readonly nature: ReadValue<string> | null;
  readonly hours: ReadValue<number> | null;
  readonly subskills: readonly (ReadValue<string> | null)[];
  readonly counts: readonly (ReadValue<number> | null)[];
  /** By the width. */
  readonly height: number;
  readonly anchors: Anchors;
}

export const readingOf = (view: 'scrolled' | 'top' | 'stitched'): Reading =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'readings', `${view}.json`), 'utf8'));

const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };

export const named = (text: string): NonNullable<Screen['name']> => ({
  text,
  matches: matchesOf(text, speciesWords(game, 'en')),
  box: NOWHERE,
});

export const skilled = (text: string): NonNullable<Screen['skill']> => ({
  text,
  matches: matchesOf(text, skillWords(game, 'en')),
  box: NOWHERE,
});

export function screenOf(view: 'scrolled' | 'top' | 'stitched'): Screen {
  const { name, skill, level, rp, interval, carry, skillLevel, nature, hours, ...rest } = readingOf(view);
  return {
    name: name === null ? undefined : named(name),
    skill: skill === null ? undefined : skilled(skill),
    level: level ?? undefined,
    rp: rp ?? undefined,
    interval: interval ?? undefined,
    carry: carry ?? undefined,
    skillLevel: skillLevel ?? undefined,
    nature: nature ?? undefined,
    hours: hours ?? undefined,
    subskills: rest.subskills.map((read) => read ?? undefined),
    counts: rest.counts.map((read) => read ?? undefined),
    icons: [],
    mint: rest.mint,
    notes: rest.notes,
    places: [],
  };
}
