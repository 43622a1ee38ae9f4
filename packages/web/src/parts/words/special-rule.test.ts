// The rule about special Pokémon in words, with and without exceptions.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { expect, test } from 'vitest';
import { refusedTeamText } from './special-rule.ts';

test('a team with too many special Pokémon is explained with their names', () => {
  expect(refusedTeamText(gameOf(NEWEST_EDITION), ['RAIKOU', 'MEW', 'EEVEE'])).toBe(
    'The game allows only one special Pokémon in a team (Latias and Latios can be together). This one has Raikou and Mew.',
  );
  expect(refusedTeamText(gameOf('2025-10'), ['RAIKOU', 'ENTEI'])).toBe(
    'The game allows only one special Pokémon in a team. This one has Raikou and Entei.',
  );
});

test('an allowed team needs no explanation', () => {
  expect(refusedTeamText(gameOf(NEWEST_EDITION), ['LATIAS', 'LATIOS', 'EEVEE'])).toBeUndefined();
});
