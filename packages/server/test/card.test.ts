// Share links with their content in the path: what chats read about them, and the pictures that they show.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { routes } from '@oversleep/contract';
import {
  type Creature,
  defaultTeam,
  EDITIONS,
  formatClock,
  gameOf,
  NEWEST_EDITION,
  newCreature,
} from '@oversleep/game';
import { type ShareContent, writeShared } from '@oversleep/interchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { codeOf, readCode } from '../src/open/share-code.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const game = gameOf(NEWEST_EDITION);
const ORIGIN = 'https://sleep.example';
/** As the built page: with tags of its own, which a link replaces. */
const PAGE = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ANY_STORE, { PUBLIC_ORIGIN: ORIGIN });
  writeFileSync(join(server.webDir, 'index.html'), PAGE);
});
afterAll(() => server.close());

function creatureOf(pokemon: string, fields: Partial<Creature> = {}): Creature {
  const born = newCreature(game, game.species.get(pokemon), { id: pokemon, random: () => 0.5, randomNickname: false });
  return { ...born, name: '', level: 60, ...fields };
}
const ninetales = creatureOf('NINETALES', {
  nature: 'Jolly',
  subskills: ['Helping Bonus', 'Berry Finding S', 'Ingredient Finder M', null, null],
});
const one = (fields: Partial<Creature> = {}): ShareContent => ({
  kind: 'creature',
  creature: { ...ninetales, ...fields },
});
const team = (name = 'Night shift'): Extract<ShareContent, { kind: 'team' }> => ({
  kind: 'team',
  members: [ninetales, creatureOf('RAICHU'), null, creatureOf('GENGAR'), null],
  team: { ...defaultTeam(0), name },
  snacking: [1],
  potSize: 57,
});
const code = (shared: ShareContent) => codeOf(game, shared);

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const card = (shared: ShareContent, query = '') => get(`/card/${code(shared)}.png${query}`);
const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await get(url, headers);
  const tags = new Map(
    [...answer.body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(
      ([, key = '', text = '']) => [key, text],
    ),
  );
  return { answer, tags };
};

