// What the client sends, what it keeps, and when it asks again.
import { expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { OversleepError } from './error.ts';
import type { ClientOptions } from './options.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function setUp(answers: readonly Response[], options: ClientOptions = {}) {
  const sent: Sent[] = [];
  const waited: number[] = [];
  const client = createClient('https://oversleep.example', {
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answers[sent.length - 1] ?? new Response('{}');
    },
    wait: async (milliseconds) => void waited.push(milliseconds),
    ...options,
  });
  const headersAt = (index: number) => new Headers(sent[index]?.init.headers);
  return { client, sent, waited, headersAt };
}

const busy = (status: number, retryAfter?: string) =>
  new Response(JSON.stringify({ statusCode: status, code: 'LIMIT_REACHED', message: 'Too many.', details: ['one'] }), {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

test('parameters go into the path, the others into the query, and missing ones nowhere', async () => {
  const { client, sent } = setUp([]);
  await client.recipe({ name: 'キーマ/カレー', level: 30 });
  await client.dataJson({ table: 'species' });
  expect(sent.map(({ url }) => url)).toEqual([
    `https://oversleep.example/api/recipe/${encodeURIComponent('キーマ/カレー')}?level=30`,
    'https://oversleep.example/api/data/species.json',
  ]);
});

test('a body is sent as JSON', async () => {
  const { client, sent, headersAt } = setUp([]);
  await client.rate({ body: { text: 'a' } });
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"text":"a"}' });
  expect(headersAt(0).get('content-type')).toBe('application/json');
});

test('a picture is sent as it is, with its own type', async () => {
  const { client, sent, headersAt } = setUp([]);
  const picture = new Blob(['bytes'], { type: 'image/webp' });
  await client.readScreen({ language: 'en', body: picture });
  expect(sent[0]).toMatchObject({ url: 'https://oversleep.example/api/screens?language=en', init: { body: picture } });
  expect(headersAt(0).get('content-type')).toBe('image/webp');
});

test('a key is sent in its header, and never in the address', async () => {
  const { client, sent, headersAt } = setUp([], { key: 'os_0123' });
  await client.find({ q: 'Pikachu' });
  expect(headersAt(0).get('x-oversleep-key')).toBe('os_0123');
  expect(sent[0]?.url).not.toContain('os_');
});

test('texts come as they are', async () => {
  const { client } = setUp([new Response('key,name\r\n')]);
  expect(await client.dataCsv({ table: 'berries' })).toBe('key,name\r\n');
});

test('a known answer is used again when the server says that it is current', async () => {
  const { client, headersAt } = setUp([
    new Response('["A"]', { headers: { etag: 'W/"1"' } }),
    new Response(null, { status: 304 }),
  ]);
  const first = await client.allSpecies();
  expect(await client.allSpecies()).toEqual(first);
  expect(headersAt(0).get('if-none-match')).toBeNull();
  expect(headersAt(1).get('if-none-match')).toBe('W/"1"');
});

test.each([429, 503])('a call that was refused with %i is repeated after Retry-After', async (status) => {
  const { client, sent, waited } = setUp([busy(status, '7'), new Response('["A"]')]);
  expect(await client.allSpecies()).toEqual(['A']);
  expect([sent.length, waited]).toEqual([2, [7000]]);
});

test('it gives up after the last retry, and at once if it would have to wait for too long or no time is named', async () => {
  const often = setUp([busy(429, '1'), busy(429, '1'), busy(429, '1'), busy(429, '1')]);
  await expect(often.client.allSpecies()).rejects.toMatchObject({ status: 429, code: 'LIMIT_REACHED', retryAfter: 1 });
  expect(often.sent).toHaveLength(3);
  for (const answer of [busy(429, '61'), busy(503)]) {
    const once = setUp([answer]);
    await expect(once.client.allSpecies()).rejects.toThrow(OversleepError);
    expect(once.waited).toEqual([]);
  }
});

test('an error has the sentence and the details of the server, also if a proxy answers with a page', async () => {
  const { client } = setUp([busy(400), new Response('<h1>Bad gateway</h1>', { status: 502 })]);
  await expect(client.allSpecies()).rejects.toMatchObject({ message: 'Too many.', details: ['one'] });
  await expect(client.allSpecies()).rejects.toMatchObject({ status: 502, code: '', details: [] });
});

test('a wait ends when the caller gives up', async () => {
  const leaving = new AbortController();
  const client = createClient('https://oversleep.example', {
    fetch: async () => {
      leaving.abort(new Error('left'));
      return busy(429, '60');
    },
  });
  await expect(client.allSpecies({}, { signal: leaving.signal })).rejects.toThrow('left');
});
