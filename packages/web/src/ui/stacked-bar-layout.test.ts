// Sections of a stacked bar never run over its end.
import { expect, test } from 'vitest';
import { sectionWidths, shareText } from './stacked-bar-layout.ts';

test('each takes its share, at most what is left', () => {
  expect(sectionWidths([0.5, 0.25]).map(({ width }) => width)).toEqual([50, 25]);
  expect(sectionWidths([0.7, 0.5, 0.2]).map(({ width }) => width)).toEqual([70, expect.closeTo(30, 9), 0]);
});

test('nonsense is nothing', () => {
  expect(sectionWidths([Number.NaN, -1, Number.POSITIVE_INFINITY, 1]).map(({ width }) => width)).toEqual([
    0, 0, 0, 100,
  ]);
});

test('words need more than a tenth', () => {
  expect(sectionWidths([0.1, 0.11]).map(({ hasRoom }) => hasRoom)).toEqual([false, true]);
});

test('shares in words', () => {
  expect([0, 0.001, 0.006, 0.244, 1, Number.NaN].map(shareText)).toEqual(['0%', '<1%', '1%', '24%', '100%', '0%']);
});
