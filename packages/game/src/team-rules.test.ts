// At most one special Pokémon in a team, by edition.
import { expect, it } from 'vitest';
import { gameOf, NEWEST_EDITION } from './edition.ts';
import { isAllowedTeam, isSpecial, refusalWords, refusedTogether } from './team-rules.ts';

const newest = gameOf(NEWEST_EDITION);
const early = gameOf('2025-10');

it('allows one special Pokémon among others, however many others there are', () => {
  expect(isAllowedTeam(newest, [])).toBe(true);
  expect(isAllowedTeam(newest, ['RAIKOU', 'RAICHU', 'RAICHU', 'EEVEE', 'DITTO'])).toBe(true);
  expect(newest.rules.special.species.map((name) => isAllowedTeam(newest, [name, 'PIKACHU']))).not.toContain(false);
});

it('refuses two of them, and two of the same', () => {
  expect(refusedTogether(newest, ['RAIKOU', 'PIKACHU', 'MEWTWO'])).toEqual(['RAIKOU', 'MEWTWO']);
  expect(refusedTogether(newest, ['ENTEI', 'ENTEI'])).toEqual(['ENTEI', 'ENTEI']);
});

it('allows Latias and Latios together, but no other special Pokémon beside them and neither of them twice', () => {
  expect(isAllowedTeam(newest, ['LATIAS', 'PIKACHU', 'LATIOS'])).toBe(true);
  expect(isAllowedTeam(newest, ['LATIAS', 'LATIOS', 'MEW'])).toBe(false);
  expect(isAllowedTeam(newest, ['LATIAS', 'LATIAS'])).toBe(false);
  expect(isAllowedTeam(newest, ['LATIAS', 'LATIOS', 'LATIOS'])).toBe(false);
});

it('knows the special Pokémon that an edition has', () => {
  expect(early.rules.special).toEqual({
    limit: 1,
    species: ['RAIKOU', 'ENTEI', 'SUICUNE', 'CRESSELIA', 'DARKRAI'],
    together: [],
  });
  expect([gameOf('2026-08'), newest].map((game) => isSpecial(game, 'MEWTWO'))).toEqual([false, true]);
  expect(newest.rules.special.species).toHaveLength(9);
});

it('says what is wrong', () => {
  expect(refusalWords(newest, ['RAIKOU', 'MEW', 'EEVEE'])).toBe(
    'The game allows only one special Pokémon in a team (Latias and Latios can be together). This one has Raikou and Mew.',
  );
  expect(refusalWords(early, ['RAIKOU', 'ENTEI'])).toBe(
    'The game allows only one special Pokémon in a team. This one has Raikou and Entei.',
  );
  expect(refusalWords(newest, ['RAIKOU', 'EEVEE'])).toBeUndefined();
});
