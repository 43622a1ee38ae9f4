// A nickname is never a formula in a spreadsheet, and comes back as it was.
import { type Creature, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBox, writeBox } from '../read-box.ts';
import { armed, disarmed } from './formula.ts';

const game = gameOf(NEWEST_EDITION);
const born = newCreature(game, game.species.get('RAICHU'), { id: 'id', random: () => 0, randomNickname: false });

const written = (name: string, format: 'pokesleep-csv' | 'pokesleep-tsv'): string => {
  const creature: Creature = { ...born, name };
  return writeBox(game, { creatures: [creature] }, format).text;
};

it('no cell of a table begins like a formula', () => {
  for (const name of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '=1', "'=1"])
    for (const format of ['pokesleep-csv', 'pokesleep-tsv'] as const) {
      const [, row = ''] = written(name, format).split('\n');
      expect(row.replace(/^"/, '')).toMatch(/^'/);
      expect(readBox(game, written(name, format), format).creatures[0]?.creature.name).toBe(name);
    }
});

it('numbers and nicknames that are no formula stay as they are', () => {
  expect(written('Sparky', 'pokesleep-csv').split('\n')[1]).toMatch(/^Sparky,Raichu,60,/);
  for (const name of ["'", "'quoted'", "O'Neil", '1-1', '']) expect(disarmed(name)).toBe(name);
});

it('every text comes back', () => {
  const letters = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' '), maxLength: 6 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string()), (text) => {
      expect(armed(disarmed(text))).toBe(text);
      expect(disarmed(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
