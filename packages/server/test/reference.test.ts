// The game's tables over HTTP: every row of every edition, filters, wrong names, and what may be kept.
import { readFileSync } from 'node:fs';
import { routes } from '@oversleep/contract';
import { EDITIONS, gameOf, NEWEST_EDITION, recipeValue } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
});
afterAll(() => server.close());

const TABLES = [
  ['pokemon', routes.allSpecies, routes.species],
  ['meal', routes.allMeals, routes.meal],
  ['ingredient', routes.allIngredients, routes.ingredient],
  ['nature', routes.allNatures, routes.nature],
  ['mainskill', routes.allSkills, routes.skill],
  ['subskill', routes.allSubskills, routes.subskill],
] as const;

const namesIn = async (route: (typeof TABLES)[number][1], query: Record<string, string> = {}): Promise<string[]> =>
  (await server.call(route, { query })).json();
const species = async (name: string, query: Record<string, string> = {}) =>
  (await server.call(routes.species, { params: { name }, query })).json();

describe.each(EDITIONS)('edition %s', (edition) => {
  const game = gameOf(edition);

  test.each(TABLES)('%s: every name that is listed has a row of the described shape', async (_table, list, one) => {
    const names = await namesIn(list, { edition });
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const answer = await server.call(one, { params: { name }, query: { edition } });
      expect(answer.statusCode, name).toBe(200);
      expect(Value.Check(one.answer, answer.json()), name).toBe(true);
      expect(Object.values(answer.json()), name).toContain(name);
    }
  });

  test('nothing is left out', async () => {
    expect(await namesIn(routes.allSpecies, { edition })).toEqual(game.species.rows.map(({ name }) => name));
    expect(await namesIn(routes.allMeals, { edition })).toEqual(game.recipes.rows.map(({ name }) => name));
    expect(await namesIn(routes.allSkills, { edition })).toHaveLength(game.skills.rows.length);
  });

  test('berries and islands come whole', async () => {
    const berries = await server.call(routes.berries, { query: { edition } });
    const islands = await server.call(routes.islands, { query: { edition } });
    expect(Value.Check(routes.berries.answer, berries.json())).toBe(true);
    expect(Value.Check(routes.islands.answer, islands.json())).toBe(true);
    expect(berries.json()).toHaveLength(game.berries.rows.length);
    expect(islands.json().map(({ shortName }: { shortName: string }) => shortName)).toEqual(
      game.islands.rows.map(({ shortName }) => shortName),
    );
  });

  test('a recipe has its strength at every level', async () => {
    const [recipe] = game.recipes.rows;
    if (!recipe) throw new Error('no recipe');
    const answer = (await server.call(routes.meal, { params: { name: recipe.name }, query: { edition } })).json();
    expect(answer.values).toHaveLength(game.rules.maxRecipeLevel);
    expect(answer.values[9]).toBe(recipeValue(game, recipe, 10));
    expect([answer.values[0], answer.values.at(-1)]).toEqual([answer.value, answer.valueMax]);
  });

  test('a recipe has the EXP that each level needs, null where it is unknown', async () => {
    const newest = '2026-10';
    const call = { params: { name: 'NINJA_CURRY' }, query: { edition: newest } };
    const { exp } = (await server.call(routes.meal, call)).json();
    expect(exp).toHaveLength(gameOf(newest).rules.maxRecipeLevel);
    expect([exp[0], exp[1], exp[64], exp[65], exp[69]]).toEqual([0, 1080, 7_599_103, null, null]);
  });
});

test('without an edition it is the newest one, which is also called latest', async () => {
  const newest = gameOf(NEWEST_EDITION).species.rows.map(({ name }) => name);
  for (const query of [{}, { edition: 'latest' }, { edition: NEWEST_EDITION }])
    expect(await namesIn(routes.allSpecies, query)).toEqual(newest);
  const mew = { params: { name: 'MEW' } };
  expect((await server.call(routes.species, mew)).statusCode).toBe(200);
  expect((await server.call(routes.species, { ...mew, query: { edition: '2025-10' } })).statusCode).toBe(404);
});

test('a species has its skill at every level', async () => {
  const { skill, berry, ingredient0 } = await species('Sylveon');
  expect(skill).toMatchObject({ key: 'ENERGY_FOR_EVERYONE_S', maxLevel: 6 });
  expect(skill.effects).toEqual([
    { unit: 'energy', to: 'everyone', by: 'level', chance: 1, least: skill.effects[0].most, most: expect.any(Array) },
  ]);
  expect(skill.effects[0].most).toHaveLength(6);
  expect(skill.descriptions[5]).toContain(String(skill.effects[0].most[5]));
  expect(berry.type).toBe('fairy');
  expect(ingredient0[0].ingredient).toHaveProperty('longName');
});

const skillOf = async (name: string, edition: string) =>
  (await server.call(routes.skill, { params: { name }, query: { edition } })).json();

test('an amount that depends on more than the level has both ends', async () => {
  const { effects } = await skillOf('CHARGE_STRENGTH_S_RANGE', '2026-08');
  expect(effects[0].by).toBe('range');
  expect(effects[0].least[0]).toBeLessThan(effects[0].most[0]);
});

test.each(['PIKACHU', 'pikachu', 'Pikachu', ' pikachu '])('%j is found', async (name) => {
  expect((await species(name)).displayName).toBe('Pikachu');
});

