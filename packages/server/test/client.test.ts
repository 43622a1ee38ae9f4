// The client as it would be published, against the built server over a real socket.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type RouteContract, routes } from '@oversleep/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programs } from '../../../tools/machine/programs.mjs';
import { root } from '../../../tools/machine/root.mjs';
import type { CallOptions } from './harness.ts';
import { storedExamples } from './open-examples.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyFolder } from './stores.ts';

type Client = Readonly<Record<string, (input?: object) => Promise<unknown>>>;

const SCREEN = new Uint8Array(readFileSync(new URL('screen.png', import.meta.url)));
const MOST_BYTES = 6 * 1024;

let folder = '';
let built = '';
let server: ServerProcess;
let createClient: (origin: string, options?: object) => Client;

beforeAll(async () => {
  folder = emptyFolder();
  built = emptyFolder();
  execFileSync(
    process.execPath,
    [programs.tsc, '--project', 'packages/client/tsconfig.build.json', '--outDir', built],
    {
      cwd: root,
    },
  );
  ({ createClient } = await import(pathToFileURL(join(built, 'index.js')).href));
  server = await startServerProcess({ DATA_DIR: folder, COMPUTE_THREADS: '1', SCREENS_TIMEOUT: '600' });
}, 200_000);
afterAll(async () => {
  await server?.stop();
  for (const path of [folder, built]) rmSync(path, { recursive: true, force: true });
});

test('its scripts are at most 6 kB compressed, and have types', () => {
  const files = readdirSync(built);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(built, file)));
  expect(gzipSync(Buffer.concat(scripts)).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(files).toContain('index.d.ts');
});

test('the example of its README runs', async () => {
  const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
  const [, code = ''] = /```js\n([^`]*)```/.exec(readme) ?? [];
  const script = code
    .replace("'@oversleep/client'", `'${pathToFileURL(join(built, 'index.js')).href}'`)
    .replace('https://oversleep.example', server.url);
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(output).toMatch(/^Pikachu \d+ 0\.\d+\n$/);
});

/** Simulations take long and are called like everything else; a search has an id of its own; pictures are addresses. */
const SKIPPED = /^(card$|calculate|compare|solve|start|cancel|teamSearch|rotationSearch|sleepApi)/;
const examples = Object.entries(routes as Record<string, RouteContract>).filter(
  ([name, { open, contentType }]) => open && !SKIPPED.test(name) && !contentType?.startsWith('image/'),
);

test.each(examples)('%s answers its documented example', async (name, route) => {
  const { params, query, body } = storedExamples()[name] as CallOptions;
  const sent = route.bodyTypes ? new Blob([SCREEN], { type: 'image/png' }) : body;
  const input = { ...params, ...query, ...(sent !== undefined && { body: sent }) };
  const answer = await createClient(server.url)[name]?.(input);
  expect(Value.Errors(route.answer ?? Type.Undefined(), answer)).toEqual([]);
});

test('a name that does not exist is an error with the code of the server', async () => {
  await expect(createClient(server.url).species?.({ name: 'MISSINGNO' })).rejects.toMatchObject({
    name: 'OversleepError',
    status: 404,
    code: 'NOT_FOUND',
  });
});

test('a table that has not changed is not sent again', async () => {
  const statuses: number[] = [];
  const client = createClient(server.url, {
    fetch: async (url: string, init: RequestInit) => {
      const response = await fetch(url, { ...init, cache: 'no-store' });
      statuses.push(response.status);
      return response;
    },
  });
  const [first, second] = [
    await client.dataJson?.({ table: 'berries' }),
    await client.dataJson?.({ table: 'berries' }),
  ];
  expect(statuses).toEqual([200, 304]);
  expect(second).toEqual(first);
});
