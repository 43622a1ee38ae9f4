// Which figures of a compared one are shown: the right ones at once, older ones as such, and never those of another.
import { expect, test } from 'vitest';
import { figuresFor } from './known-figures.ts';

// Engine, game, question, build.
const NOW = '1 2025-10/23 team-a sparky';
const BEFORE = '1 2025-10/23 team-b sparky';
const known = new Map([
  [NOW, 'now'],
  [BEFORE, 'before'],
]);

test('the answer to what is asked now is current, whatever was seen last', () => {
  expect(figuresFor(known, NOW, BEFORE)).toEqual({ figures: 'now', hasFigures: true, isStale: false });
});

test('until there is one, those seen last are shown as old', () => {
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
])('figures of another %s are none', (_, key) => {
  expect(figuresFor(known, key, BEFORE)).toEqual({ figures: null, hasFigures: false, isStale: false });
});

test('what was dropped is to be calculated anew', () => {
  expect(figuresFor(new Map(), NOW, BEFORE).hasFigures).toBe(false);
});
