// Sections of a stacked bar never run over its end, and their words are always to be seen.
import { describe, expect, test } from 'vitest';
import { layoutSections } from './stacked-bar-layout.ts';

const widths = (shares: readonly number[]) =>
  layoutSections(
    shares.map((share) => ({ share, text: '' })),
    300,
  ).sections.map(({ width }) => width);

test('each takes its share, at most what is left', () => {
  expect(widths([0.5, 0.25])).toEqual([50, 25]);
  expect(widths([0.7, 0.5, 0.2])).toEqual([70, expect.closeTo(30, 9), 0]);
});

test('nonsense is nothing', () => {
  expect(widths([Number.NaN, -1, Number.POSITIVE_INFINITY, 1])).toEqual([0, 0, 0, 100]);
});

describe('words that do not fit into their section move out', () => {
  const bar = (...shares: readonly number[]) => shares.map((share) => ({ share, text: '12.3K' }));

  test('to the free end of the bar', () => {
    const { sections, outside, place } = layoutSections(bar(0.5, 0.1), 200);
    expect(sections.map(({ hasRoom }) => hasRoom)).toEqual([true, false]);
    expect({ outside, place }).toEqual({ outside: [1], place: 'beside' });
  });

  test('below it, where it has none', () => {
    expect(layoutSections(bar(0.9, 0.1), 200)).toMatchObject({ outside: [1], place: 'below' });
  });

  test('and stay inside a bar that is long enough; without words nothing moves', () => {
    expect(layoutSections(bar(0.9, 0.1), 700).outside).toEqual([]);
    expect(layoutSections([{ share: 0.01, text: '' }], 100).outside).toEqual([]);
    expect(layoutSections(bar(1, 0), 200).outside).toEqual([]);
  });
});
