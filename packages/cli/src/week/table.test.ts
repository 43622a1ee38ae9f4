// The rest of a week as a table.
import type { WeekAnswer } from '@oversleep/engine';
import { expect, test } from 'vitest';
import { tableOfWeek } from './table.ts';

const NONE = { mean: 0, error: 0 };
const SPREAD = { ...NONE, p10: 0, p50: 0, p90: 0 };
const ranks = [0.125, 0.125, 0.375, 0.374, 0.001].map((probability, i) => ({
  rank: `Master ${i + 1}`,
  strength: i,
  probability,
}));
const answer: WeekAnswer = {
  edition: '2026-10',
  seed: 1,
  weeks: 600,
  strength: SPREAD,
  ranks,
  meals: [],
  nights: [],
  keep: {},
  fillerGain: NONE,
  cookNow: [
    { dish: 'FANCY_APPLE_CURRY', probability: 1, change: NONE },
    { dish: 'mixed', probability: 1, change: { mean: -2000, error: 100 } },
  ],
  typicalStrength: 312_000,
};
const text = tableOfWeek(answer);

test('chances of ranks add up to 100', () => {
  const percents = [...text.matchAll(/Master \d .* (\d+) %/g)].map(([, percent]) => Number(percent));
  expect(percents).toEqual([13, 13, 37, 37]);
});

test('the planned dish is named as such, and a guessed strength as a guess', () => {
  expect(text).toMatch(/Fancy Apple Curry +100 % +as planned/);
  expect(text).toMatch(/Strength now: 312,000, a guess/);
});
