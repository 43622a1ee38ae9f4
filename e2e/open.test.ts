// Open routes in a real browser, from a page of another origin: what it may read, and what the browser refuses for it.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../tools/machine/root.mjs';
import { beginJourney, goTo, type Journey } from './browser.ts';
import { leave } from './seats.ts';

/** A page that shows a Pokémon. */
const EXAMPLE = join(root, 'examples/page/index.html');

let journey: Journey;
let elsewhere: Server;

beforeAll(async () => {
  journey = await beginJourney();
  elsewhere = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(EXAMPLE)),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});

/** Where the page of another site is. */
function origin(): string {
  const bound = elsewhere.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');
  return `http://127.0.0.1:${bound.port}`;
}

afterAll(async () => {
  elsewhere?.close();
  await journey?.end();
});

test('a page of another origin reads tables, shows a card, gets a 304, computes as a guest, and cannot send a session', async () => {
  const { page } = await journey.visit('about:blank', 1440);
  await goTo(page, `${origin()}/?server=${journey.address}`);
  const seen = await page.evaluate(async (address) => {
    const ask = async (path: string, init?: RequestInit) => {
      try {
        const answer = await fetch(address + path, { cache: 'no-store', ...init });
        return {
          status: answer.status,
          etag: answer.headers.get('etag'),
          limit: answer.headers.get('ratelimit'),
          text: await answer.text(),
        };
      } catch {
        return 'refused by the browser';
      }
    };
    const table = await ask('/api/data/berries.json');
    const etag = typeof table === 'string' ? '' : (table.etag ?? '');
    const rated = await ask('/api/rate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'oQEAr4wDZ3x-@Sparky' }),
    });
    const { card } = typeof rated === 'string' ? { card: '' } : JSON.parse(rated.text);
    const picture = document.body.appendChild(document.createElement('img'));
    picture.src = address + card;
    await picture.decode();
    return {
      picture: [picture.naturalWidth, picture.naturalHeight],
      table,
      known: await ask('/api/data/berries.json', { headers: { 'if-none-match': etag } }),
      missing: await ask('/api/pokemon/MissingNo'),
      found: await ask('/api/find?q=%E3%83%94%E3%82%AB%E3%83%81%E3%83%A5'),
      posted: await ask('/api/odds', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ species: 'PIKACHU', wish: { natures: ['Adamant'] } }),
      }),
      withSession: await ask('/api/pokemon', { headers: { authorization: 'Bearer stolen' } }),
      withCookies: await ask('/api/pokemon', { credentials: 'include' }),
      closed: await ask('/api/site'),
      account: await ask('/api/user', { headers: { authorization: 'Bearer stolen' } }),
    };
  }, journey.address);
  expect(seen.table).toMatchObject({
    status: 200,
    etag: expect.stringMatching(/^W\//),
    limit: expect.stringMatching(/^"read";r=\d+;t=\d+$/),
    text: expect.stringContaining('"table":"berries"'),
  });
  expect(seen.picture).toEqual([1200, 630]);
  expect(seen.known).toMatchObject({ status: 304, text: '' });
  expect(seen.missing).toMatchObject({ status: 404, text: expect.stringContaining('NOT_FOUND') });
  expect(seen.found).toMatchObject({ status: 200, text: expect.stringContaining('PIKACHU') });
  expect(seen.posted).toMatchObject({ status: 200, text: expect.stringContaining('perCatch') });
  for (const refused of [seen.withSession, seen.withCookies, seen.closed, seen.account])
    expect(refused).toBe('refused by the browser');
  await leave(page);
});

test('the example page shows a Pokémon by its name in any language, and says what it cannot find', async () => {
  const { page } = await journey.visit('about:blank', 390);
  await goTo(page, `${origin()}/?server=${journey.address}`);
  await page.getByRole('heading', { name: 'Pikachu', exact: true }).waitFor();
  await page.getByLabel('Name in any language').fill('フシギダネ');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'Bulbasaur', exact: true }).waitFor();
  await page.getByText('Ingredient Magnet S', { exact: true }).waitFor();
  await page.getByLabel('Name in any language').fill('qqqqqqqqqq');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Nothing is called').waitFor();
  await leave(page);
});
