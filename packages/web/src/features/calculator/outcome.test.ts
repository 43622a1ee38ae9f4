// Which face the panel shows.
import { expect, test } from 'vitest';
import { DEFAULT_LOOKUP } from './lookup.ts';
import { outcomeOf } from './outcome.ts';

test('nothing chosen is the start', () => {
  expect(outcomeOf(DEFAULT_LOOKUP, null)).toEqual({ kind: 'start' });
});

test('a choice is a card', () => {
  expect(outcomeOf({ ...DEFAULT_LOOKUP, species: 'PIKACHU' }, null)).toMatchObject({
    kind: 'card',
    card: { summary: expect.stringContaining('Pikachu') },
  });
});

test('a text that finds nobody wins over an earlier choice', () => {
  expect(outcomeOf({ ...DEFAULT_LOOKUP, species: 'PIKACHU' }, ' Missingno ')).toEqual({
    kind: 'nobody',
    text: 'Missingno',
    elsewhere: undefined,
  });
});

test('whom another edition knows is pointed out', () => {
  const home = { edition: '2026-08', species: 'MEW', name: 'Mew' };
  expect(outcomeOf(DEFAULT_LOOKUP, 'mew')).toEqual({ kind: 'nobody', text: 'mew', elsewhere: home });
  expect(outcomeOf({ ...DEFAULT_LOOKUP, species: 'MEW' }, null)).toEqual({ kind: 'absent', home });
});

test('a name that nobody knows cannot be looked up', () => {
  expect(() => outcomeOf({ ...DEFAULT_LOOKUP, species: 'MISSINGNO' }, null)).toThrow('MISSINGNO');
});
