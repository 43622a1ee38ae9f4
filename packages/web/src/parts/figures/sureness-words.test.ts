import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { surenessOf } from './sureness-words.ts';

const of = (name: string) => surenessOf('2026-10', gameOf('2026-10').species.get(name));

test('doubtful values come with their sources, unknown ones are listed', () => {
  expect(of('FOONGUS')).toEqual({
    doubts: [
      {
        what: 'Skill chance',
        level: 'likely',
        sources: 'pokesleep-scan-regression, table of 249 species (2026-10-05)',
      },
      { what: 'Gender', level: 'likely', sources: 'PokeAPI, the main series (2026-08-22)' },
      { what: 'Sleep type and EXP type', level: 'likely', sources: expect.stringContaining('pokesleep-guide') },
      { what: 'Friend points', level: 'likely', sources: expect.stringContaining('gajira') },
    ],
    unknown: 'Whether it can be Shiny',
  });
});

test('nothing is said where everything is sure', () => {
  expect(of('PIKACHU')).toEqual({ doubts: [], unknown: '' });
});

test('no field is called by its name in the tables', () => {
  for (const species of gameOf('2026-10').species.rows)
    for (const { what } of surenessOf('2026-10', species).doubts) expect(what).not.toMatch(/[a-z][A-Z]/);
});
