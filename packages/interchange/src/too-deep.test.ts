// JSON that is nested thousands of levels deep is refused with a sentence, and overflows no stack.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { detectFormat, readBox, TOO_DEEP } from './read-box.ts';
import { isTooDeep } from './text/json.ts';

const game = gameOf(NEWEST_EDITION);

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const LISTS = nested('[', ']', 20_000);
const TEXTS: readonly (readonly [string, string])[] = [
  ['lists', LISTS],
  ['objects', `${'{"box":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['lists that never end', '['.repeat(200_000)],
  ['a creature with such a field', `[{"pokemon":"RAICHU","level":60,"tags":${LISTS}}]`],
];

describe.each(TEXTS)('%s', (_, text) => {
  it.each([undefined, ...FORMATS.map(({ id }) => id)])('are refused, read as %s', (from) => {
    expect(readBox(game, text, from)).toMatchObject({
      creatures: [],
      problems: [{ row: 0, field: 'file', note: TOO_DEEP }],
    });
  });

  it('have some format all the same', () => {
    expect(FORMATS.map(({ id }) => id)).toContain(detectFormat(game, text));
  });
});

it('a string with such JSON in it is no more than a string', () => {
  const { creatures } = readBox(game, JSON.stringify([{ pokemon: 'RAICHU', level: 60, note: LISTS }]));
  expect(creatures).toHaveLength(1);
  expect(readBox(game, JSON.stringify(LISTS)).creatures).toEqual([]);
});

it('brackets in strings and side by side do not count', () => {
  expect(isTooDeep(JSON.stringify({ note: LISTS, more: '\\"[' }))).toBe(false);
  expect(isTooDeep(`[${'[],'.repeat(1000)}[]]`)).toBe(false);
  expect(isTooDeep(nested('[', ']', 100))).toBe(false);
  expect(isTooDeep(nested('[', ']', 101))).toBe(true);
});
