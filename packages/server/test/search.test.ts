// Searches for the best team: on several processes over sockets, one of which is killed, and what is refused, joined and cancelled.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnswerOf, routes, type TeamSearch } from '@oversleep/contract';
import {
  checkCandidates,
  createEvaluation,
  createSearchWithBaseline,
  namedSwapPlans,
  questionOf,
  runToEnd,
  searchSwapPlans,
} from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf, SWAP_NAMES } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { until } from '../../../tools/machine/until.mjs';
import { openStore } from '../src/db/connect.ts';
import { computationShards } from '../src/db/schema.ts';
import { creature, SETTINGS } from './calculator-teams.ts';
import { addressOf, type CallOptions, startTestServer, TEST_SECRET, type TestServer } from './harness.ts';
import { forgetWorkOn } from './lost-process.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { ANY_STORE, emptyDatabase } from './stores.ts';

const SPECIES = ['PIKACHU', 'RAICHU', 'DRAGONITE', 'GENGAR', 'GOLEM', 'SYLVEON', 'WIGGLYTUFF', 'VENUSAUR'];
const candidates = SPECIES.map((name) => creature(name));
const ids = candidates.map(({ externalId }) => externalId);
const wishes = { include: ids.slice(0, 1), exclude: ids.slice(1, 2) };
const present = candidates.slice(3, 6);
/** Rotations take seconds, and a minute on a busy machine. */
const WAIT_MS = 240_000;
const question = { settings: SETTINGS, candidates, wishes, present, seed: 7, steps: 150 };

const taskFor = () => {
  const checked = checkCandidates(gameOf(DEFAULT_EDITION), candidates, SETTINGS);
  if (!checked.ok) throw new Error('no candidates');
  const { seed, steps } = question;
  const own = checked.value.members.slice(3, 6);
  const about = { edition: DEFAULT_EDITION, checked: checked.value, goal: { kind: 'strength' } } as const;
  return { task: { ...about, wishes, seed, present: own }, own, steps };
};

/** What the page finds, which asks the engine like this. */
function expected(): Omit<TeamSearch, 'id' | 'status' | 'progress'> {
  const { task, own, steps } = taskFor();
  const search = createSearchWithBaseline(questionOf(task), own, { steps });
  const evaluate = createEvaluation(questionOf(task));
  const next = () => runToEnd(search.think());
  for (let orders = next(); orders.length > 0; orders = next()) search.add(orders.map(evaluate));
  const { teams, impossible, ...rest } = search.found();
  expect(teams[0]?.lead?.mean).toBeGreaterThan(0);
  return {
    ...rest,
    impossible: [...impossible],
    teams: teams.map(({ team, ...found }) => ({ ids: team.map((number) => ids[number] ?? ''), ...found })),
  };
}

