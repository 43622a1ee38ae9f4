// The account: who I am, and what I may change of it.
import { Problem, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { ifMatch } from './samples.ts';
import { STORE_KINDS } from './stores.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const account = async (as: Player) => (await server.call(routes.user, { as })).json();
  const patch = (as: Player, body: unknown, options: CallOptions = {}) =>
    server.call(routes.patchUser, { as, body, ...options });

  beforeAll(async () => {
    player = await server.player();
  });

  test('returns the signed-in player, without numbers or provider ids', async () => {
    const answer = await server.call(routes.user, { as: player });
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.user.answer, answer.json())).toBe(true);
    expect(answer.json()).toEqual({
      name: 'Test player',
      external_id: player.externalId,
      role: 'default',
      friend_code: player.friendCode,
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test.each([routes.user, routes.patchUser])('$method /api/user needs a session', async (route) => {
    const answer = await server.call(route, route.method === 'GET' ? {} : { body: { name: 'Stranger' } });
    expect(answer.statusCode).toBe(401);
  });

  test('a name is trimmed and may have 36 characters as people count them', async () => {
    const name = FAMILY.repeat(36);
    const answer = await patch(player, { name: `  ${name} ` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name, version: 2 });
    expect(await account(player)).toEqual(answer.json());
  });

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['invisible', '\u200b\u200b'],
    ['of several lines', 'a\nb'],
    ['too long', 'x'.repeat(37)],
    ['too long in emoji', FAMILY.repeat(37)],
    ['far too long', 'x'.repeat(5000)],
    ['no text', 7],
    ['with a zero byte', 'a\0b'],
    ['written backwards', 'a\u202eb'],
    ['of piled marks', 'a\u0300\u0301\u0302\u0303'],
    ['the assistant’s', 'Ovi'],
    ['with half a character', 'a\ud800'],
  ])('a name that is %s is refused', async (_what, name) => {
    const before = await account(player);
    const answer = await patch(player, { name });
    expect(answer.statusCode).toBe(400);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(await account(player)).toEqual(before);
  });

  test('a name that looks like SQL is a name', async () => {
    const name = `Robert'); drop table users;--`;
    expect((await patch(player, { name })).json().name).toBe(name);
    expect((await account(player)).name).toBe(name);
  });

  test.each([
    ['role', 'admin'],
    ['external_id', '00000000-0000-4000-8000-000000000000'],
    ['id', 1],
    ['google_id', 'stolen'],
    ['roleSource', 'manual'],
    ['version', 99],
    ['changes', 99],
    ['__proto__x', 1],
  ])('%s cannot be written', async (field, value) => {
    const before = await contentOf(server.store);
    const answer = await patch(player, { name: 'Sneaky', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(await contentOf(server.store)).toEqual(before);
  });

  describe('avatars', () => {
    test('every player may choose and remove a portrait', async () => {
      expect((await patch(player, { avatar: 'pikachu' })).json()).toMatchObject({ avatar: 'pikachu' });
      expect((await server.call(routes.settings, { as: player })).json().avatar).toBe('pikachu');
      const off = await patch(player, { avatar: null });
      expect(off.statusCode).toBe(200);
      expect(off.json()).not.toHaveProperty('avatar');
      expect((await server.call(routes.settings, { as: player })).json().avatar).toBe('default');
      expect((await patch(player, { avatar: 'default' })).statusCode).toBe(200);
    });

    test('a happy one is for supporters and admins', async () => {
      const answer = await patch(player, { avatar: 'happy' });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('FORBIDDEN');
      for (const role of ['supporter', 'admin'] as const)
        expect((await patch(await server.player(role), { avatar: 'happy' })).json().avatar).toBe('happy');
    });

    test.each(['unknown', '../portrait/x', 'toString', 'constructor'])('%s is no avatar', async (avatar) => {
      expect((await patch(player, { avatar })).statusCode).toBe(400);
    });
  });

  describe('friend codes', () => {
    test('a supporter with Patreon and an admin may choose', async () => {
      const supporter = await server.player('supporter', 'patreon');
      expect((await patch(supporter, { friend_code: 'ZZTOP1' })).json().friend_code).toBe('ZZTOP1');
      const admin = await server.player('admin');
      expect((await patch(admin, { friend_code: 'ADMIN1' })).json().friend_code).toBe('ADMIN1');
    });

    test('others may not, not even with Patreon or the role alone', async () => {
      const others = [player, await server.player('default', 'patreon'), await server.player('supporter', 'discord')];
      for (const other of others) {
        const answer = await patch(other, { friend_code: 'MINE00', name: 'Renamed' });
        expect(answer.statusCode).toBe(403);
        expect(await account(other)).not.toMatchObject({ name: 'Renamed' });
      }
    });

    test('sending the own one is no change', async () => {
      expect((await patch(player, { friend_code: player.friendCode })).statusCode).toBe(200);
    });

    test('one that is taken stays with its owner', async () => {
      const admin = await server.player('admin');
      const answer = await patch(admin, { friend_code: player.friendCode, name: 'Thief' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('FRIEND_CODE_TAKEN');
      expect(await account(admin)).toMatchObject({ friend_code: admin.friendCode, name: 'Test player' });
    });

    test.each(['abc123', 'ABC12', 'ABC1234', 'ABC-12', 'ÄBC123'])('%s is no code', async (friend_code) => {
      expect((await patch(await server.player('admin'), { friend_code })).statusCode).toBe(400);
    });
  });

  describe('versions', () => {
    test('of two that start from the same version one receives what the other wrote', async () => {
      const { version } = await account(player);
      const answers = await Promise.all(
        ['One', 'Two', 'Three'].map((name) => patch(player, { name }, ifMatch(version))),
      );
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([200, 409, 409]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
      for (const lost of answers.filter(({ statusCode }) => statusCode === 409))
        expect(lost.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: won });
      expect(await account(player)).toEqual(won);
    });

    test.each(['0', '*', '"0"'])('If-Match %s means any version', async (version) => {
      const answer = await patch(player, { name: 'Any' }, { headers: { 'if-match': version } });
      expect(answer.statusCode).toBe(200);
    });

    test('a version beyond all numbers of the database is just outdated', async () => {
      expect((await patch(player, { name: 'Far' }, ifMatch(999_999_999_999_999))).statusCode).toBe(409);
    });

    test('a version that is no number is refused', async () => {
      expect((await patch(player, { name: 'x' }, { headers: { 'if-match': 'latest' } })).statusCode).toBe(400);
    });
  });

  test('a session whose account is gone ends', async () => {
    const gone = await server.player();
    await account(gone);
    await server.store.client.run('delete from users where id = $1', [gone.userId]);
    for (const route of [routes.user, routes.settings, routes.teams, routes.exportUser])
      expect((await server.call(route, { as: gone })).statusCode, route.path).toBe(401);
    expect((await patch(gone, { name: 'Ghost' })).statusCode).toBe(401);
    expect((await server.call(routes.putSettings, { as: gone, body: {} })).statusCode).toBe(401);
  });
});
