// Admins: who is one, finding players, roles, friend codes, and the log of what was done.
import { randomUUID } from 'node:crypto';
import { type AdminUser, type Role, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { STORE_KINDS } from './stores.ts';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let admin: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.player('admin');
  });
  afterAll(() => server.close());

  const changeRole = async (as: Player | undefined, { externalId }: Player, role: unknown) =>
    await server.call(routes.changeRole, { params: { externalId }, body: { role }, as });
  const changeCode = async (as: Player | undefined, { externalId }: Player, friend_code: unknown) =>
    await server.call(routes.changeFriendCode, { params: { externalId }, body: { friend_code }, as });
  const verify = async (as: Player | undefined) => (await server.call(routes.verifyAdmin, { as })).statusCode;
  const usersFor = async (query: Record<string, string>): Promise<{ users: AdminUser[]; nextCursor: string | null }> =>
    (await server.call(routes.adminUsers, { query, as: admin })).json();
  const idsFor = async (query: Record<string, string>) =>
    (await usersFor(query)).users.map(({ external_id }) => external_id);
  const rename = (player: Player, name: string) =>
    server.store.client.run('update users set name = $1 where id = $2', [name, player.userId]);
  const named = async (name: string, role?: Role) => {
    const player = await server.player(role);
    await rename(player, name);
    return player;
  };
  const notesAbout = async ({ externalId }: Player) => {
    const { entries } = (await server.call(routes.audit, { query: { limit: '200' }, as: admin })).json();
    return entries.filter((entry: { target: string }) => entry.target === externalId);
  };

  test('only admins are admins', async () => {
    expect(await verify(admin)).toBe(204);
    expect(await verify(await server.player())).toBe(403);
    expect(await verify(await server.player('supporter'))).toBe(403);
    expect(await verify(undefined)).toBe(401);
  });

  test('no route is open to others, and nothing is changed by trying', async () => {
    const ann = await server.player();
    for (const [who, status] of [
      [undefined, 401],
      [ann, 403],
    ] as const) {
      expect((await server.call(routes.adminUsers, { as: who })).statusCode).toBe(status);
      expect((await server.call(routes.audit, { as: who })).statusCode).toBe(status);
      expect((await changeRole(who, ann, 'admin')).statusCode).toBe(status);
      expect((await changeCode(who, ann, 'HACKED')).statusCode).toBe(status);
    }
    const [row] = (await usersFor({ search: ann.externalId })).users;
    expect(row).toMatchObject({ role: 'default', friend_code: ann.friendCode });
  });

  describe('finding players', () => {
    test('what an admin sees of one', async () => {
      const ann = await named('Ann of the list');
      await server.store.client.run("insert into identities (provider, subject, user_id) values ('google', $1, $2)", [
        ann.externalId,
        ann.userId,
      ]);
      expect(await usersFor({ search: 'Ann of the list' })).toEqual({
        users: [
          {
            external_id: ann.externalId,
            name: 'Ann of the list',
            role: 'default',
            role_source: 'none',
            friend_code: ann.friendCode,
            providers: ['discord', 'google'],
            created_at: expect.any(String),
            last_login: expect.any(String),
          },
        ],
        nextCursor: null,
      });
    });

    test('by part of the name in any case, by friend code in any case, by id', async () => {
      const ann = await named('Snorri the Sleeper');
      for (const search of ['norri', 'SNORRI', '  snorri the ', ann.friendCode, ann.friendCode.toLowerCase()])
        expect(await idsFor({ search })).toContain(ann.externalId);
      for (const search of [ann.externalId, ann.externalId.toUpperCase()])
        expect(await idsFor({ search })).toEqual([ann.externalId]);
      expect(await idsFor({ search: 'no player has this name' })).toEqual([]);
    });

    test.each(['%', '_', '\\', "'", '100%_\\'])('%s in a search is that character', async (text) => {
      const found = await named(`has ${text} inside`);
      const other = await named('has nothing inside');
      const ids = await idsFor({ search: `has ${text}`, limit: '200' });
      expect(ids).toContain(found.externalId);
      expect(ids).not.toContain(other.externalId);
    });

    test('by role', async () => {
      const ann = await named('Rolf', 'supporter');
      const bob = await named('Rolf', 'default');
      expect(await idsFor({ search: 'Rolf', role: 'supporter' })).toEqual([ann.externalId]);
      expect(await idsFor({ search: 'Rolf', role: 'default' })).toEqual([bob.externalId]);
      expect(await idsFor({ search: 'Rolf', role: 'admin' })).toEqual([]);
    });

    test('page by page, newest first, each once, also while players join', async () => {
      const made = [];
      for (let i = 0; i < 7; i += 1) made.push(await named('Pagina'));
      const first = await usersFor({ search: 'pagina', limit: '3' });
      await named('Pagina');
      const second = await usersFor({ search: 'pagina', limit: '3', cursor: first.nextCursor ?? '' });
      const third = await usersFor({ search: 'pagina', limit: '3', cursor: second.nextCursor ?? '' });
      expect([first, second, third].map(({ users }) => users.length)).toEqual([3, 3, 1]);
      expect(third.nextCursor).toBeNull();
      expect([first, second, third].flatMap(({ users }) => users.map(({ external_id }) => external_id))).toEqual(
        made.map(({ externalId }) => externalId).reverse(),
      );
    });

    test('a full last page is the last', async () => {
      for (let i = 0; i < 2; i += 1) await named('Duo');
      expect((await usersFor({ search: 'duo', limit: '2' })).nextCursor).toBeNull();
    });

    test.each([
      [{ limit: '0' }],
      [{ limit: '201' }],
      [{ limit: 'many' }],
      [{ cursor: '' }],
      [{ cursor: 'no cursor' }],
      [{ cursor: 'zzzzzzzzzzz' }],
      [{ role: 'king' }],
      [{ search: 'x'.repeat(65) }],
    ])('%j is refused', async (query) => {
      expect((await server.call(routes.adminUsers, { query, as: admin })).statusCode).toBe(400);
    });
  });

  describe('roles', () => {
    test('a role by hand holds at once and is noted', async () => {
      const ann = await server.player();
      expect(await verify(ann)).toBe(403);
      const answer = await changeRole(admin, ann, 'admin');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ external_id: ann.externalId, role: 'admin', role_source: 'manual' });
      expect(await verify(ann)).toBe(204);

      expect((await changeRole(admin, ann, 'supporter')).json()).toMatchObject({ role_source: 'manual' });
      expect(await verify(ann)).toBe(403);
      expect(await notesAbout(ann)).toEqual([
        expect.objectContaining({ action: 'user.role', meta: { from: 'admin', to: 'supporter' } }),
        expect.objectContaining({
          action: 'user.role',
          meta: { from: 'default', to: 'admin' },
          actor: 'Test player',
          actorId: admin.externalId,
        }),
      ]);
    });

    test('"default" hands the player back to the membership platform', async () => {
      const ann = await server.player('supporter');
      expect((await changeRole(admin, ann, 'supporter')).json()).toMatchObject({ role_source: 'manual' });
      expect((await changeRole(admin, ann, 'default')).json()).toMatchObject({ role: 'default', role_source: 'none' });
    });

    test('the same role again changes nothing', async () => {
      const ann = await server.player();
      expect((await changeRole(admin, ann, 'default')).statusCode).toBe(200);
      expect(await notesAbout(ann)).toEqual([]);
    });

    test('an admin may give up the role', async () => {
      const ann = await server.player('admin');
      expect((await changeRole(ann, ann, 'default')).statusCode).toBe(200);
      expect(await verify(ann)).toBe(403);
    });

    test.each(['king', '', null, undefined, ['admin']])('%j is no role', async (role) => {
      const ann = await server.player();
      expect((await changeRole(admin, ann, role)).statusCode).toBe(400);
    });

    test('nothing else can be sent along', async () => {
      const ann = await server.player();
      const { externalId } = ann;
      const body = { role: 'supporter', role_source: 'patreon' };
      expect((await server.call(routes.changeRole, { params: { externalId }, body, as: admin })).statusCode).toBe(400);
    });
  });

  describe('friend codes', () => {
    test('a new code is found by others, the old one no longer', async () => {
      const [ann, bob] = [await server.player(), await server.player()];
      const answer = await changeCode(admin, ann, 'SNOOZE');
      expect(answer.json()).toMatchObject({ external_id: ann.externalId, friend_code: 'SNOOZE' });
      const ask = async (friend_code: string) =>
        (await server.call(routes.requestFriend, { params: { friend_code }, as: bob })).statusCode;
      expect(await ask(ann.friendCode)).toBe(404);
      expect(await ask('SNOOZE')).toBe(204);
      expect(await notesAbout(ann)).toEqual([
        expect.objectContaining({ action: 'user.friendCode', meta: { from: ann.friendCode, to: 'SNOOZE' } }),
      ]);
    });

    test('a code belongs to one player, also when two are given it at once', async () => {
      const [ann, bob, eve] = [await server.player(), await server.player(), await server.player()];
      expect((await changeCode(admin, ann, bob.friendCode)).json()).toMatchObject({
        statusCode: 409,
        code: 'FRIEND_CODE_TAKEN',
      });
      const answers = await Promise.all([ann, bob, eve].map((player) => changeCode(admin, player, 'WANTED')));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      // The refused ones left no trace in the log.
      expect((await Promise.all([ann, bob, eve].map(notesAbout))).flat()).toHaveLength(1);
    });

    test('the own code again is no conflict', async () => {
      const ann = await server.player();
      expect((await changeCode(admin, ann, ann.friendCode)).statusCode).toBe(200);
    });

    test.each(['abcdef', 'ABCDE', 'ABCDEFG', 'ABC EF', '', 7])('%j is no code', async (code) => {
      expect((await changeCode(admin, await server.player(), code)).statusCode).toBe(400);
    });
  });

  test('who is not there is not found', async () => {
    const unknown = { ...admin, externalId: randomUUID() };
    expect((await changeRole(admin, unknown, 'admin')).statusCode).toBe(404);
    expect((await changeCode(admin, unknown, 'NOUSER')).statusCode).toBe(404);
  });

  test('the log is read page by page', async () => {
    const ann = await server.player();
    for (const role of ['supporter', 'default', 'supporter', 'default', 'supporter'])
      await changeRole(admin, ann, role);
    const pages = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor === null ? {} : { cursor }) };
      const page = (await server.call(routes.audit, { query, as: admin })).json();
      pages.push(page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const all = (await server.call(routes.audit, { query: { limit: '200' }, as: admin })).json().entries;
    expect(pages.flat()).toEqual(all);
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
    expect((await server.call(routes.audit, { query: { cursor: '-1' }, as: admin })).statusCode).toBe(400);
  });
});

