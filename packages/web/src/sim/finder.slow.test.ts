// The finder: what it finds in the page itself, and what becomes of its worker.
import { createSupplies, producersFor, solveRecipe } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { describe, expect, test, vi } from 'vitest';
import { creatureOf } from '../testing/creatures.ts';
import { createFinder, type FinderOrder, type FinderReport } from './finder.ts';
import type { FinderQuestion } from './finder-data.ts';

const never = new AbortController().signal;
const settings = { camp: true, bedtime: 1290, wakeup: 360, level: 60 };
const venusaurs = [1, 2, 3].map((n) => creatureOf(n, { pokemon: 'VENUSAUR' }));
const question: FinderQuestion = {
  edition: '2025-10',
  recipe: 'MILD_HONEY_CURRY',
  settings,
  given: [],
  box: venusaurs,
};

describe('without workers', () => {
  const finder = createFinder(undefined);

  test('finds the fewest of the box who bring all of it to every meal', async () => {
    const { size, teams } = await finder.teams(question, never);
    const need = gameOf('2025-10').recipes.get('MILD_HONEY_CURRY').ingredients[0]?.amount ?? 0;
    expect(size).toBeGreaterThan(0);
    for (const team of teams) {
      expect(team.members).toHaveLength(size ?? 0);
      expect(new Set(team.members.map(({ externalId }) => externalId)).size).toBe(size);
      expect(team.produced.find(({ name }) => name === 'Honey')?.amount).toBeGreaterThanOrEqual(need);
    }
  });

  test('says so when nobody can', async () => {
    const answer = await finder.teams({ ...question, recipe: 'FANCY_APPLE_CURRY' }, never);
    expect(answer).toMatchObject({ size: null, teams: [] });
    expect(answer.missing.map(({ name }) => name)).toEqual(['Apple']);
  });

  test('given members are part of every team', async () => {
    const [own] = venusaurs;
    const { teams } = await finder.teams({ ...question, given: own ? [own] : [] }, never);
    for (const { members } of teams) expect(members[0]?.externalId).toBe(own?.externalId);
  });

  test('of all species nobody is missed by asking only those who bring something', async () => {
    const everybody: FinderQuestion = { ...question, box: null, settings: { ...settings, level: 30 } };
    const { size, teams } = await finder.teams(everybody, never);
    const game = gameOf('2025-10');
    const recipe = game.recipes.get(question.recipe);
    const producers = producersFor(createSupplies(game, everybody.settings), []);
    const whole = solveRecipe({ game, recipe, settings: everybody.settings, given: [], producers });
    expect(size).toBeGreaterThan(0);
    expect(size).toBe(whole.size);
    expect(teams.map(({ members }) => members.map(({ pokemon }) => pokemon))).toEqual(
      whole.teams.map(({ members }) => members.map(({ build }) => build.species.name)),
    );
  });

  test('knows which dishes the box can cook', async () => {
    const names = await finder.cookable({ edition: '2025-10', settings, box: venusaurs }, never);
    expect(names).toContain('MILD_HONEY_CURRY');
    expect(names).not.toContain('FANCY_APPLE_CURRY');
  });
});

describe('with a worker', () => {
  function setUp() {
    const orders: FinderOrder[] = [];
    const end = vi.fn();
    let report: (message: FinderReport) => void = () => {};
    let fail = () => {};
    const start = vi.fn((onReport: (message: FinderReport) => void, onBroken: () => void) => {
      report = onReport;
      fail = onBroken;
      return { send: (order: FinderOrder) => void orders.push(order), end };
    });
    return {
      finder: createFinder(start),
      orders,
      end,
      start,
      report: (m: FinderReport) => report(m),
      fail: () => fail(),
    };
  }
  const answer = { missing: [], size: 0, exhaustive: true, teams: [] };

  test('it starts once and answers each question by its number', async () => {
    const { finder, orders, start, report } = setUp();
    const [first, second] = [finder.teams(question, never), finder.teams(question, never)];
    report({ id: orders[1]?.id ?? 0, answer: { ...answer, size: 2 } });
    report({ id: orders[0]?.id ?? 0, answer });
    expect([(await first).size, (await second).size]).toEqual([0, 2]);
    expect(start).toHaveBeenCalledOnce();
  });

  test('it tells how far it is before it answers', async () => {
    const { finder, orders, report } = setUp();
    const heard: number[] = [];
    const asked = finder.teams(question, never, (done) => heard.push(done));
    const id = orders[0]?.id ?? 0;
    report({ id, done: 0.5 });
    report({ id, answer });
    await asked;
    expect(heard).toEqual([0.5]);
  });

  test('giving up ends the worker, and the next question has a new one', async () => {
    const { finder, end, start } = setUp();
    const controller = new AbortController();
    const asked = finder.teams(question, controller.signal);
    controller.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    expect(end).toHaveBeenCalledOnce();
    void finder.teams(question, never);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('a worker that breaks is a failure, not silence', async () => {
    const { finder, fail } = setUp();
    const asked = finder.teams(question, never);
    fail();
    await expect(asked).rejects.toThrow('The search broke off');
  });

  test('what the engine refuses is told', async () => {
    const { finder, orders, report } = setUp();
    const asked = finder.teams(question, never);
    report({ id: orders[0]?.id ?? 0, error: 'Recipe not found: X' });
    await expect(asked).rejects.toThrow('Recipe not found: X');
  });
});
