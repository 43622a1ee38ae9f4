// The game's tables as files over a real socket: addresses, formats, what may be kept, and what they do without.
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '@oversleep/contract';
import { EDITIONS, NEWEST_EDITION } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OPEN_TABLES } from '../src/data/open-tables.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.app.listeningOrigin), { headers });
const raw = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers });

test('the list has every table with its columns, rows and addresses, and the addresses work', async () => {
  const list = await (await get('/api/data')).json();
  expect(Value.Errors(routes.dataTables.answer, list)).toEqual([]);
  expect([list.editions, list.latest]).toEqual([[...EDITIONS], NEWEST_EDITION]);
  expect(list.tables.map(({ name }: { name: string }) => name)).toEqual(OPEN_TABLES.map(({ name }) => name));
  for (const table of list.tables) {
    const json = await get(table.json);
    const text = await json.text();
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Buffer.byteLength(text)).toBe(table.bytes.json);
    const body = JSON.parse(text);
    expect(Value.Errors(routes.dataJson.answer, body)).toEqual([]);
    expect(body.rows).toHaveLength(table.rows);
    expect(body.columns).toEqual(table.columns.map(({ name }: { name: string }) => name));
    const csv = await get(table.csv);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.arrayBuffer()).byteLength).toBe(table.bytes.csv);
  }
});

test('without an edition it is the newest, which is also called latest', async () => {
  const textOf = async (query: string) => (await get(`/api/data/species.csv${query}`)).text();
  expect(await textOf('')).toBe(await textOf(`?edition=${NEWEST_EDITION}`));
  expect(await textOf('')).toBe(await textOf('?edition=latest'));
  expect(await textOf('?edition=2025-10')).not.toBe(await textOf(''));
});

test.each([
  ['/api/data/nothing.json', 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/nothing.csv', 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/.json', 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/species%00.json', 404, 'NOT_FOUND', 'public, max-age=60'],
  [`/api/data/${'a'.repeat(300)}.csv`, 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/__proto__.json', 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/constructor.csv', 404, 'NOT_FOUND', 'public, max-age=60'],
  ['/api/data/species.json?edition=1999-01', 400, 'BAD_INPUT', 'no-store'],
  ['/api/data/species.csv?bom=yes', 400, 'BAD_INPUT', 'no-store'],
  ['/api/data?edition=1999-01', 400, 'BAD_INPUT', 'no-store'],
])('%s is %d', async (path, status, code, kept) => {
  const answer = await get(path);
  expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  expect(answer.headers.get('cache-control')).toBe(kept);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

describe('files', () => {
  test('CSV has lines that end with CRLF and no mark, unless it is asked for', async () => {
    const [plain, marked] = [await raw('/api/data/names.csv'), await raw('/api/data/names.csv?bom=1')];
    expect(plain.body.startsWith('section,key,en,ja,ko,zh-CN,zh-TW,de,fr,es\r\n')).toBe(true);
    expect([...marked.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(marked.rawPayload.subarray(3).equals(plain.rawPayload)).toBe(true);
    expect(marked.headers.etag).not.toBe(plain.headers.etag);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are the same bytes compressed with %s', async (encoding, decompress) => {
    const path = '/api/data/species.json';
    const [plain, packed] = [await raw(path), await raw(path, { 'accept-encoding': encoding })];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(decompress(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect([packed.headers.etag, packed.headers.vary]).toEqual([plain.headers.etag, 'accept-encoding']);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('a caller who takes %j gets %s', async (accepted, encoding) => {
    const answer = await raw('/api/data/species.csv', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('are not sent again when they are known, whatever the edition is called', async () => {
    const { headers } = await raw('/api/data/species.json');
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await raw(`/api/data/species.json?edition=${NEWEST_EDITION}`, known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=86400');
    expect((await raw('/api/data/species.json?edition=2025-10', known)).statusCode).toBe(200);
  });
});

const READ = [
  '/api/data',
  '/api/data/species.json',
  '/api/data/recipe-levels.csv',
  '/api/pokemon/PIKACHU',
  '/api/pokemon?cyan=true',
  '/api/meal',
  '/api/editions',
];

test('reading opens no connection and needs no database', async () => {
  const own = await startTestServer('embedded');
  const before = await Promise.all(READ.map(async (url) => (await own.app.inject(url)).body));
  const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(() => {
    throw new Error('no connection is to be opened');
  });
  await own.store.close();
  try {
    const after = await Promise.all(READ.map(async (url) => (await own.app.inject(url)).body));
    expect(after).toEqual(before);
    expect(connect).not.toHaveBeenCalled();
  } finally {
    connect.mockRestore();
    await own.app.close();
  }
});