/** Width and height as the header of the file says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the page of a link', () => {
  test('describes a Pokémon to chats, with addresses of this site whatever the caller says', async () => {
    const path = `/s/${code(one())}`;
    const { answer, tags } = await page(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': expect.stringMatching(/^Ninetales, Lv\. 60, RP \d+$/),
      'og:description': 'Jolly nature, Helping Bonus, Berry Finding S, Ingredient Finder M',
      'og:type': 'website',
      'og:url': ORIGIN + path,
      'og:image': `${ORIGIN}/card/${code(one())}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Ninetales'),
      'twitter:card': 'summary_large_image',
      'theme-color': '#0d0e22',
      robots: 'noindex',
    });
    for (const key of tags.keys()) expect(answer.body.split(`"${key}"`), key).toHaveLength(2);
    expect(answer.body).toContain('<script type="module"');
    expect(answer.body).not.toContain('evil.example');
    expect((await get(path, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  test('describes a team to chats', async () => {
    const { tags } = await page(`/s/${code(team())}`);
    expect(tags.get('og:title')).toBe('Night shift');
    expect(tags.get('og:description')).toMatch(/^Ninetales \(Lv\. 60, RP \d+\), Raichu \(.*\), Gengar \(.*\)$/);
  });

  test('has whole addresses for a team whose code is longer than other tags', async () => {
    const names = [
      'あいうえおかきくけこさし',
      'タチツテトナニヌネノハヒ',
      'Überraschung',
      'Écrevissette',
      '잠만보좋아해요',
    ];
    const members = names.map((name) => ({ ...ninetales, name }));
    const path = code({ ...team(), members });
    expect(path.length).toBeGreaterThan(300);
    const { tags } = await page(`/s/${path}`);
    expect([tags.get('og:url'), tags.get('og:image')]).toEqual([`${ORIGIN}/s/${path}`, `${ORIGIN}/card/${path}.png`]);
  });

  test('makes no markup of a nickname, and no text longer than 300 letters', async () => {
    const { answer } = await page(`/s/${code(one({ name: '"><script>' }))}`);
    expect(answer.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(answer.body.match(/<script/g)).toHaveLength(1);
    const { tags } = await page(`/s/${code(team('x'.repeat(24)))}`);
    for (const [key, text] of tags) expect(text.length, key).toBeLessThanOrEqual(300);
  });

  test.each([
    ['damaged', () => code(one()).slice(0, -4)],
    ['with signs of no code', () => 'v1.%22%3E%3Cb%3E'],
    ['with a sign that is no text', () => `${code(one())}%00`],
    ['of a box', () => code({ kind: 'box', creatures: [ninetales, ninetales] })],
    ['of a later version', () => 'v9.AAAA'],
    ['with 2,001 letters', () => `v1.${'A'.repeat(1998)}`],
  ])('is the app with its usual tags for a link %s, which has no picture', async (_what, made) => {
    const { answer, tags } = await page(`/s/${made()}`);
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(tags.get('og:title')).toBe('Oversleep');
    const picture = await get(`/card/${made()}.png`);
    expect([picture.statusCode, picture.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(picture.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
  });
});

describe('the picture of a link', () => {
  test('is 1200 × 630, may be kept for a day and shown by any site', async () => {
    const answer = await card(one());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    });
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
    const known = await get(`/card/${code(one())}.png`, { 'if-none-match': String(answer.headers.etag) });
    expect([known.statusCode, known.rawPayload.length, known.headers.etag]).toEqual([304, 0, answer.headers.etag]);
    expect([answer.headers.vary, known.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  });

  test('has at most 120 kB in every language, each with another ETag', async () => {
    const tags = new Set<unknown>();
    for (const lang of ['en', 'ja', 'ko', 'zh-CN', 'zh-TW', 'de', 'fr', 'es']) {
      for (const shared of [one(), team()]) {
        const { statusCode, rawPayload, headers } = await card(shared, `?lang=${lang}`);
        expect([statusCode, ...sizeOf(rawPayload)]).toEqual([200, 1200, 630]);
        expect(rawPayload.length, lang).toBeLessThanOrEqual(120_000);
        tags.add(headers.etag);
      }
    }
    expect(tags.size).toBe(16);
  });

  test('is of the edition of its link, or of another that knows the Pokémon', async () => {
    const [oldest = NEWEST_EDITION] = EDITIONS;
    const old = `/card/${codeOf(gameOf(oldest), one())}.png`;
    const tags = await Promise.all(
      ['', `?edition=${oldest}`, '?edition=latest'].map(async (q) => (await get(old + q)).headers.etag),
    );
    expect(tags[0]).toBe(tags[1]);
    expect(tags[0]).not.toBe(tags[2]);
    const mew = `/card/${code({ kind: 'creature', creature: creatureOf('MEW') })}.png`;
    expect((await get(mew)).statusCode).toBe(200);
    expect((await get(`${mew}?edition=${oldest}`)).statusCode).toBe(404);
    expect((await get(`${mew}?edition=1999-01`)).statusCode).toBe(400);
  });

  test('a million zeros in a short link are not unpacked', async () => {
    const bomb = `v1z.${deflateRawSync(Buffer.alloc(1_000_000)).toString('base64url')}`;
    expect(bomb.length).toBeLessThan(2000);
    expect((await get(`/card/${bomb}.png`)).statusCode).toBe(404);
    expect((await get(`/s/${bomb}`)).statusCode).toBe(200);
  });

  const packed = (text: string) => `v1z.${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
  const [head = '', line = ''] = writeShared(game, one()).split('\n');

  test.each([
    ['a name of 64 kB', writeShared(game, one({ name: '\u{1d160}'.repeat(16_000) }))],
    ['10,666 lines', [head, ...Array.from({ length: 10_666 }, () => 'a;bcd')].join('\n')],
    ['a thousand Pokémon', [head, ...Array.from({ length: 1000 }, () => line)].join('\n')],
    ['a whole box', writeShared(game, { kind: 'box', creatures: [ninetales] })],
  ])('a short link with %s is not read', async (_, text) => {
    const letters = packed(text);
    expect(letters.length).toBeLessThan(2000);
    expect((await get(`/card/${letters}.png`)).statusCode).toBe(404);
    expect((await get(`/s/${letters}`)).body).toBe(PAGE);
    expect((await server.call(routes.rate, { body: { link: `/s/${letters}` } })).statusCode).toBe(422);
  });

  test('of as many lines as may be unpacked the first alone is a Pokémon, and is read once however often it is asked for', () => {
    const letters = packed([head, ...Array.from({ length: 90 }, () => line)].join('\n'));
    const first = readCode(game, letters);
    expect(first?.creatures).toHaveLength(1);
    expect(readCode(game, letters)).toBe(first);
  });

  test('a team shows the strength of its week once that was calculated, and no picture starts a calculation', async () => {
    const shared = team('Counted');
    const before = await card(shared);
    expect(server.deps.compute.stats().started).toBe(0);
    const { camp, bedtime, wakeup, recipeType, island } = shared.team;
    const members = shared.members.flatMap((member, place) => {
      if (!member) return [];
      const { pokemon, level, nature, ribbon, skillLevel, ingredients, subskills } = member;
      const levels = { subskills: game.rules.subskillUnlockLevels, ingredients: game.rules.ingredientUnlockLevels };
      return [
        {
          externalId: `00000000-0000-4000-8000-00000000000${place}`,
          ...{ pokemon, level, nature, ribbon, skillLevel, sneakySnacking: place === 1 },
          subskills: subskills.flatMap((subskill, slot) =>
            subskill ? [{ level: levels.subskills[slot], subskill }] : [],
          ),
          ingredients: ingredients.map((set, slot) => ({ ...set, level: levels.ingredients[slot] })),
        },
      ];
    });
    const calculated = await server.call(routes.calculateTeam, {
      body: {
        edition: NEWEST_EDITION,
        settings: {
          ...{ camp, recipeType, bedtime: formatClock(bedtime), wakeup: formatClock(wakeup), potSize: 57 },
          ...{ island: island.shortName, areaBonusPercent: island.areaBonus, favoredBerries: island.berries },
        },
        members,
      },
    });
    expect(calculated.statusCode).toBe(200);
    const after = await card(shared);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(server.deps.compute.stats().started).toBe(1);
  });
});

test('a drawn picture costs 20 units, one out of memory none', async () => {
  const limited = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.1' });
  try {
    const ask = async (level: number) => (await limited.app.inject(`/card/${code(one({ level }))}.png`)).statusCode;
    // 60 units a minute: three pictures.
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 200]);
    expect(await ask(4)).toBe(429);
    expect([await ask(1), await ask(2)]).toEqual([200, 200]);
  } finally {
    await limited.close();
  }
});

test('a picture that there is not costs as much as one, and pages of links are limited like other open routes', async () => {
  const limited = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.1' });
  limited.stopClock();
  try {
    writeFileSync(join(limited.webDir, 'index.html'), PAGE);
    const ask = async (url: string) => (await limited.app.inject(url)).statusCode;
    const pictures = [1, 2, 3, 4].map((n) => `/card/v1.AAA${n}.png`);
    expect((await Promise.all(pictures.map(ask))).toSorted()).toEqual([404, 404, 404, 429]);
    const pages = await Promise.all(Array.from({ length: 121 }, () => ask(`/s/${code(one())}`)));
    // 120 calls a minute, of which the pictures had four.
    expect(pages.filter((status) => status === 200)).toHaveLength(116);
    expect(pages.filter((status) => status === 429)).toHaveLength(5);
  } finally {
    await limited.close();
  }
});

test('the log has only the beginning of a code', async () => {
  const lines: string[] = [];
  const logTarget = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logged = await buildApp(
    { ...server.deps, config: { ...server.deps.config, logLevel: 'info' } },
    { webDir: server.webDir, logTarget },
  );
  const whole = code(one());
  // The last ones are the same addresses written in another way, or lead nowhere.
  const folders = ['/s/', '/card/', '/%73/', '/%63ard/', '//card/', '/CARD/'];
  for (const folder of folders) await logged.inject(`${folder}${whole}.png?lang=ja`);
  await logged.close();
  const paths = lines.flatMap((line) => JSON.parse(line).path ?? []);
  expect(paths).toEqual(folders.map((folder) => `${decodeURIComponent(folder)}${whole.slice(0, 8)}…`));
  expect(lines.join('')).not.toContain(whole);
});
