// The Sleep API's callers over a real socket: every recorded answer on both mounts, and what each known caller reads.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const FOLDER = fileURLToPath(new URL('./sleep-api/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
const MOUNTS = ['/compat/sleep-api', '/compat/sleep-api-2024'] as const;

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
const json = async (path: string) => (await get(path)).json();

/** `<text>` is any sentence. */
const expected = (value: unknown): object =>
  JSON.parse(JSON.stringify(value), (_key, inner) => (inner === '<text>' ? expect.stringMatching(/\w/) : inner));

interface Fixture {
  readonly request: { readonly path: string };
  readonly status: number;
  readonly contentType: string;
  readonly mount?: string;
  readonly compare?: 'set';
  readonly body: unknown;
}

const fixtures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && 'status' in read(file))
  .flatMap((file) => {
    const fixture: Fixture = read(file);
    // Species differ between the two shapes; all else is the same in both.
    const mounts = fixture.mount ? [fixture.mount] : /^pokemon\./.test(file) ? [MOUNTS[0]] : MOUNTS;
    return mounts.map((mount) => [file, mount, fixture] as const);
  });

test.each(fixtures)('%s on %s', async (_file, mount, { request, status, contentType, compare, body }) => {
  const response = await get(`${mount}${request.path}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(contentType);
  const answer = await response.json();
  if (compare === 'set') expect(answer.toSorted()).toEqual(expected(body));
  else expect(answer).toMatchObject(expected(body));
});

describe.each(MOUNTS)('%s', (mount) => {
  test('lists all species of the newest edition, and finds those of 2024 under their old names', async () => {
    const { recorded, constructed } = read('pokemon-list.json');
    expect((await json(`${mount}/api/pokemon`)).toSorted()).toEqual(constructed.sorted);
    for (const name of recorded.body) {
      const now = recorded.renamedSince[name] ?? name;
      expect((await json(`${mount}/api/pokemon/${name.toLowerCase()}`)).name).toBe(now);
    }
  });

  test('answers every species, also those with a skill that copies others', async () => {
    for (const { name, skill } of gameOf(NEWEST_EDITION).species.rows)
      expect((await json(`${mount}/api/pokemon/${name}`)).skill.name, name).toBe(skill.name);
  });

  test.each(read('errors.json').cases as { request: { path: string }; ours: Partial<Fixture> }[])(
    '$request.path is answered as described',
    async ({ request, ours }) => {
      const response = await get(`${mount}${request.path}`);
      expect(response.status).toBe(ours.status);
      if (ours.body) expect(await response.json()).toMatchObject(expected(ours.body));
      else expect((await response.json()).length).toBeGreaterThan(10);
    },
  );

  test('skills are found by our key, mixed dishes by name', async () => {
    const skill = await json(`${mount}/api/mainskill/CHARGE_STRENGTH_M_BAD_DREAMS`);
    expect(skill).toMatchObject({ name: 'Bad Dreams (Charge Strength M)', isModified: true });
    expect((await json(`${mount}/api/meal/mixed_curry`)).name).toBe('MIXED_CURRY');
  });

  test('an edition may be named', async () => {
    expect(await json(`${mount}/api/pokemon?edition=2025-10`)).toHaveLength(197);
    expect(await json(`${mount}/api/pokemon?edition=latest`)).toHaveLength(249);
  });

  test('every answer says where to find help, and pages of other sites may read it', async () => {
    for (const [path, status] of [
      ['/api/pokemon', 200],
      ['/api/health', 200],
      ['/api/pokemon/unknown', 404],
      ['/api/pokemon/PIKACHU%00', 404],
      ['/api/pokemon?cyan=%00', 200],
      ['/api/meal?maxPotSize=%00', 200],
      ['/api/meal/%ff', 400],
      ['/api/nothing', 404],
    ] as const) {
      const response = await get(`${mount}${path}`, { accept: '*/*' });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get('link'), path).toBe('</docs/moving>; rel="help"');
      if (path !== '/api/nothing') expect(response.headers.get('access-control-allow-origin'), path).toBe('*');
    }
  });

  test('an answer that the caller has is 304', async () => {
    const first = await get(`${mount}/api/pokemon/PIKACHU`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    const again = await get(`${mount}/api/pokemon/pikachu?utm=1`, { 'if-none-match': etag });
    expect([again.status, again.headers.get('link')]).toEqual([304, '</docs/moving>; rel="help"']);
  });

  test.each(['pokemon', 'meal', 'mainskill', 'subskill'])('%s: names of objects are no names', async (table) => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a'.repeat(300)])
      expect((await get(`${mount}/api/${table}/${name}`)).status, name).toBe(404);
  });
});

describe('known callers', () => {
  interface Caller {
    readonly id: string;
    readonly mount: string | null;
    readonly reads: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
  const callers: readonly Caller[] = read('callers.json').callers;

  /** All values at a path such as `ingredient0[].ingredient.name`. */
  const valuesAt = (value: unknown, path: string): readonly unknown[] =>
    path
      .split('.')
      .flatMap((part) => part.split(/(?=\[\])/))
      .reduce<readonly unknown[]>(
        (values, part) =>
          part === '[]'
            ? values.flatMap((one) => (Array.isArray(one) ? one : [undefined]))
            : values.map((one) => (one as Record<string, unknown> | undefined)?.[part]),
        [value],
      );

  test.each(callers.filter(({ mount }) => mount !== null))(
    'caller $id finds all it reads',
    async ({ mount, reads }) => {
      for (const [route, fields] of Object.entries(reads)) {
        const list: string[] = route.endsWith('/:name') ? await json(`${mount}${route.replace('/:name', '')}`) : [''];
        for (const name of list) {
          const answer = await json(`${mount}${route.replace(':name', name.toLowerCase())}`);
          for (const [path, type] of Object.entries(fields)) {
            const values = valuesAt(answer, path);
            expect(values.length, `${name} ${path}`).toBeGreaterThan(0);
            expect(new Set(values.map((value) => typeof value)), `${name} ${path}`).toEqual(new Set([type]));
          }
        }
      }
    },
  );
});

test("a caller's burst of 1,000 calls at once is answered without a 429 by a server with the usual limits", async () => {
  const strict = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '1' });
  const names = gameOf(NEWEST_EDITION).species.rows.map(({ name }) => name.toLowerCase());
  const origin = await strict.app.listen({ host: '127.0.0.1', port: 0 });
  const calls = Array.from({ length: 1000 }, async (_, i) => {
    const answer = await fetch(`${origin}/compat/sleep-api-2024/api/pokemon/${names[i % names.length]}`);
    await answer.arrayBuffer();
    return answer.status;
  });
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  await strict.close();
});

test('the page about moving is there as HTML without scripts', async () => {
  const response = await get('/docs/moving', { accept: 'text/html' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).toContain('/compat/sleep-api-2024');
  expect(html).not.toMatch(/<script|```|^#/m);
  expect((await get('/docs/moving.css')).status).toBe(200);
});
