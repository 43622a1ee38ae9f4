// Tier lists as the page and players' tools get them, on both databases: which list is shown, compared with which, and who computes.
import { randomUUID } from 'node:crypto';
import {
  type ComputationRun,
  routes,
  type TierDetails,
  type TieredPokemon,
  type TierListAnswer,
} from '@oversleep/contract';
import { type TierFile, type TierSpecies, tierChoices, tierListName } from '@oversleep/engine';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computations } from '../src/db/schema.ts';
import { createPrebuilt, type Prebuilt } from '../src/tierlists/prebuilt.ts';
import { createShelf, inputOf, keyOf, type TierInput, type TierListShelf } from '../src/tierlists/shelf.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const choice = { edition: '2025-10', level: 60, camp: true, scoring: 'fixed' } as const;
/** Of the shown lists; callers who name none get the newest. */
const OF = { edition: choice.edition };
const DATE = '2026-01-02T03:04:05.000Z';

/** A species that cooks apple curry with the second species of the list. */
function species(pokemon: string, score: number, supports = false): TierSpecies {
  const parts = {
    base: score / 2,
    ingredients: score / 4,
    filler: 0,
    supportIngredients: score / 4,
    supportFiller: 0,
    tasty: 0,
  };
  return {
    pokemon,
    nature: 'Quiet',
    subskills: ['Ingredient Finder M'],
    skillLevel: 6,
    carrySize: 40,
    ribbon: 4,
    supports,
    skill: [],
    tastyFactor: 1.17,
    potSize: 104,
    boosts: supports ? [[1, 1.5, 1]] : [],
    variants: [
      { ingredients: [[0, 2]], helps: [3.5], score: score / 2, dishes: [] },
      {
        ingredients: [
          [0, 2],
          [0, 5],
        ],
        helps: [7],
        score,
        dishes: [{ recipe: 'FANCY_APPLE_CURRY', parts, mates: [[1, 0]] }],
      },
    ],
  };
}

function fileOf(input: TierInput, names: readonly string[], computedAt = DATE): TierFile {
  const list = {
    ...input,
    ingredients: ['Apple', 'Milk'],
    species: names.map((name, n) => species(name, 1000 - 100 * n, n === 0)),
  };
  return { computedAt, previous: null, list };
}