test.each([
  ['MissingNo', routes.species, 'SPECIES_NOT_FOUND', "Can't find Pokemon with name MissingNo"],
  ['Toast', routes.meal, 'RECIPE_NOT_FOUND', 'Recipe not found: Toast'],
  ['Salt', routes.ingredient, 'INGREDIENT_NOT_FOUND', 'Ingredient Salt not found'],
  ['Grumpy', routes.nature, 'NATURE_NOT_FOUND', "Couldn't find nature with name: Grumpy"],
  ['Sing', routes.skill, 'SKILL_NOT_FOUND', "Can't find skill with name Sing"],
  ['Luck', routes.subskill, 'SUBSKILL_NOT_FOUND', "Can't find Subskill with name Luck"],
])('%s is not there', async (name, route, reason, message) => {
  const answer = await server.call(route, { params: { name } });
  expect(answer.json()).toEqual({
    statusCode: 404,
    code: 'NOT_FOUND',
    reason,
    message,
    values: { name },
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});

describe('filters', () => {
  test('species of an island, and of either of two', async () => {
    const game = gameOf(NEWEST_EDITION);
    const expected = (islands: readonly string[]) => {
      const berries = islands.flatMap((island) => game.islands.get(island).berries.map(({ name }) => name));
      return game.species.rows.filter(({ berry }) => berries.includes(berry.name)).map(({ name }) => name);
    };
    expect(await namesIn(routes.allSpecies, { cyan: 'true' })).toEqual(expected(['cyan']));
    expect(await namesIn(routes.allSpecies, { cyan: 'true', lapis: 'true' })).toEqual(expected(['cyan', 'lapis']));
    expect(await namesIn(routes.allSpecies, { cyan: 'true', lapis: 'false' })).toEqual(expected(['cyan']));
    expect(await namesIn(routes.allSpecies, { cyan: 'false' })).toHaveLength(game.species.rows.length);
  });

  test('an island that the edition does not have is no favourite', async () => {
    expect(await namesIn(routes.allSpecies, { amber: 'true', edition: '2025-10' })).toEqual([]);
    expect((await namesIn(routes.allSpecies, { amber: 'true' })).length).toBeGreaterThan(0);
  });

  test('recipes by type, bonus and size', async () => {
    const { rows } = gameOf(NEWEST_EDITION).recipes;
    const names = (keep: (row: (typeof rows)[number]) => boolean) => rows.filter(keep).map(({ name }) => name);
    expect(await namesIn(routes.allMeals, { curry: 'true' })).toEqual(names(({ type }) => type === 'curry'));
    expect(await namesIn(routes.allMeals, { salad: 'true', dessert: 'true' })).toEqual(
      names(({ type }) => type !== 'curry'),
    );
    expect(await namesIn(routes.allMeals, { minRecipeBonus: '48' })).toEqual(names(({ bonus }) => bonus >= 48));
    expect(await namesIn(routes.allMeals, { maxPotSize: '21', curry: 'true' })).toEqual(
      names(({ type, nrOfIngredients }) => type === 'curry' && nrOfIngredients <= 21),
    );
  });

  test.each([
    [{ edition: '1999-01' }, routes.allSpecies],
    [{ cyan: 'perhaps' }, routes.allSpecies],
    [{ minRecipeBonus: 'high' }, routes.allMeals],
    [{ maxPotSize: 'big' }, routes.allMeals],
    [{ edition: '' }, routes.islands],
  ])('%j is refused', async (query, route) => {
    const refused = await server.call(route, { query });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  test('a name that is far too long is refused', async () => {
    expect((await server.call(routes.species, { params: { name: 'x'.repeat(65) } })).statusCode).toBe(400);
  });
});

describe('what may be kept', () => {
  test('by all callers for a while, and is not sent again when it is known', async () => {
    const first = await server.call(routes.allSpecies);
    expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(first.headers.vary).toBe('accept-encoding');
    const etag = String(first.headers.etag);
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const second = await server.call(routes.allSpecies, { headers: { 'if-none-match': known } });
      expect(second.statusCode, known).toBe(304);
      expect(second.body).toBe('');
      expect(second.headers.etag).toBe(etag);
    }
    const changed = await server.call(routes.allSpecies, { headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });

  test('what belongs to a named edition may be kept for a day', async () => {
    const keptFor = async (edition: string) =>
      (await server.call(routes.species, { params: { name: 'PIKACHU' }, query: { edition } })).headers['cache-control'];
    expect(await keptFor('2025-10')).toBe('public, max-age=86400, stale-while-revalidate=86400');
    expect(await keptFor('latest')).toBe('public, max-age=300, stale-while-revalidate=86400');
  });

  test('differs by edition', async () => {
    const etagOf = async (edition: string) =>
      (await server.call(routes.allSpecies, { query: { edition } })).headers.etag;
    expect(await etagOf('2025-10')).not.toBe(await etagOf('2026-08'));
  });

  test('is the same compressed', async () => {
    const route = { params: { name: 'PIKACHU' } };
    const plain = await server.call(routes.species, route);
    const packed = await server.call(routes.species, { ...route, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });
});

test('the changelog is the repository’s own', async () => {
  const answer = await server.call(routes.changelog);
  expect(answer.statusCode).toBe(200);
  expect(Value.Check(routes.changelog.answer, answer.json())).toBe(true);
  const markdown = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const bullets = markdown.split('\n').filter((line) => line.startsWith('- ')).length;
  const changes = answer
    .json()
    .flatMap((release: Record<string, unknown>) => Object.values(release).filter(Array.isArray).flat());
  expect(changes).toHaveLength(bullets);
});
