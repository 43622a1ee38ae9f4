// The programs in examples/ against a running server: a Discord bot that is called as Discord does, and functions of a sheet.
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { startTestServer, type TestServer } from './harness.ts';

const example = (path: string) => new URL(`../../../examples/${path}`, import.meta.url);
const RECORD = 'oQEAr4wDZ3x-@Sparky';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

describe('the Discord bot', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let discord: FakeServer;
  let bot: ChildProcess;
  let address = '';

  beforeAll(async () => {
    discord = await startFakeServer();
    discord.answer(() => ({ status: 200 }));
    bot = spawn(process.execPath, [fileURLToPath(example('discord-bot/bot.mjs'))], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        OVERSLEEP: server.app.listeningOrigin,
        DISCORD_API: discord.origin,
        DISCORD_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(bot.stdout ?? bot, 'data');
    address = `http://localhost:${/port (\d+)/.exec(String(line))?.[1]}`;
  });
  afterAll(async () => {
    bot.kill();
    await discord.close();
  });

  const send = (interaction: unknown, altered = '') => {
    const body = JSON.stringify(interaction);
    const timestamp = '1765000000';
    const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
    const headers = { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp };
    return fetch(address, { method: 'POST', headers, body: body + altered });
  };
  const command = (name: string, option: string, value: string, more = {}) => ({
    type: 2,
    application_id: '1',
    token: 'secret',
    locale: 'ja',
    data: { name, options: [{ name: option, value, ...more }] },
  });

  test('answers a signed ping and refuses an altered body', async () => {
    expect(await (await send({ type: 1 })).json()).toEqual({ type: 1 });
    expect((await send({ type: 1 }, ' ')).status).toBe(401);
    expect((await fetch(address, { method: 'POST', body: '{"type":1}' })).status).toBe(401);
  });

  test('completes names in Japanese, at most 25 of them', async () => {
    const typed = { ...command('dex', 'name', 'ピカ', { focused: true }), type: 4 };
    const { type, data } = await (await send(typed)).json();
    expect(type).toBe(8);
    expect(data.choices[0]).toEqual({ name: 'ピカチュウ', value: 'ピカチュウ' });
    const many = await (await send({ ...command('dex', 'name', 'ー', { focused: true }), type: 4 })).json();
    expect(many.data.choices.length).toBeLessThanOrEqual(25);
  });

  test.each([
    ['dex', 'ピカチュウ', /ピカチュウ.*berry.*Grepa/s],
    ['recipe', 'Fancy Apple Curry', /7 Apple/],
    ['dex', 'No such thing at all', /did not work/],
  ])('/%s %s', async (name, text, expected) => {
    const { type, data } = await (await send(command(name, 'name', text))).json();
    expect([type, data.content]).toEqual([4, expect.stringMatching(expected)]);
  });

  test('answers /rate at once and sends the message when it is ready', async () => {
    expect(await (await send(command('rate', 'text', RECORD))).json()).toEqual({ type: 5 });
    await until(() => discord.asked.length > 0);
    const [patch] = discord.asked;
    expect([patch?.method, patch?.url.pathname]).toEqual(['PATCH', '/webhooks/1/secret/messages/@original']);
    expect([...(patch?.form.keys() ?? [])].join()).toMatch(/RP \d+/);
  });
});

describe('the sheet', () => {
  test('OS_RATE answers species, level, RP and three ranks, and asks once for the same text', async () => {
    const source = readFileSync(example('sheet/oversleep.gs'), 'utf8');
    const cached = new Map<string, string>();
    let answer: { status: number; text: string } | undefined;
    let asked: { url: string; payload: string } | undefined;
    const context = createContext({
      CacheService: {
        getScriptCache: () => ({
          get: (key: string) => cached.get(key) ?? null,
          put: (key: string, text: string) => cached.set(key, text),
        }),
      },
      Utilities: {
        DigestAlgorithm: { SHA_256: 1 },
        computeDigest: (_algorithm: number, text: string) => text,
        base64Encode: (text: string) => text,
      },
      UrlFetchApp: {
        fetch: (url: string, { payload }: { payload: string }) => {
          asked = { url, payload };
          if (answer === undefined) throw new Error('not yet');
          const { status, text } = answer;
          return { getResponseCode: () => status, getContentText: () => text };
        },
      },
    });
    runInContext(source, context);
    const rate = () => JSON.parse(runInContext(`JSON.stringify(OS_RATE(${JSON.stringify(RECORD)}))`, context));
    // The sheet waits for its answer, and the server is in this process: so first what it asks, then what it makes of the answer.
    expect(rate).toThrow('not yet');
    const path = new URL(asked?.url ?? '').pathname;
    const real = await fetch(server.app.listeningOrigin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asked?.payload ?? '',
    });
    answer = { status: real.status, text: await real.text() };
    const [row] = rate();
    expect(row).toEqual([expect.stringMatching(/^[A-Z_]+$/), ...Array(5).fill(expect.any(Number))]);
    answer = undefined;
    expect(rate()).toEqual([row]);
  });

  test('the tables and columns that its formulas name exist', async () => {
    const readme = readFileSync(example('sheet/README.md'), 'utf8');
    const paths = [...readme.matchAll(/oversleep\.example(\/\S+\.csv)/g)].map(([, path = '']) => path);
    expect(paths).toHaveLength(3);
    const head = async (path: string) => (await server.app.inject(path)).body.split('\r\n')[0]?.split(',') ?? [];
    for (const path of paths) expect(await head(path)).toContain('key');
    const column = (letter: string) => letter.charCodeAt(0) - 'A'.charCodeAt(0);
    expect(readme).toContain('XLOOKUP(XLOOKUP(A2, species!D:D, species!R:R), skills!A:A, skills!B:B)');
    const [species, skills] = [await head('/api/data/species.csv'), await head('/api/data/skills.csv')];
    expect([species[column('D')], species[column('R')], skills[column('A')], skills[column('B')]]).toEqual([
      'name',
      'skill',
      'key',
      'name',
    ]);
  });
});
