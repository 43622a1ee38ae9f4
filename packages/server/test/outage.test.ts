// The database is away: what needs none goes on, everything else says so and when to try again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import { openStore, type Store } from '../src/db/connect.ts';
import type { Deps } from '../src/deps.ts';
import type { App } from '../src/routes/app-type.ts';
import { wire } from '../src/wiring.ts';
import { creature, SETTINGS } from './calculator-teams.ts';
import { TEST_SECRET, testCompute } from './harness.ts';

/** No server listens there. */
const NOWHERE = 'postgres://unknown@127.0.0.1:1/nothing';

let folder = '';
let store: Store;
let deps: Deps;
let app: App;
let token = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-outage-'));
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: NOWHERE, MAX_LOOP_DELAY: '0' };
  const parsed = parseConfig(env, folder);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  store = await openStore({ databaseUrl: NOWHERE, dataDir: folder });
  const wired = wire({ version: '1.2.3', config: parsed.config, store, secret: TEST_SECRET });
  // On a busy machine a calculation may take longer than players wait.
  deps = { ...wired, compute: testCompute({ threads: 1 }) };
  app = await buildApp(deps, { webDir: folder });
  const unknown = '00000000-0000-4000-8000-000000000000';
  token = (await deps.tokens.sign({ sessionId: unknown, externalId: unknown, role: 'default', provider: 'google' }))
    .token;
});
afterAll(async () => {
  await app.close();
  await deps.compute.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('without its database', () => {
  test.each([
    ['what a player has', 'GET', routes.user.path],
    ['what a player calculates', 'POST', routes.calculateTeam.path],
  ] as const)('%s is 503 with a code and the time to try again', async (_what, method, url) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, answer.body).toBe(503);
    expect(Value.Errors(Problem, answer.json())).toEqual([]);
    expect(answer.json()).toMatchObject({ code: 'DATABASE_AWAY' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the server is not ready', async () => {
    const answer = await app.inject(routes.ready.path);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNREADY' });
    expect(answer.json().details).toContain('database does not work');
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await app.inject(routes.health.path)).statusCode).toBe(200);
  });

  test.each([routes.tierLists.path, routes.tierList.path, '/api/tierlist/cooking/RAICHU'])(
    '%s is served',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    },
  );

  test('guests calculate', async () => {
    const payload = { settings: SETTINGS, members: [creature('PIKACHU')] };
    const answer = await app.inject({ method: 'POST', url: routes.calculateTeam.path, payload });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  });
});

test('a disk without room is 503 with a code of its own', async () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  const failing = { ...deps, readiness: () => Promise.reject(new Error('Failed query', { cause: full })) };
  const other = await buildApp(failing, { webDir: folder });
  const answer = await other.inject(routes.ready.path);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'STORAGE_FULL' });
  expect(answer.headers['retry-after']).toBeDefined();
  await other.close();
});
