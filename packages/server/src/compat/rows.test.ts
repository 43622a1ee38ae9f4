// Every recorded and constructed answer of the Sleep API, against our rows in its shapes.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { mealNames, speciesNames } from './names.ts';
import { rowsFor } from './rows.ts';

const FOLDER = fileURLToPath(new URL('../../test/sleep-api/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
const game = gameOf(NEWEST_EDITION);

/** `<text>` is any sentence. */
const expected = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner) => (inner === '<text>' ? expect.stringMatching(/\w/) : inner));

describe('species', () => {
  const files = readdirSync(FOLDER).filter((file) => /^pokemon(-2024)?\.\w+\.json$/.test(file));

  test.each(files)('%s', (file) => {
    const { body, mount = '' } = read(file);
    const rows = rowsFor(game, mount.endsWith('2024') ? '2024' : 'today');
    expect(rows.species(game.species.get(body.name))).toMatchObject(expected(body) as object);
  });

  test.each(['today', '2024'] as const)('all %s', (shape) => {
    const rows = rowsFor(game, shape);
    for (const species of game.species.rows) {
      const row = rows.species(species);
      expect(row.skill.description, species.name).toMatch(/\w/);
      expect(row.skill.name, species.name).toBe(species.skill.name);
    }
  });
});

test('skills have the names of effects, units and images that were recorded', () => {
  const rows = rowsFor(game, 'today');
  const { skills } = read('activations.json');
  for (const [key, { activations, ...rest }] of Object.entries<Record<string, object>>(skills)) {
    const row = rows.skill(game.skills.get(key));
    expect(row, key).toMatchObject(rest);
    const units = Object.fromEntries(Object.entries(row.activations).map(([id, { unit }]) => [id, unit]));
    expect(units, key).toEqual(activations);
  }
});

test('a skill that copies another one has amounts in the shape of 2024', () => {
  const row = rowsFor(game, '2024').skill(game.skills.get('METRONOME'));
  expect(row).toMatchObject({ amount: [0, 0, 0, 0, 0, 0, 0], unit: 'metronome', maxLevel: 7 });
});

describe('filters of lists', () => {
  const all = speciesNames(game, {});

  test('a flag counts only as true in any case, several flags are a union', () => {
    const [cyan, taupe] = [speciesNames(game, { cyan: 'TRUE' }), speciesNames(game, { taupe: 'true' })];
    expect(cyan.length).toBeLessThan(all.length);
    expect(speciesNames(game, { cyan: 'yes', taupe: '1' })).toEqual(all);
    expect(new Set(speciesNames(game, { cyan: 'true', taupe: ['false', 'True'] }))).toEqual(
      new Set([...cyan, ...taupe]),
    );
  });

  test('numbers may have decimals, and what is no number is ignored', () => {
    const meals = mealNames(game, {});
    expect(mealNames(game, { maxPotSize: '20.5' })).toEqual(mealNames(game, { maxPotSize: '20' }));
    expect(mealNames(game, { maxPotSize: 'many', minRecipeBonus: '' })).toEqual(meals);
    expect(mealNames(game, { curry: 'true', maxPotSize: '0' })).toEqual([]);
  });
});
