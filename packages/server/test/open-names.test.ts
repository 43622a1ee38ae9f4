// Name search and events over a real socket.
import { routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { parseCalendar, propertyValue } from './ical-parser.ts';
import { ANY_STORE } from './stores.ts';

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer(ANY_STORE, { PUBLIC_ORIGIN: 'https://sleep.example' });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
const json = async (path: string) => (await get(path)).json();
const find = (query: Record<string, string>) => json(`/api/find?${new URLSearchParams(query)}`);

describe('find', () => {
  test.each(['identity', 'gzip', 'br'])('depends on the encoding and says so: %s', async (encoding) => {
    const { headers } = await get('/api/find?q=a&limit=25', { 'accept-encoding': encoding });
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
      'accept-encoding',
      'public, max-age=300, stale-while-revalidate=86400',
    ]);
  });

  test('answers in the described shape with the query', async () => {
    const answer = await find({ q: 'ふしぎだね', lang: 'de' });
    expect(Value.Check(routes.find.answer, answer)).toBe(true);
    expect(answer.query).toBe('ふしぎだね');
    expect(answer.results[0]).toMatchObject({ kind: 'species', key: 'BULBASAUR', gameId: 1, name: 'Bisasam' });
  });

  test.each([
    ['/api/find', 400],
    ['/api/find?q=', 400],
    ['/api/find?q=%20!', 400],
    [`/api/find?q=${'a'.repeat(65)}`, 400],
    [`/api/find?q=${'a'.repeat(64)}`, 200],
    ['/api/find?q=a&limit=26', 400],
    ['/api/find?q=a&limit=25', 200],
    ['/api/find?q=a&lang=xx', 400],
    ['/api/find?q=a&kind=plan', 400],
    ['/api/find?q=__proto__', 200],
    ['/api/find?q=a&utm=1', 200],
  ])('%s → %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('recipe', () => {
  test('by key, game id and name in any language', async () => {
    for (const name of ['FANCY_APPLE_CURRY', '1001', 'とくせんリンゴカレー', 'fancy apple curry']) {
      const answer = await json(`/api/recipe/${encodeURIComponent(name)}?lang=de&makers=10&level=60`);
      expect(Value.Check(routes.recipe.answer, answer), name).toBe(true);
      expect(answer).toMatchObject({ edition: '2026-10', key: 'FANCY_APPLE_CURRY', gameId: 1001, type: 'curry' });
      expect(answer).toMatchObject({ name: 'Luxusapfel-Curry', level: 60, bonusPercent: 18.7, totalIngredients: 7 });
      expect(answer.strength).toBe(answer.strengths[59]);
      expect(answer.ingredients).toMatchObject([{ key: 'FANCY_APPLE', name: 'Luxusapfel', amount: 7 }]);
      expect(answer.ingredients[0].makers).toHaveLength(10);
    }
  });

  test.each([
    ['/api/recipe/__proto__', 404],
    ['/api/recipe/constructor', 404],
    ['/api/recipe/nothing', 404],
    ['/api/recipe/NINJA_CURRY?makers=11', 400],
    ['/api/recipe/NINJA_CURRY?makers=0', 200],
    ['/api/recipe/NINJA_CURRY?level=71', 400],
    ['/api/recipe/NINJA_CURRY?level=70&edition=2025-10', 400],
    ['/api/recipe/NINJA_CURRY?edition=2025-10', 200],
    ['/api/recipe/NINJA_CURRY?edition=1999-01', 400],
  ])('%s → %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('events', () => {
  test('between two days', async () => {
    const answer = await json('/api/events?from=2026-12-01&to=2027-01-01&kind=goodSleepDay');
    expect(Value.Check(routes.events.answer, answer)).toBe(true);
    expect(answer).toMatchObject({ timezone: 'local', dayChange: '04:00' });
    expect(answer.events.map(({ start }: { start: string }) => start)).toEqual([
      '2026-12-23T04:00',
      '2026-12-24T04:00',
      '2026-12-25T04:00',
    ]);
  });

  test.each([
    ['/api/events', 200],
    ['/api/events?to=2026-01-01', 200],
    ['/api/events?from=2026-01-01&to=2027-02-05', 200],
    ['/api/events?from=2026-01-01&to=2027-02-06', 400],
    ['/api/events?from=2026-01-02&to=2026-01-02', 400],
    ['/api/events?from=2026-02-30', 400],
    ['/api/events?from=soon', 400],
    ['/api/today?date=2026-02-30', 400],
    ['/api/events.ics?kind=party', 400],
  ])('%s → %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('today is the day that the caller names, else that of UTC with a note', async () => {
    const named = await json('/api/today?date=2026-12-24&lang=ja');
    expect(Value.Check(routes.today.answer, named)).toBe(true);
    expect(named).toMatchObject({ date: '2026-12-24', goodSleepDay: { key: 'GOOD_SLEEP_DAY_2026_12_24' } });
    expect(named).not.toHaveProperty('note');
    server.stopClock();
    const day = new Date(server.deps.now().getTime() - 4 * 3_600_000).toISOString().slice(0, 10);
    const answer = await json('/api/today');
    expect(answer.date).toBe(day);
    expect(Value.Check(routes.today.answer, answer)).toBe(true);
    expect(answer.note).toMatch(/UTC/);
  });

  test('what is today is kept for five minutes only, a named day like a table', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/api/today')).toBe('public, max-age=300');
    expect(await kept('/api/today?date=2026-12-24')).toBe('public, max-age=300, stale-while-revalidate=86400');
  });

  test('a calendar to subscribe to', async () => {
    const response = await get('/api/events.ics?lang=ja');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = parseCalendar(new Uint8Array(await response.arrayBuffer()));
    const uids = calendar.components.map((event) => propertyValue(event, 'UID'));
    expect(uids).toContain('GOOD_SLEEP_DAY_2026_12_24@oversleep');
    expect(new Set(uids).size).toBe(uids.length);
    const again = await get('/api/events.ics?lang=ja', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('a feed, whose addresses are the public one whatever the caller says', async () => {
    const response = await get('/api/events.atom', {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    });
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    expect(feed).toContain('href="https://sleep.example/api/events.atom"');
    expect(feed).not.toContain('evil.example');
  });
});
