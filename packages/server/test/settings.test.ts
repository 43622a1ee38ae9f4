// Settings and areas, in the words of the player's edition.
import { routes } from '@oversleep/contract';
import { DEFAULT_EDITION, gameOf, potBounds } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { ifMatch } from './samples.ts';
import { STORE_KINDS } from './stores.ts';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.playerOf('2025-10');
  });

  const settings = async (as = player) => (await server.call(routes.settings, { as })).json();
  const put = (body: unknown, options: CallOptions = {}) =>
    server.call(routes.putSettings, { as: player, body, ...options });
  const putArea = (area: unknown, bonus: unknown) => server.call(routes.putArea, { as: player, body: { area, bonus } });
  const areas = async () => (await server.call(routes.areas, { as: player })).json();

  test.each([routes.settings, routes.putSettings, routes.areas, routes.putArea])(
    '$method $path needs a session',
    async (route) => {
      const body = { potSize: 30, area: 'cyan', bonus: 1 };
      const answer = await server.call(route, route.method === 'PUT' ? { body } : {});
      expect(answer.statusCode).toBe(401);
    },
  );

  test('a new player has the defaults, and reading them writes nothing', async () => {
    const newcomer = await server.player();
    const before = await contentOf(server.store);
    const answer = await server.call(routes.settings, { as: newcomer });
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.settings.answer, answer.json())).toBe(true);
    expect(answer.json()).toEqual({
      name: 'Test player',
      avatar: 'default',
      role: 'default',
      areaBonuses: {},
      potSize: null,
      supporterSince: null,
      randomizeNicknames: true,
      edition: DEFAULT_EDITION,
      event: null,
      week: null,
      policy: null,
      nightcap: 0,
      version: 0,
    });
    expect(await contentOf(server.store)).toEqual(before);
  });

  test('only what is sent is changed', async () => {
    expect((await put({ potSize: 42 })).statusCode).toBe(204);
    expect((await put({ randomizeNicknames: false })).statusCode).toBe(204);
    expect(await settings()).toMatchObject({ potSize: 42, randomizeNicknames: false, edition: '2025-10' });
    expect((await put({ potSize: null })).statusCode).toBe(204);
    expect(await settings()).toMatchObject({ potSize: null, randomizeNicknames: false });
  });

  test('the first setting of a new player names the edition, whatever the newest will be', async () => {
    const newcomer = await server.player();
    await put({ potSize: 42 }, { as: newcomer });
    const [row] = await server.store.client.run('select edition from user_settings where user_id = $1', [
      newcomer.userId,
    ]);
    expect(row).toEqual({ edition: DEFAULT_EDITION });
  });

  test('the planned week is kept as it was sent, until there is none', async () => {
    const week = {
      monday: '2026-11-16',
      island: 'cyan',
      day: 'wed',
      time: '13:20',
      strength: 412345,
      bag: { Apple: 12 },
      tasty: 0.12,
      pot: 0,
      energy: { someone: 80 },
      lookIn: { at: ['07:30', '18:00'] },
      naps: { sat: { from: '13:00', to: '15:00' } },
      rank: 'Master 12',
      filler: 'surplus',
      sunday: true,
      dishes: { sun: [null, 'FANCY_APPLE_CURRY', null] },
      teams: { sat: { day: 1, night: 0 } },
      log: [{ day: 'wed', time: '12:05', meal: 'lunch', dish: 'FANCY_APPLE_CURRY', strength: 412345 }],
      forecasts: [{ day: 'wed', time: '12:05', p10: 1, p50: 2, p90: 3 }],
      past: [{ monday: '2026-11-09', island: 'cyan', forecasts: [], strength: 900000 }],
    };
    expect((await put({ week })).statusCode).toBe(204);
    expect((await settings()).week).toEqual(week);
    expect((await put({ week: { ...week, day: 'someday' } })).statusCode).toBe(400);
    expect((await settings()).week).toEqual(week);
    const wrong = {
      monday: '2026-11-17',
      island: 'Atlantis',
      bag: { Gold: 1 },
      rank: 'Master 99',
      dishes: { sun: ['STONE_SOUP', 'mixed', null] },
      log: [{ day: 'wed', time: '12:05', meal: 'lunch', dish: 'STONE_SOUP', strength: 1 }],
      past: [{ monday: '2026-02-30', island: 'cyan', forecasts: [], strength: null }],
    };
    const refused = await put({ week: { ...week, ...wrong } });
    expect(refused.json()).toMatchObject({
      statusCode: 400,
      code: 'BAD_INPUT',
      details: [
        'week.monday: 2026-11-17 is not a Monday',
        'week.island: There is no island Atlantis',
        'week.bag.Gold: There is no ingredient Gold',
        'week.rank: There is no rank Master 99',
        'week.dishes.sun[0]: There is no recipe STONE_SOUP',
        'week.log[0].dish: There is no recipe STONE_SOUP',
        'week.past[0].monday: 2026-02-30 is not a Monday',
      ],
    });
    expect((await settings()).week).toEqual(week);
    expect((await put({ week: null })).statusCode).toBe(204);
    expect((await settings()).week).toBeNull();
  });

  test('how a player cooks and looks in is kept as it was chosen, until it is as usual', async () => {
    const policy = { filler: 'always', sunday: false, holdTasty: true, lookIn: { at: ['07:30', '19:00'] } };
    expect((await put({ policy })).statusCode).toBe(204);
    expect((await put({ policy: { ...policy, lookIn: { everyHours: 0 } } })).statusCode).toBe(400);
    expect((await settings()).policy).toEqual(policy);
    // Earlier apps say nothing about recipe levels; what they stored stays as it was.
    const newer = { ...policy, recipesLevelUp: true };
    expect((await put({ policy: newer })).statusCode).toBe(204);
    expect((await settings()).policy).toEqual(newer);
    expect((await put({ policy: { ...policy, recipesLevelUp: 'yes' } })).statusCode).toBe(400);
    expect((await put({ policy: null })).statusCode).toBe(204);
    expect((await settings()).policy).toBeNull();
  });

  test('the event of the week is kept as it was chosen, until there is none', async () => {
    const event = {
      from: 'past',
      name: 'Holiday 2025',
      monday: '2025-12-22',
      effects: [
        { what: 'skillLevel', add: 3, who: { type: ['ice', 'steel'] } },
        { what: 'dreamShardsFromSkills', factor: 2 },
      ],
      favourites: [{ types: ['ice', 'steel'], areas: ['greengrass', 'GGEX'] }],
    };
    expect((await put({ event })).statusCode).toBe(204);
    expect((await settings()).event).toEqual(event);
    expect((await put({ event: { ...event, effects: [{ what: 'luck', factor: 2 }] } })).statusCode).toBe(400);
    for (const wrong of [
      { monday: '2025-13-01' },
      { monday: '2025-12-23' },
      { effects: [{ what: 'skillLevel', factor: 3 }] },
      { effects: [{ what: 'dreamShardsFromSkills' }] },
      { favourites: [{ types: ['ice'], areas: ['Atlantis'] }] },
    ])
      expect((await put({ event: { ...event, ...wrong } })).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await put({ potSize: 42 })).statusCode).toBe(204);
    expect((await settings()).event).toEqual(event);
    expect((await put({ event: null })).statusCode).toBe(204);
    expect((await settings()).event).toBeNull();
  });

  test('the start of a membership is returned as a moment', async () => {
    const since = new Date('2025-03-04T05:06:07Z');
    await server.store.client.run('update users set supporter_since = $1 where id = $2', [since, player.userId]);
    expect((await settings()).supporterSince).toBe('2025-03-04T05:06:07.000Z');
  });

  describe('pot size', () => {
    test('must be one of the own edition', async () => {
      const [old, now] = [potBounds(gameOf('2025-10')), potBounds(gameOf('2026-08'))];
      expect((await put({ potSize: old.min })).statusCode).toBe(204);
      expect((await put({ potSize: now.max })).statusCode).toBe(400);
      expect((await put({ potSize: 16 })).statusCode).toBe(400);
      expect((await settings()).potSize).toBe(old.min);
    });

    test('is measured against the edition that comes with it', async () => {
      expect((await put({ edition: '2026-08', potSize: 81 })).statusCode).toBe(204);
      expect((await put({ edition: '2025-10', potSize: 81 })).statusCode).toBe(400);
      expect(await settings()).toMatchObject({ edition: '2026-08', potSize: 81 });
    });

    test('fits the edition when read, and is not lost by looking at another one', async () => {
      await put({ edition: '2026-08', potSize: 81 });
      await put({ edition: '2025-10' });
      expect((await settings()).potSize).toBe(69);
      await put({ edition: '2026-08' });
      expect((await settings()).potSize).toBe(81);
    });

    test.each([14, 82, 30.5, '30', -1, 2 ** 40])('%s is no size', async (potSize) => {
      expect((await put({ potSize })).statusCode).toBe(400);
    });
  });

  test('takes the body that was read, and ignores what is not changed here', async () => {
    await put({ potSize: 30 });
    const read = await settings();
    expect((await put({ ...read, role: 'admin', name: 'Another name', potSize: 57 })).statusCode).toBe(204);
    expect(await settings()).toEqual({ ...read, potSize: 57, version: expect.any(Number) });
  });

  test('names fields that it does not know', async () => {
    const refused = await put({ potSize: 30, potsize: 57, colour: 'red' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toEqual(['/potsize is no field of this', '/colour is no field of this']);
  });

  test.each([
    { roles: 'admin' },
    { edition: '2027-01' },
    { randomizeNicknames: 'yes' },
    { nightcap: 21 },
    [],
    'text',
    null,
  ])('%j is refused', async (body) => {
    const before = await contentOf(server.store);
    expect((await put(body)).statusCode).toBe(400);
    expect(await contentOf(server.store)).toEqual(before);
  });

  describe('versions', () => {
    test('each write has a new one, returned in the header', async () => {
      const first = await put({ potSize: 30 });
      expect(first.headers.etag).toBe(`"${(await settings()).version}"`);
      const second = await put({ potSize: 33 });
      expect(second.headers.etag).not.toBe(first.headers.etag);
    });

    test.each([
      ['If-Match', (version: number) => ({ body: {}, options: ifMatch(version) })],
      ['the body', (version: number) => ({ body: { version }, options: {} })],
    ])('an outdated one in %s is answered with what is stored', async (_where, named) => {
      await put({ potSize: 30 });
      const { body, options } = named((await settings()).version);
      expect((await put({ ...body, potSize: 33 }, options)).statusCode).toBe(204);
      const late = await put({ ...body, potSize: 36 }, options);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: await settings() });
      expect((await settings()).potSize).toBe(33);
    });

    test('two devices at once: one wins, the other knows', async () => {
      await put({ potSize: 30 });
      const { version } = await settings();
      const answers = await Promise.all([33, 36, 39, 42].map((potSize) => put({ potSize, version })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
    });

    test('first writes at once make one row', async () => {
      const newcomer = await server.player();
      const answers = await Promise.all([33, 36, 39, 42].map((potSize) => put({ potSize }, { as: newcomer })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
      const rows = await server.store.client.run('select * from user_settings where user_id = $1', [newcomer.userId]);
      expect(rows).toHaveLength(1);
    });
  });

  describe('areas', () => {
    test('are set one by one, in the spelling of the game', async () => {
      expect((await putArea('cyan', 55)).statusCode).toBe(204);
      expect((await putArea('ggex', 0)).statusCode).toBe(204);
      expect((await putArea('cyan', 60)).statusCode).toBe(204);
      expect(await areas()).toEqual({ cyan: 60, GGEX: 0 });
      expect((await settings()).areaBonuses).toEqual({ cyan: 60, GGEX: 0 });
    });

    test('an island of another edition is kept', async () => {
      expect((await putArea('amber', 10)).statusCode).toBe(204);
      expect(await areas()).toEqual({ amber: 10 });
    });

    test('the bonus is bounded by the own edition', async () => {
      expect((await putArea('cyan', 80)).statusCode).toBe(400);
      await put({ edition: '2026-08' });
      expect((await putArea('cyan', 80)).statusCode).toBe(204);
      await put({ edition: '2025-10' });
      expect(await areas()).toEqual({ cyan: 75 });
      expect((await settings()).areaBonuses).toEqual({ cyan: 75 });
    });

    test.each([
      ['atlantis', 5],
      ['__proto__', 5],
      ['', 5],
      ['cyan', -1],
      ['cyan', 86],
      ['cyan', 1.5],
      ['cyan', '5'],
      [null, 5],
    ])('%s with %s is refused', async (area, bonus) => {
      expect((await putArea(area, bonus)).statusCode).toBe(400);
      expect(await areas()).toEqual({});
    });

    test('are separate for each player', async () => {
      await putArea('cyan', 55);
      const other = await server.player();
      expect((await server.call(routes.areas, { as: other })).json()).toEqual({});
    });
  });
});
