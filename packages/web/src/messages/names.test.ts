// Names of the game: by row and by id, in every edition, and what the game doesn't have.
import { EDITIONS, gameOf, nameIn } from '@oversleep/game';
import { expect, test } from 'vitest';
import { displayNameOf, nameOf } from './names.ts';

test.each(EDITIONS)('every row of %s has the English name of the game, by its row as by its id', (edition) => {
  const { species, recipes, ingredients, berries, natures, subskills, islands } = gameOf(edition);
  for (const row of species.rows) {
    expect(nameOf('species', row)).toBe(nameIn('en', 'species', row.name));
    expect(displayNameOf({ name: '', pokemon: row.name })).toBe(row.displayName);
  }
  for (const row of recipes.rows)
    expect([nameOf('recipes', row), nameOf('recipes', row.name)]).toEqual(both(row.displayName));
  for (const row of ingredients.rows)
    expect([nameOf('ingredients', row), nameOf('ingredients', row.name)]).toEqual(both(row.longName));
  for (const row of berries.rows)
    expect([nameOf('berries', row), nameOf('berries', row.name)]).toEqual(both(row.displayName));
  for (const row of natures.rows) expect([nameOf('natures', row), nameOf('natures', row.name)]).toEqual(both(row.name));
  for (const row of subskills.rows)
    expect([nameOf('subskills', row), nameOf('subskills', row.name)]).toEqual(both(row.name));
  for (const row of islands.rows)
    expect([nameOf('islands', row), nameOf('islands', row.shortName)]).toEqual(both(row.name));
});

const both = (name: string): readonly string[] => [name, name];

test('a nickname comes before the species, and what no edition has is shown as it is', () => {
  expect(displayNameOf({ name: 'Sparky', pokemon: 'PIKACHU' })).toBe('Sparky');
  expect(nameOf('recipes', 'no such dish')).toBe('no such dish');
});
