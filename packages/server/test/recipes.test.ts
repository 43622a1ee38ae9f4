// Levels of recipes.
import { routes } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { STORE_KINDS } from './stores.ts';

const CURRY = 'FANCY_APPLE_CURRY';
const SALAD = 'FANCY_APPLE_SALAD';
const DESSERT = 'WARM_MOOMOO_MILK';
/** Only in the later edition. */
const LATER = 'GREENGRASS_CURRY_BUN';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.player();
  });

  const levels = async () => (await server.call(routes.recipes, { as: player })).json();
  const put = (recipe: unknown, level: unknown) =>
    server.call(routes.putRecipe, { as: player, body: { recipe, level } });
  const putAll = (body: unknown) => server.call(routes.putRecipes, { as: player, body });
  const setEdition = (edition: string) => server.call(routes.putSettings, { as: player, body: { edition } });

  test.each([routes.recipes, routes.putRecipe, routes.putRecipes])('$method $path needs a session', async (route) => {
    const answer = await server.call(route, route.method === 'PUT' ? { body: { recipe: CURRY, level: 1 } } : {});
    expect(answer.statusCode).toBe(401);
  });

  test('a new player has set none', async () => {
    expect(await levels()).toEqual({});
  });

  test('a level is set and set again, in the spelling of the game', async () => {
    expect((await put(CURRY, 30)).statusCode).toBe(204);
    expect((await put('fancy_apple_curry', 31)).statusCode).toBe(204);
    expect((await put(SALAD, 0)).statusCode).toBe(204);
    expect(await levels()).toEqual({ [CURRY]: 31, [SALAD]: 0 });
  });

  test('at once, and one row each', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((level) => put(CURRY, level)));
    expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    const rows = await server.store.client.run('select level from user_recipes where user_id = $1', [player.userId]);
    expect(rows).toHaveLength(1);
  });

  test('the highest level is that of the own edition', async () => {
    const [old, later] = [gameOf('2025-10').rules.maxRecipeLevel, gameOf('2026-08').rules.maxRecipeLevel];
    await setEdition('2025-10');
    expect((await put(CURRY, old)).statusCode).toBe(204);
    expect((await put(CURRY, later)).statusCode).toBe(400);
    await setEdition('2026-08');
    expect((await put(CURRY, later)).statusCode).toBe(204);
    expect(await levels()).toEqual({ [CURRY]: later });
    await setEdition('2025-10');
    expect(await levels()).toEqual({ [CURRY]: old });
    await setEdition('2026-08');
    expect(await levels()).toEqual({ [CURRY]: later });
  });

  test('a recipe of another edition is kept', async () => {
    expect((await put(LATER, 12)).statusCode).toBe(204);
    expect(await levels()).toEqual({ [LATER]: 12 });
  });

  test.each([
    ['SOUP_OF_THE_DAY', 1],
    ['MIXED_CURRY', 1],
    ['constructor', 1],
    ['__proto__', 1],
    [`${CURRY}\0`, 1],
    [CURRY, -1],
    [CURRY, 71],
    [CURRY, 1.5],
    [CURRY, '1'],
    [CURRY, null],
    [7, 1],
  ])('%s at %s is refused', async (recipe, level) => {
    expect((await put(recipe, level)).statusCode).toBe(400);
    expect(await levels()).toEqual({});
  });

  test('a dish that there is not is refused in the words of the specification', async () => {
    const said = { reason: 'RECIPE_UNKNOWN', message: 'Recipe not found: NOPE', values: { value: 'NOPE' } };
    expect((await put('NOPE', 1)).json()).toMatchObject({ ...said, details: ['NOPE: Recipe not found: NOPE'] });
    expect((await putAll({ NOPE: 1, [CURRY]: 2 })).json()).toMatchObject(said);
    // Two mistakes have no sentence in common.
    expect((await putAll({ NOPE: 1, NEVER: 2 })).json()).toMatchObject({ reason: 'RECIPE_LEVELS_INVALID' });
  });

  test('every recipe of an edition fits into one request', async () => {
    const all = Object.fromEntries(gameOf('2026-08').recipes.rows.map(({ name }, i) => [name, i % 60]));
    expect((await putAll(all)).statusCode).toBe(204);
    expect(await levels()).toEqual(all);
  });

  test('several are set together or not at all', async () => {
    await setEdition('2025-10');
    await put(CURRY, 5);
    const mixed = await putAll({ [CURRY]: 9, [SALAD]: 9, SOUP_OF_THE_DAY: 9, [DESSERT]: 66 });
    expect(mixed.statusCode).toBe(400);
    expect(mixed.json().details).toEqual([
      expect.stringContaining('SOUP_OF_THE_DAY'),
      expect.stringContaining(DESSERT),
    ]);
    expect(await levels()).toEqual({ [CURRY]: 5 });
    expect((await putAll({})).statusCode).toBe(204);
  });

  test.each([
    ['the same one twice', { [CURRY]: 1, fancy_apple_curry: 2 }],
    ['more than there are', Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`R${i}`, 1]))],
    ['a name of several lines', { 'FANCY_APPLE_CURRY\n': '1' }],
    ['a list', [{ recipe: CURRY, level: 1 }]],
    ['a level as text', { [CURRY]: '1' }],
  ])('%s is refused', async (_what, body) => {
    expect((await putAll(body)).statusCode).toBe(400);
    expect(await levels()).toEqual({});
  });

  test('are separate for each player', async () => {
    await put(CURRY, 20);
    const other = await server.player();
    expect((await server.call(routes.recipes, { as: other })).json()).toEqual({});
  });
});