describe('two workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-search-'));
  const held = join(folder, 'held');
  const released = join(folder, 'released');
  writeFileSync(held, '');
  let databaseUrl: string;
  let serving: ServerProcess;
  let workers: readonly ServerProcess[] = [];

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
    const entry = await buildTestProgram('search-entry');
    const start = (name: string, role: 'web' | 'worker') => {
      const own = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, name),
        ROLE: role,
        HELD: held,
        RELEASED: released,
        // They ask often whether it is finished.
        RATE_LIMIT_FACTOR: '1000',
      };
      return startServerProcess({ ...own, AUTH_SECRET: TEST_SECRET, COMPUTE_THREADS: '1' }, entry);
    };
    [serving, ...workers] = await Promise.all([
      start('web', 'web'),
      start('first', 'worker'),
      start('second', 'worker'),
    ]);
  }, 200_000);
  afterAll(async () => {
    for (const process of [serving, ...workers]) await process?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async <R extends (typeof routes)['startSearch' | 'teamSearch' | 'calculateTeam']>(
    route: R,
    options: CallOptions,
  ): Promise<AnswerOf<R>> => {
    const answer = await fetch(new URL(addressOf(route, options), serving.url), {
      method: route.method,
      ...(options.body ? { body: JSON.stringify(options.body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const body: AnswerOf<R> = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(200);
    expect(Value.Errors(route.answer, body)).toEqual([]);
    return body;
  };
  /** A worker that has finished a part and is at another. */
  const busyWorker = () => workers.find((worker) => heldBy(worker).length > 0);
  const heldBy = (worker: ServerProcess | undefined) =>
    readFileSync(held, 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([shard = '', pid]) => (pid === String(worker?.child.pid) ? [shard] : []));

  test('find what one finds, also when one of them is killed in the middle of its work', async () => {
    const started = await call(routes.startSearch, { body: question });
    expect(started.status).toBe('running');
    // Of the first three parts, one worker gets two: which of them it is, is a matter of luck.
    await until(() => busyWorker() !== undefined);
    const victim = busyWorker();
    await victim?.kill();
    const store = await openStore({ databaseUrl, dataDir: folder });
    await forgetWorkOn(store, heldBy(victim));
    writeFileSync(released, '');
    let seen: TeamSearch = started;
    await until(async () => {
      const now = await call(routes.teamSearch, { params: { id: started.id } });
      expect(now.progress).toBeGreaterThanOrEqual(seen.progress);
      seen = now;
      return seen.status !== 'running';
    });
    expect(seen).toEqual({ id: started.id, status: 'finished', progress: 1, ...expected() });
    const shards = await store.db.select().from(computationShards);
    await store.close();
    const names = workers.map(({ child }) => `${hostname()}:${child.pid}`);
    expect(new Set(shards.map(({ worker }) => worker))).toEqual(new Set(names));
    // Asked again it is known.
    expect(await call(routes.startSearch, { body: question })).toMatchObject({ id: started.id, status: 'finished' });
  }, 120_000);

  test(
    'a search for swaps finds the rotations of the engine, which the calculator takes as they are',
    async () => {
      writeFileSync(released, '');
      const body = { ...question, swaps: ['1/day'], hours: ['07:00', '18:00'], most: 7 };
      const started = await call(routes.startSearch, { body });
      let seen: TeamSearch = started;
      await until(async () => {
        seen = await call(routes.teamSearch, { params: { id: started.id } });
        return seen.status !== 'running';
      });
      const { task } = taskFor();
      const hours = [
        { name: '07:00', at: 60 },
        { name: '18:00', at: 720 },
      ];
      const teams = expected().teams.map((team) => team.ids.map((id) => ids.indexOf(id)));
      const found = runToEnd(searchSwapPlans(questionOf(task), teams, { wanted: ['1/day'], hours, most: 7 }));
      if (!found) throw new Error('no rotations');
      expect(seen).toEqual({
        id: started.id,
        status: 'finished',
        progress: 1,
        ...expected(),
        ...namedSwapPlans(ids, found),
      });
      const last = seen.swaps?.at(-1);
      expect(seen.swaps?.map(({ swaps }) => swaps)).toEqual(['0', '2/week', '1/day']);
      const pasted = await call(routes.calculateTeam, {
        body: {
          settings: { ...SETTINGS, rotation: last?.rotation },
          members: candidates.filter(({ externalId }) => last?.members.includes(externalId)),
        },
      });
      expect(Math.abs(pasted.team.total - (last?.strength.mean ?? 0))).toBeLessThan(0.03 * pasted.team.total);
    },
    WAIT_MS,
  );
});

describe('a search without a worker', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => server.close());

  const start = async (body: object, as?: CallOptions['as']) => {
    const answer = await server.call(routes.startSearch, { body: { ...question, ...body }, as });
    return { statusCode: answer.statusCode, ...answer.json() };
  };
  const state = async (id: string) => (await server.call(routes.teamSearch, { params: { id } })).statusCode;

  test('is one for the same question of the same caller, and is gone when it is cancelled', async () => {
    const { id, status, progress, teams } = await start({});
    expect({ status, progress, teams }).toEqual({ status: 'running', progress: 0, teams: [] });
    expect((await start({})).id).toBe(id);
    const others = [await start({ seed: 8 }), await start({}, await server.player())];
    for (const other of others) expect(other.id).not.toBe(id);
    expect((await server.call(routes.cancelSearch, { params: { id } })).statusCode).toBe(204);
    expect(await state(id)).toBe(404);
    expect((await server.call(routes.cancelSearch, { params: { id } })).statusCode).toBe(404);
    expect(await state(others[0]?.id)).toBe(200);
  });

  test('is refused where no team can be found', async () => {
    const both = await start({ wishes: { include: ids.slice(0, 1), exclude: ids.slice(0, 1) } });
    expect(both).toMatchObject({ statusCode: 400, details: [expect.stringMatching(/both included and excluded/)] });
    const dish = await start({ goal: { kind: 'dish', recipe: 'STONE_SOUP' } });
    expect(dish).toMatchObject({ statusCode: 400, details: ['goal.recipe: Recipe not found: STONE_SOUP.'] });
    const unknown = await start({ candidates: [creature('PIKACHU', { pokemon: 'MISSINGNO' })], wishes: {} });
    expect(unknown).toMatchObject({ statusCode: 400, details: [expect.stringMatching(/^candidates\[0\].*MISSINGNO/)] });
    const atNight = await start({ swaps: ['1/day'], hours: ['07:00', '03:30'] });
    expect(atNight).toMatchObject({ statusCode: 400, details: [expect.stringMatching(/^hours\[1\]: 03:30 is not/)] });
    expect(await start({ most: 7 })).toMatchObject({ statusCode: 400, details: ['most: Only together with swaps.'] });
    expect(await start({ swaps: ['3/day'] })).toMatchObject({ statusCode: 400, code: 'BAD_INPUT' });
  });

  test('costs what is to be simulated', async () => {
    const player = await server.player();
    expect(await start({ steps: 59_000 }, player)).toMatchObject({ status: 'running' });
    expect(await start({ steps: 2000 }, player)).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
    const swapping = await server.player();
    expect(await start({ steps: 31_000, swaps: ['0'] }, swapping)).toMatchObject({ statusCode: 429 });
    const rotating = { body: { ...question, steps: 31_000 }, as: swapping };
    expect(await server.call(routes.startRotationSearch, rotating)).toMatchObject({ statusCode: 429 });
  });

  test('costs little where it is refused, however much it asks for', async () => {
    const as = await server.player();
    const left = async (body: unknown) => {
      const { statusCode, headers } = await server.call(routes.startSearch, { body, as });
      return [statusCode, Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1])];
    };
    const crowd = Array.from({ length: 301 }, () => creature('PIKACHU'));
    expect(await left({ ...question, candidates: crowd })).toEqual([400, 59_900]);
    expect(await left({ ...question, steps: 1_000_000_000 })).toEqual([400, 59_800]);
    expect(await left({ ...question, goal: { kind: 'dish', recipe: 'STONE_SOUP' } })).toEqual([400, 59_700]);
    expect(await left({ ...question, steps: 59_000 })).toEqual([200, expect.any(Number)]);
  });

  test('for rotations is one for teams with all swaps', async () => {
    const as = await server.player();
    const { id } = await start({ swaps: [...SWAP_NAMES] }, as);
    const started = await server.call(routes.startRotationSearch, { body: question, as });
    expect(started.json()).toMatchObject({ id, status: 'running' });
    const params = { id };
    expect((await server.call(routes.rotationSearch, { params })).json()).toMatchObject({ id });
    expect((await server.call(routes.cancelRotationSearch, { params })).statusCode).toBe(204);
    expect(await state(id)).toBe(404);
  });
});
