// Teams for a dish and creatures for an ingredient as players' tools ask for them, on both databases.
import { randomUUID } from 'node:crypto';
import { type IngredientRanking, Problem, routes, type SolveAnswer } from '@oversleep/contract';
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creature, SETTINGS } from './calculator-teams.ts';
import { startTestServer, type TestServer, testCompute } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const game = gameOf(DEFAULT_EDITION);
/** A level with one open ingredient, so that there is less to simulate. */
const settings = { ...SETTINGS, camp: true, level: 25 };

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // One thread, which caches what each species brings between questions, and long timeouts for a busy machine.
    server = await startTestServer(kind, {}, { compute: testCompute({ threads: 1, limitMs: 100_000 }) });
  });
  afterAll(() => server.close());

  const recipe = (name: string, body: unknown = { settings }) =>
    server.call(routes.solveRecipe, { params: { name }, body });
  const ingredient = (name: string, body: unknown = { settings }) =>
    server.call(routes.solveIngredient, { params: { name }, body });
  const solved = async (name: string, body?: unknown): Promise<SolveAnswer> => {
    const answer = await recipe(name, body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Value.Errors(routes.solveRecipe.answer, answer.json())).toEqual([]);
    return answer.json();
  };

  describe('a dish', () => {
    test('is solved by teams that bring all of it, of the smallest size', async () => {
      const { edition, recipe: name, size, teams, exhaustive, notes } = await solved('fancy_apple_curry');
      expect([edition, name, size, notes]).toEqual([DEFAULT_EDITION, 'FANCY_APPLE_CURRY', 1, []]);
      expect(teams.length).toBeGreaterThan(0);
      expect(exhaustive).toBe(true);
      const amountOf = (list: { name: string; amount: number }[], of: string) =>
        list.find(({ name: own }) => own === of)?.amount ?? 0;
      for (const { members, producedIngredients, surplus } of teams) {
        expect(members).toHaveLength(1);
        expect(members[0]?.level).toBe(25);
        const apples = amountOf(producedIngredients, 'Apple');
        expect(apples).toBeGreaterThanOrEqual(7);
        expect(amountOf(surplus.relevant, 'Apple')).toBeCloseTo(apples - 7, 6);
      }
    });

    test('keeps to given members, who come back with their own ids', async () => {
      const mine = [creature('GOLEM', { level: 25 }), creature('GENGAR', { level: 25 })];
      const { size, teams } = await solved('FANCY_APPLE_CURRY', { settings, includedMembers: mine });
      expect(size).toBe(3);
      for (const { members } of teams) {
        expect(members).toHaveLength(3);
        expect(members.slice(0, 2).map(({ externalId }) => externalId)).toEqual(
          mine.map(({ externalId }) => externalId),
        );
        expect(members[2]).not.toHaveProperty('externalId');
      }
    });

    test('is asked of the threads once, however many want to know', async () => {
      const before = server.deps.compute.stats();
      await solved('NINJA_CURRY');
      const mine = () => ({ settings, includedMembers: [creature('GOLEM', { level: 25 })] });
      const [first, second] = [await solved('NINJA_CURRY', mine()), await solved('ninja_curry', mine())];
      await solved('NINJA_CURRY', { settings: { ...settings, fromAnotherTool: true } });
      expect(server.deps.compute.stats().started - before.started).toBe(2);
      expect(first.size).toBe(second.size);
      expect(first.teams[0]?.members[0]?.externalId).not.toBe(second.teams[0]?.members[0]?.externalId);
    });

    test('may be out of reach', async () => {
      const { size, teams, missing } = await solved('NINJA_CURRY', { settings, maxTeamSize: 1 });
      expect([size, teams]).toEqual([null, []]);
      const need = game.recipes
        .get('NINJA_CURRY')
        .ingredients.map((set) => ({ name: set.ingredient.name, amount: set.amount }));
      expect(missing.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
        need.toSorted((a, b) => a.name.localeCompare(b.name)),
      );
    });

    test('says what it adapted of a member', async () => {
      const { notes } = await solved('FANCY_APPLE_CURRY', {
        settings,
        includedMembers: [creature('PIKACHU', { level: 25, skillLevel: 100 })],
      });
      expect(notes).toEqual([expect.stringMatching(/^members\[0\]\.skillLevel: .*100.*\.$/)]);
    });

    test.each([
      ['no night', { settings: { ...settings, wakeup: settings.bedtime } }, /Night and day/],
      ['a level beyond all', { settings: { ...settings, level: 101 } }, /level/],
      [
        'six members',
        { settings, includedMembers: Array.from({ length: 6 }, () => creature('PIKACHU')) },
        /includedMembers/,
      ],
      ['it is unknown', { settings, includedMembers: [creature('PIKACHU', { pokemon: 'MISSINGNO' })] }, /MISSINGNO/],
      ['no settings', {}, /settings/],
    ])('with %s is refused with the reason', async (_, body, reason) => {
      const answer = await recipe('FANCY_APPLE_CURRY', body);
      expect(answer.statusCode).toBe(400);
      expect(Value.Check(Problem, answer.json())).toBe(true);
      expect(answer.body).toMatch(reason);
    });

    test('that is unknown is not found, also one of another edition', async () => {
      expect((await recipe('A_DISH_OF_NOWHERE')).json()).toMatchObject({
        statusCode: 404,
        message: 'Recipe not found: A_DISH_OF_NOWHERE',
      });
      const later = game.recipes.rows.find(({ name }) => !gameOf('2025-10').recipes.find(name));
      expect((await recipe(later?.name ?? '', { edition: '2025-10', settings })).statusCode).toBe(404);
    });
  });

  describe('an ingredient', () => {
    test('is ranked by who brings most of it, each species once', async () => {
      const answer = await ingredient('apple');
      expect(answer.statusCode, answer.body).toBe(200);
      const body: IngredientRanking = answer.json();
      expect(Value.Errors(routes.solveIngredient.answer, body)).toEqual([]);
      expect(body.ingredient).toBe('Apple');
      const names = body.ranking.map(({ pokemon }) => pokemon);
      expect(names.length).toBeGreaterThan(3);
      expect(names.length).toBeLessThanOrEqual(20);
      expect(names).toEqual([...new Set(names)]);
      const amounts = body.ranking.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    });

    test('that is unknown is not found', async () => {
      expect((await ingredient(randomUUID())).statusCode).toBe(404);
    });
  });

  test('may be asked ten times a minute', async () => {
    const strict = await startTestServer(kind, { RATE_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1)
      statuses.push(
        (await strict.call(routes.solveRecipe, { params: { name: 'NOTHING' }, body: { settings } })).statusCode,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    await strict.close();
  });
});