/** Lists that come with the product, as a test wants them. */
function prebuiltWith(files: readonly TierFile[]): Prebuilt {
  const byName = new Map(files.map((file) => [tierListName(file.list), file]));
  return {
    head: (wanted) => {
      const file = byName.get(tierListName(wanted));
      return (
        file && { engineVersion: file.list.engineVersion, dataset: file.list.dataset, computedAt: file.computedAt }
      );
    },
    load: async (wanted) => {
      const file = byName.get(tierListName(wanted));
      if (!file) throw new Error('no such file');
      return file;
    },
  };
}

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  let shelf: TierListShelf;
  beforeAll(async () => {
    const tierLists: TierListShelf = { shown: (of) => shelf.shown(of), isCurrent: (of) => shelf.isCurrent(of) };
    server = await startTestServer(kind, {}, { tierLists });
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.client.run('delete from computations'));

  /** A product that comes with these lists, and looks at what is stored for the first time. */
  function comesWith(...files: readonly TierFile[]): void {
    shelf = createShelf(server.store.db, server.deps.now, prebuiltWith(files));
  }
  /** What a finished computation has left. */
  async function store(file: TierFile): Promise<void> {
    const { list, computedAt } = file;
    await server.store.db.insert(computations).values({
      id: randomUUID(),
      kind: 'tierList',
      key: keyOf(list),
      input: inputOf(choice),
      status: 'finished',
      result: list,
      finishedAt: new Date(computedAt),
    });
  }
  const current = inputOf(choice);
  const older: TierInput = { ...current, engineVersion: '0.0.1' };

  const get = async (query: Record<string, string> = {}): Promise<TierListAnswer> => {
    const answer = await server.call(routes.tierList, { query: { ...OF, ...query } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Value.Errors(routes.tierList.answer, answer.json())).toEqual([]);
    return answer.json();
  };
  const ranksOf = ({ entries }: TierListAnswer) => entries.map(({ pokemon, change }) => [pokemon, change]);

  describe('a list', () => {
    test('is the one that comes with the product while there is no other', async () => {
      comesWith(fileOf(current, ['GOLEM', 'GENGAR', 'RATICATE']));
      const list = await get();
      expect(list).toMatchObject({
        edition: '2025-10',
        level: 60,
        camp: true,
        scoring: 'fixed',
        computedAt: DATE,
        previous: null,
      });
      expect(list.levels).toEqual([30, 60, 65]);
      expect(list.entries[0]).toEqual({
        pokemon: 'GOLEM',
        rank: 1,
        tier: 'S',
        score: 1000,
        change: null,
        ingredients: ['Apple', 'Apple'],
        recipes: ['FANCY_APPLE_CURRY'],
        variants: 2,
      });
      expect(list.tiers[0]).toEqual({ tier: 'S', from: 880, species: 2 });
      expect((await get({ level: '60', camp: 'true', edition: '2025-10' })).entries).toEqual(list.entries);
      expect((await server.call(routes.tierLists)).json().lists).toEqual([
        {
          edition: '2025-10',
          level: 60,
          camp: true,
          scoring: 'fixed',
          engineVersion: current.engineVersion,
          computedAt: DATE,
        },
      ]);
    });

    test('may be cached by callers', async () => {
      comesWith(fileOf(current, ['GOLEM']));
      const { headers } = await server.call(routes.tierList, { query: OF });
      expect(headers['cache-control']).toContain('max-age');
      const again = await server.call(routes.tierList, {
        query: OF,
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('that this version has computed comes before any other, and is compared with the latest other', async () => {
      await store(fileOf(current, ['GENGAR', 'GOLEM', 'PIKACHU'], '2026-03-01T00:00:00.000Z'));
      await store(fileOf(older, ['GOLEM', 'GENGAR'], '2026-02-01T00:00:00.000Z'));
      comesWith(fileOf({ ...current, dataset: 'another' }, ['RATICATE'], '2026-01-01T00:00:00.000Z'));
      const list = await get();
      expect(list.previous).toEqual({
        edition: '2025-10',
        engineVersion: '0.0.1',
        computedAt: '2026-02-01T00:00:00.000Z',
      });
      expect(ranksOf(list)).toEqual([
        ['GENGAR', 1],
        ['GOLEM', -1],
        ['PIKACHU', null],
      ]);
    });

    test('of an older version is shown until the current one is there', async () => {
      await store(fileOf(older, ['GENGAR']));
      comesWith();
      expect((await get()).engineVersion).toBe('0.0.1');
      await store(fileOf(current, ['GENGAR'], '2026-03-01T00:00:00.000Z'));
      server.advance(60_000);
      expect((await get()).engineVersion).toBe(current.engineVersion);
    });

    test('that comes with the product brings the ranks that it was compared with', async () => {
      const file = fileOf(current, ['GENGAR', 'GOLEM']);
      const previous = {
        edition: '2025-10' as const,
        engineVersion: '0',
        computedAt: DATE,
        ranks: ['GOLEM', 'GENGAR'],
      };
      comesWith({ ...file, previous });
      expect(ranksOf(await get())).toEqual([
        ['GENGAR', 1],
        ['GOLEM', -1],
      ]);
    });

    test('that is the first of its edition is compared with the edition before', async () => {
      const later = inputOf({ ...choice, edition: '2026-08' });
      comesWith(fileOf(current, ['GENGAR', 'GOLEM']), fileOf(later, ['MEW', 'GENGAR', 'GOLEM']));
      const list = await get({ edition: '2026-08' });
      expect(list.previous?.edition).toBe('2025-10');
      expect(ranksOf(list)).toEqual([
        ['MEW', null],
        ['GENGAR', -1],
        ['GOLEM', -1],
      ]);
    });

    test('scored in a rotation is another one, which counts its three dishes alike', async () => {
      comesWith(
        fileOf(current, ['GENGAR', 'GOLEM']),
        fileOf(inputOf({ ...choice, scoring: 'rotation' }), ['MEW', 'GENGAR']),
      );
      expect((await get({})).scoring).toBe('fixed');
      const list = await get({ scoring: 'rotation' });
      expect([list.scoring, list.previous]).toEqual(['rotation', null]);
      expect(ranksOf(list).map(([pokemon]) => pokemon)).toEqual(['MEW', 'GENGAR']);
      const query = { scoring: 'rotation' };
      const details = await server.call(routes.tierDetails, { params: { pokemon: 'MEW' }, query: { ...OF, ...query } });
      expect(details.json().variants[0].recipes[0]).toMatchObject({ weight: 1, score: 1000 });
      const wrong = await server.call(routes.tierList, { query: { ...OF, scoring: 'compat' } });
      expect(wrong.statusCode).toBe(400);
    });

    test('that is not computed yet is not found, and another level is refused', async () => {
      comesWith();
      const answer = await server.call(routes.tierList, { query: OF });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      const wrong = await server.call(routes.tierList, { query: { ...OF, level: '61' } });
      expect([wrong.statusCode, wrong.json().message]).toEqual([
        400,
        'There are tier lists for the levels 30, 60, 65.',
      ]);
      expect((await server.call(routes.tierList, { query: { ...OF, camp: 'perhaps' } })).statusCode).toBe(400);
    });
  });

  describe('a species of a list', () => {
    test('has its variants, the best first, and all members of its teams', async () => {
      comesWith(fileOf(current, ['GOLEM', 'GENGAR']));
      const answer = await server.call(routes.tierDetails, { params: { pokemon: 'golem' }, query: OF });
      expect(answer.statusCode, answer.body).toBe(200);
      const details: TierDetails = answer.json();
      expect(Value.Errors(routes.tierDetails.answer, details)).toEqual([]);
      expect(details).toMatchObject({
        pokemon: 'GOLEM',
        rank: 1,
        tier: 'S',
        supports: true,
        nature: 'Quiet',
        carrySize: 40,
      });
      const [best, second] = details.variants;
      expect([best?.score, second?.score]).toEqual([1000, 500]);
      expect(best?.production).toEqual([{ name: 'Apple', amount: 7 }]);
      expect(best?.recipes).toEqual([
        {
          recipe: 'FANCY_APPLE_CURRY',
          score: 1500,
          weight: 1.5,
          coverage: 100,
          supportValue: 375,
          parts: { base: 750, ingredients: 375, filler: 0, supportIngredients: 375, supportFiller: 0, tasty: 0 },
          team: [0],
        },
      ]);
      // Half as much again beside this one.
      expect(details.mates).toMatchObject([{ pokemon: 'GENGAR', production: [{ name: 'Apple', amount: 5.25 }] }]);
    });

    test('that is not in it is not there', async () => {
      comesWith(fileOf(current, ['GOLEM']));
      expect((await server.call(routes.tierDetails, { params: { pokemon: 'PIKACHU' }, query: OF })).statusCode).toBe(
        404,
      );
    });
  });

  test("players' tools get every variant on its own", async () => {
    comesWith(fileOf(current, ['GOLEM', 'GENGAR']));
    const answer = await server.call(routes.tieredPokemon, { body: { ...OF, level: 60, camp: true } });
    expect(answer.statusCode, answer.body).toBe(200);
    const entries: TieredPokemon[] = answer.json();
    expect(Value.Errors(routes.tieredPokemon.answer, entries)).toEqual([]);
    expect(entries.map(({ score }) => score)).toEqual([1000, 900, 500, 450]);
    expect(entries[0]?.contributions[0]?.team.map(({ pokemon }) => pokemon)).toEqual(['GOLEM', 'GENGAR']);
  });

  describe('computing', () => {
    test('is for admins', async () => {
      expect((await server.call(routes.rebuildTierLists, { body: {} })).statusCode).toBe(401);
      const as = await server.player();
      expect((await server.call(routes.rebuildTierLists, { body: {}, as })).statusCode).toBe(403);
    });

    test('is started for lists that are not current, once, and seen among the computations', async () => {
      const [, ...others] = tierChoices();
      comesWith(...others.map((other) => fileOf(inputOf(other), ['GOLEM'])));
      const as = await server.player('admin');
      const rebuild = (body: unknown) => server.call(routes.rebuildTierLists, { body, as });
      const started = await rebuild({});
      expect(started.statusCode, started.body).toBe(200);
      expect(started.json()).toEqual({ started: [{ edition: '2025-10', level: 30, camp: true, scoring: 'fixed' }] });
      expect((await rebuild({ level: 60 })).json()).toEqual({ started: [] });
      await rebuild({ edition: '2025-10', level: 30, camp: true });
      const { runs }: { runs: ComputationRun[] } = (await server.call(routes.computations, { as })).json();
      expect(runs).toHaveLength(1);
      expect(runs[0]).toMatchObject({ kind: 'tierList', status: 'running', done: 0 });
      expect(runs[0]?.key).toMatch(/^2025-10 level 30 camp fixed /);
      expect(runs[0]?.shards).toBeGreaterThan(90);
    });

    test('a level that is not offered is refused', async () => {
      const as = await server.player('admin');
      const answer = await server.call(routes.rebuildTierLists, { body: { edition: '2026-08', level: 65 }, as });
      expect(answer.statusCode).toBe(400);
    });
  });
});

// That they are what the engine makes is shown by workers in tier-list-workers.test.ts, and for a whole list by the command's test.
describe('the lists that come with the product', () => {
  const prebuilt = createPrebuilt();

  test.each(tierChoices().map((wanted) => [tierListName(wanted), wanted] as const))(
    '%s is there and current',
    async (_, wanted) => {
      const { engineVersion, dataset } = inputOf(wanted);
      expect(prebuilt.head(wanted)).toMatchObject({ engineVersion, dataset });
      const { list } = await prebuilt.load(wanted);
      expect(list).toMatchObject(inputOf(wanted));
      expect(list.species.length).toBeGreaterThan(90);
    },
  );
});
