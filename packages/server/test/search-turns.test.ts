// Searches of several callers: how many of one run at a time, and whose part is next.
import { Problem, routes } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { QUEUES } from '../src/jobs/queues.ts';
import { creature, SETTINGS } from './calculator-teams.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { STORE_KINDS } from './stores.ts';

const candidates = ['PIKACHU', 'RAICHU', 'DRAGONITE', 'GENGAR', 'GOLEM', 'SYLVEON'].map((name) => creature(name));

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.deps.jobs.open();
    await server.store.client.run('delete from computations');
    await server.store.client.run('delete from pgboss.job');
  });

  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return seeds;
  };
  const start = async (from: string | { readonly token: string }, seed = newSeed()) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: routes.startSearch.path,
      ...(typeof from === 'string' ? { remoteAddress: from } : { headers: { authorization: `Bearer ${from.token}` } }),
      payload: { settings: SETTINGS, candidates, seed, steps: 50 },
    });
    return { answer, id: String(answer.json().id) };
  };
  const statuses = async (from: string, count: number) => {
    const found: number[] = [];
    for (let n = 0; n < count; n += 1) found.push((await start(from)).answer.statusCode);
    return found;
  };
  const cancel = (id: string) => server.call(routes.cancelSearch, { params: { id } });
  /** Callers of the jobs in the order in which workers would take them. */
  const taken = async (count: number, besides: readonly string[] = []) => {
    const callers: unknown[] = [];
    for (let n = 0; n < count; n += 1) {
      const job = await server.deps.jobs.take(QUEUES.searchShard, besides);
      callers.push(isObject(job?.data) ? job.data.caller : undefined);
    }
    return callers;
  };

  test('two of a caller run at a time, and a third is refused for now', async () => {
    expect(await statuses('10.0.0.1', 2)).toEqual([200, 200]);
    const { answer } = await start('10.0.0.1');
    expect(answer.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_AT_ONCE' });
    expect(Value.Errors(Problem, answer.json())).toEqual([]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statuses('10.0.0.2', 3)).toEqual([200, 200, 429]);
  });

  test('who asks the same again joins what runs, and who cancels has room for another', async () => {
    const player = await server.player();
    const first = await start(player, 1);
    await start(player, 2);
    expect((await start(player, 1)).id).toBe(first.id);
    expect((await start(player, 3)).answer.statusCode).toBe(429);
    expect((await cancel(first.id)).statusCode).toBe(204);
    expect((await start(player, 3)).answer.statusCode).toBe(200);
  });

  test('one that is over leaves room for another', async () => {
    const { id } = await start('10.0.0.1');
    await start('10.0.0.1');
    await server.store.client.run("update computations set status = 'finished' where id = $1", [id]);
    expect(await statuses('10.0.0.1', 2)).toEqual([200, 429]);
  });

  test.runIf(kind === 'postgres')('of many at the same time two begin', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => start('10.0.0.1')));
    expect(all.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
  });

  test('callers take turns, whatever their order and number of searches', async () => {
    const player = await server.player();
    const me = `user ${player.userId}`;
    for (const from of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2', player, player]) await start(from);
    // A player's two go before the second of any guest.
    expect(await taken(6)).toEqual([
      'address 10.0.0.1',
      'address 10.0.0.2',
      me,
      me,
      'address 10.0.0.1',
      'address 10.0.0.2',
    ]);
  });

  test('a worker that is busy with one caller takes what another has asked for', async () => {
    for (const from of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await start(from);
    expect(await taken(2, ['address 10.0.0.1'])).toEqual(['address 10.0.0.2', undefined]);
    expect(await taken(2)).toEqual(['address 10.0.0.1', 'address 10.0.0.1']);
  });
});
