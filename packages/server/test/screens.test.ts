// Screenshots become Pokémon: what is read, what is refused before it is decoded, and that no caller can block the others.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { routes } from '@oversleep/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createScreenReader } from '../src/screens/screen-reader.ts';
import { startTestServer, type TestServer } from './harness.ts';

const { path } = routes.readScreen;
const SCREEN = readFileSync(new URL('screen.png', import.meta.url));
const QUICK = new URL('./screens-worker.mjs', import.meta.url);

/** However busy the machine is. */
const UNHURRIED_MS = 600_000;

/** The head of a PNG with this size, and nothing after it. */
function pngHead(width: number, height: number, length = 33): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const post = ({ app }: TestServer, payload: Buffer | string, type = 'image/png', query = '') =>
  app.inject({ method: 'POST', url: path + query, headers: { 'content-type': type }, payload });

describe('a screenshot', () => {
  let server: TestServer;
  beforeAll(async () => {
    const worker = new URL('./screens/worker-start.mjs', pathToFileURL(inject('serverFile')));
    server = await startTestServer('embedded', {}, { screens: createScreenReader({ worker, limitMs: UNHURRIED_MS }) });
  });
  afterAll(() => server.close());

  test.each([
    ['PNG', 'image/png', async () => SCREEN],
    ['WebP', 'image/webp', () => sharp(SCREEN).webp({ quality: 95 }).toBuffer()],
    ['JPEG', 'image/jpeg', () => sharp(SCREEN).jpeg({ quality: 95 }).toBuffer()],
  ])('as %s becomes a Pokémon, whose RP follows from what was read', async (_name, type, load) => {
    const answer = await post(server, await load(), type, '?language=en');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toMatchObject({
      edition: '2026-10',
      language: 'en',
      creatures: [
        {
          creature: { pokemon: 'MAROWAK', level: 60, nature: 'Lonely', skillLevel: 6 },
          shown: { rp: 3730, helpIntervalSeconds: 2252, carrySize: 20 },
          rp: { shown: 3730, computed: 3730 },
        },
      ],
      problems: [],
    });
  });

  test('that breaks off, or shows something else, has a reason instead of a Pokémon', async () => {
    const blank = sharp({ create: { width: 1080, height: 2000, channels: 3, background: 'white' } });
    for (const picture of [SCREEN.subarray(0, 2000), await blank.png().toBuffer()]) {
      const answer = await post(server, picture, 'image/png', '?language=en');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ creatures: [], problems: [expect.stringMatching(/\w/)] });
    }
  });
});

describe('refused before it is decoded', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(
      'embedded',
      {},
      { screens: createScreenReader({ worker: QUICK, limitMs: UNHURRIED_MS }) },
    );
  });
  afterAll(() => server.close());

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['an SVG that calls itself a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    ['an address', '{"url":"https://example.org/a.png"}', 'application/json'],
    ['a picture that calls itself something else', pngHead(10, 10), 'application/octet-stream'],
    ['a picture in a form that is none', pngHead(10, 10), 'multipart/form-data; boundary=a'],
    ['several in a form', '--a\r\n\r\n--a--', 'multipart/form-data; boundary=a'],
    ['nothing', '', 'image/png'],
    ['a picture without pixels', pngHead(0, 5), 'image/png'],
  ])('%s', async (_name, body, type) => {
    const answer = await post(server, body, type);
    expect([answer.statusCode, answer.json().reason]).toEqual([415, 'PICTURE_EXPECTED']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('but not for a type that is left out or has parameters', async () => {
    const untyped = await server.app.inject({ method: 'POST', url: path, payload: pngHead(10, 10) });
    expect(untyped.json()).toMatchObject({ problems: ['read'] });
    expect((await post(server, pngHead(10, 10), 'IMAGE/PNG; q=1')).json()).toMatchObject({ problems: ['read'] });
  });

  test('more than 40 million pixels, and more than 8 MB', async () => {
    expect((await post(server, pngHead(8000, 5001))).json()).toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    expect((await post(server, pngHead(8000, 5000))).json()).toMatchObject({ problems: ['read'] });
    expect((await post(server, pngHead(10, 10, 8 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  test('a side or a shape that no screenshot has, however few pixels it makes', async () => {
    const line = await post(server, pngHead(40_000_000, 1));
    expect([line.statusCode, line.json()]).toEqual([
      413,
      {
        statusCode: 413,
        code: 'PICTURE_TOO_LARGE',
        message:
          'This picture is too large: 40,000,000 × 1 pixels. Please send the original screenshot: at most 10,000 pixels on a side and 40,000,000 in all.',
        values: { width: 40_000_000, height: 1, side: 10_000, limit: 40_000_000 },
      },
    ]);
    expect((await post(server, pngHead(100, 2001))).json()).toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      reason: 'PICTURE_TOO_LONG',
      values: { width: 100, height: 2001, ratio: 20 },
    });
    expect((await post(server, pngHead(100, 2000))).json()).toMatchObject({ problems: ['read'] });
  });

  test('everything where the operator has switched it off', async () => {
    const off = await startTestServer('embedded', { SCREENS: 'off' });
    const answer = await post(off, SCREEN);
    expect([answer.statusCode, answer.json().code]).toEqual([501, 'SCREENS_OFF']);
    await off.close();
  });
});

describe('a picture that takes forever', () => {
  const endless = { bytes: pngHead(10, 10, 101), edition: '2026-10' } as const;
  const quick = { bytes: pngHead(10, 10), edition: '2026-10' } as const;
  const stays = new AbortController().signal;

  test('is given up after the time limit, and the next one is read', async () => {
    const reader = createScreenReader({ worker: QUICK, limitMs: 1 });
    await expect(reader.read(endless, 'a', stays)).rejects.toMatchObject({ problem: { code: 'TOO_SLOW' } });
    await reader.close();
    const next = createScreenReader({ worker: QUICK, limitMs: UNHURRIED_MS });
    await expect(next.read(quick, 'a', stays)).resolves.toMatchObject({ problems: ['read'] });
    await next.close();
  });

  test('keeps its caller from sending another one, and ends when the caller leaves', async () => {
    const reader = createScreenReader({ worker: QUICK, limitMs: UNHURRIED_MS });
    const leaving = new AbortController();
    const first = reader.read(endless, 'a', leaving.signal);
    await expect(reader.read(quick, 'a', stays)).rejects.toMatchObject({ problem: { code: 'TOO_MANY_AT_ONCE' } });
    const other = reader.read(quick, 'b', stays);
    leaving.abort();
    await expect(first).rejects.toMatchObject({ problem: { code: 'CLIENT_GONE' } });
    await expect(other).resolves.toMatchObject({ problems: ['read'] });
    await expect(reader.read(quick, 'a', stays)).resolves.toMatchObject({ problems: ['read'] });
    await reader.close();
  });
});
