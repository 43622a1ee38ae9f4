// Callers who hang up, over real sockets: what is calculated for them is stopped, whichever route they called.
import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type RouteContract, routes } from '@oversleep/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { creature, SETTINGS } from './calculator-teams.ts';
import { addressOf, startTestServer, type TestServer, testCompute } from './harness.ts';
import { ANY_STORE } from './stores.ts';

let server: TestServer;
let address: URL;
const channel = new BroadcastChannel('caller-left');
const heard: unknown[] = [];
channel.onmessage = (event) => {
  if (event instanceof MessageEvent) heard.push(event.data);
};

beforeAll(async () => {
  process.env.TESTED_WORKER = new URL('./compute/worker-start.mjs', pathToFileURL(inject('serverFile'))).href;
  const worker = new URL('./caller-left-worker.mjs', import.meta.url);
  server = await startTestServer(ANY_STORE, {}, { compute: testCompute({ threads: 1, drainMs: 0, worker }) });
  address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  channel.close();
  await server.close();
  delete process.env.TESTED_WORKER;
});

const members = ['PIKACHU', 'DRAGONITE', 'GENGAR', 'RAICHU'].map((name) => creature(name));
const variants = Array.from({ length: 10 }, (_, v) => creature('GOLEM', { level: 50 + v }));
const searched = { settings: { ...SETTINGS, level: 60 } };

const CALLS: readonly [string, RouteContract, Record<string, string>, unknown][] = [
  ['a team', routes.calculateTeam, {}, { settings: SETTINGS, members }],
  ['variants', routes.calculateIv, {}, { settings: SETTINGS, members, variants }],
  ['a dish', routes.solveRecipe, { name: 'NINJA_CURRY' }, searched],
  ['an ingredient', routes.solveIngredient, { name: 'Apple' }, searched],
];

test.each(CALLS)('hanging up stops the work for %s and frees its thread', async (_what, route, params, body) => {
  heard.length = 0;
  const call = request({
    host: address.hostname,
    port: address.port,
    path: addressOf(route, { params }),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  call.on('error', () => {});
  call.end(JSON.stringify(body));
  await until(() => heard.length === 1);
  expect(server.deps.compute.stats().running).toBe(1);
  call.destroy();
  await until(() => heard.length === 2);
  expect(heard).toEqual(['began', 'stopped']);
  await until(() => server.deps.compute.stats().running === 0);
});
