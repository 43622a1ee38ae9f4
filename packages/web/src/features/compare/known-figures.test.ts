// Which figures of a compared creature are shown: current ones, or older ones marked as outdated, never those of another build.
import { expect, test } from 'vitest';
import { figuresFor } from './known-figures.ts';

// Engine, game, question, build.
const NOW = '1 2025-10/23 team-a sparky';
const BEFORE = '1 2025-10/23 team-b sparky';
const known = new Map([
  [NOW, 'now'],
  [BEFORE, 'before'],
]);

test('figures for the current question are current, whichever were seen last', () => {
  expect(figuresFor(known, NOW, BEFORE)).toEqual({ figures: 'now', hasFigures: true, isStale: false });
});

test('until there are any, the figures seen last are shown as outdated', () => {
  expect(figuresFor(known, '1 2025-10/23 team-c sparky', BEFORE)).toEqual({
    figures: 'before',
    hasFigures: true,
    isStale: true,
  });
});

test.each([
  ['build', '1 2025-10/23 team-a moss'],
  ['edition', '1 2026-08/24 team-a sparky'],
  ['engine', '2 2025-10/23 team-a sparky'],
])('figures of another %s are not shown', (_, key) => {
  expect(figuresFor(known, key, BEFORE)).toEqual({ figures: null, hasFigures: false, isStale: false });
});

test('dropped figures count as missing', () => {
  expect(figuresFor(new Map(), NOW, BEFORE).hasFigures).toBe(false);
});