// Needs a store without other admins.
describe.each(STORE_KINDS)('the last admin on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const demote = async (actor: Player, target: Player) =>
    await server.call(routes.changeRole, {
      params: { externalId: target.externalId },
      body: { role: 'default' },
      as: actor,
    });
  const adminCount = async () => (await server.store.client.run("select 1 from users where role = 'admin'")).length;

  test('keeps the role', async () => {
    const only = await server.player('admin');
    expect((await demote(only, only)).json()).toMatchObject({ statusCode: 409, code: 'LAST_ADMIN' });
    expect((await server.call(routes.verifyAdmin, { as: only })).statusCode).toBe(204);
    await server.store.client.run('delete from users where id = $1', [only.userId]);
  });

  test('cannot delete the account, however many leave at once', async () => {
    const leave = async (as: Player) => await server.call(routes.deleteUser, { as });
    const [ann, bob] = [await server.player('admin'), await server.player('admin')];
    const answers = await Promise.all([leave(ann), leave(bob)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'LAST_ADMIN' });
    expect(await adminCount()).toBe(1);
    await server.store.client.run('delete from users');
  });

  test('is left, however many remove each other at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [ann, bob, eve] = [
        await server.player('admin'),
        await server.player('admin'),
        await server.player('admin'),
      ];
      const answers = await Promise.all([
        demote(ann, bob),
        demote(bob, eve),
        demote(eve, ann),
        demote(ann, ann),
        demote(bob, bob),
      ]);
      expect(answers.every(({ statusCode }) => [200, 403, 409].includes(statusCode))).toBe(true);
      expect(await adminCount()).toBeGreaterThanOrEqual(1);
      await server.store.client.run('delete from users');
    }
  });
});
