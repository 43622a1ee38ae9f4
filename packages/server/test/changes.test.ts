// What a device receives when it asks for changes: changed and deleted rows, everything when needed, almost nothing otherwise.

import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../src/backup/dump.ts';
import { checkBackup, restore } from '../src/backup/load.ts';
import { migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { sweepDeletions } from '../src/repos/deletions.ts';
import { replacePatrons } from '../src/repos/patrons.ts';
import { grantAdmin, revokeAdmin } from '../src/repos/roles.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { creature, team } from './samples.ts';
import { STORE_KINDS } from './stores.ts';

interface Known {
  readonly version: number;
  readonly etag: string;
}

const NOTHING = { recipes: {}, areas: {}, teams: [], creatures: [], rows: [], deleted: [] };
const row = { kind: 'log', key: '2026-11-16/tue/lunch' } as const;
const data = { day: 'tue', time: '13:59', meal: 'lunch', dish: 'mixed', strength: 5 } as const;

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

  const ask = (known?: Known) =>
    server.call(routes.changes, {
      as: player,
      query: { since: String(known?.version ?? 0) },
      ...(known ? { headers: { 'if-none-match': known.etag } } : {}),
    });
  const knownFrom = (answer: Awaited<ReturnType<typeof ask>>): Known => ({
    version: answer.json().version,
    etag: String(answer.headers.etag),
  });
  const all = async () => knownFrom(await ask());
  const changed = async (known: Known) => {
    const answer = await ask(known);
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.changes.answer, answer.json())).toBe(true);
    const { version, ...changes } = answer.json();
    expect(version).toBeGreaterThan(known.version);
    return changes;
  };
  const put = (route: keyof typeof routes, body: unknown, params = {}) =>
    server.call(routes[route], { as: player, body, params });

  test('needs a session', async () => {
    expect((await server.call(routes.changes, { query: { since: '0' } })).statusCode).toBe(401);
  });

  test('the first answer is everything', async () => {
    const mine = creature();
    await put('putCreature', mine);
    await put('putMember', creature({ saved: false }), { teamIndex: 2, memberIndex: 0 });
    await put('putSettings', { potSize: 42 });
    await put('putRecipes', { FANCY_APPLE_CURRY: 4 });
    await put('putArea', { area: 'cyan', bonus: 20 });
    await put('putRows', { rows: [{ ...row, data }], deleted: [] });
    const answer = await ask();
    expect(answer.json()).toMatchObject({
      whole: true,
      account: { name: 'Test player', avatar: 'default', role: 'default', supporterSince: null },
      settings: { potSize: 42, randomizeNicknames: true, edition: '2025-10', event: null, policy: null, nightcap: 0 },
      recipes: { FANCY_APPLE_CURRY: 4 },
      areas: { cyan: 20 },
      teams: [{ index: 2, members: [{ saved: false }] }],
      creatures: [{ externalId: mine.externalId }, { saved: false }],
      rows: [{ ...row, data, version: expect.any(Number) }],
      deleted: [],
    });
    expect(Value.Check(routes.changes.answer, answer.json())).toBe(true);
  });

  test('nothing new is 304 without a body', async () => {
    await put('putCreature', creature());
    const answer = await ask(await all());
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test.each<[string, string, unknown, object]>([
    ['a setting', 'putSettings', { potSize: 42 }, { settings: { potSize: 42 } }],
    ['a Nightcap Pikachu', 'putSettings', { nightcap: 12 }, { settings: { nightcap: 12 } }],
    ['a recipe', 'putRecipes', { FANCY_APPLE_CURRY: 5 }, { recipes: { FANCY_APPLE_CURRY: 5 } }],
    ['an area', 'putArea', { area: 'cyan', bonus: 5 }, { areas: { cyan: 5 } }],
    ['a name', 'patchUser', { name: 'Bob' }, { account: { name: 'Bob' } }],
    ['an avatar', 'patchUser', { avatar: 'pikachu' }, { account: { avatar: 'pikachu' } }],
    ['a log entry', 'putRows', { rows: [{ ...row, data }], deleted: [] }, { rows: [{ ...row, data }] }],
  ])('%s that changed is sent alone', async (_what, route, body, expected) => {
    await put('putCreature', creature());
    await put('putTeam', team(), { teamIndex: 0 });
    await put('putRecipes', { FANCY_APPLE_CURRY: 4 });
    const known = await all();
    expect((await put(route as keyof typeof routes, body)).statusCode).toBeLessThan(300);
    const changes = await changed(known);
    expect(changes).toMatchObject({ ...NOTHING, whole: false, ...expected });
    expect(Object.keys(changes).sort()).toEqual(
      [...new Set([...Object.keys(NOTHING), 'whole', ...Object.keys(expected)])].sort(),
    );
  });

  test('creatures and teams that changed are sent, and no others', async () => {
    const [first, second] = [creature(), creature()];
    for (const one of [first, second]) await put('putCreature', one);
    for (const teamIndex of [0, 1]) await put('putTeam', team(), { teamIndex });
    const known = await all();
    await put('putCreature', { ...second, level: 61 });
    await put('putTeam', team({ name: 'Other' }), { teamIndex: 1 });
    expect(await changed(known)).toMatchObject({
      creatures: [{ externalId: second.externalId, level: 61 }],
      teams: [{ index: 1, name: 'Other' }],
    });
  });

  test('what was deleted is named, unless it is there again', async () => {
    const [gone, back, member] = [creature(), creature(), creature({ saved: false })];
    for (const one of [gone, back]) await put('putCreature', one);
    await put('putMember', member, { teamIndex: 3, memberIndex: 0 });
    await put('putRows', { rows: [{ ...row, data }], deleted: [] });
    const known = await all();
    for (const { externalId } of [gone, back]) await put('deleteCreature', undefined, { externalId });
    await put('putCreature', back);
    await put('deleteTeam', undefined, { teamIndex: 3 });
    await put('putRows', { rows: [], deleted: [row] });
    const { deleted, creatures } = await changed(known);
    expect(deleted).toHaveLength(4);
    expect(deleted).toEqual(
      expect.arrayContaining([
        { kind: 'creature', key: gone.externalId },
        { kind: 'creature', key: member.externalId },
        { kind: 'team', key: '3' },
        row,
      ]),
    );
    expect(creatures).toMatchObject([{ externalId: back.externalId }]);
  });

  test('changes of role and membership are sent', async () => {
    await server.store.client.run("update identities set provider = 'patreon', subject = $1 where user_id = $2", [
      player.externalId,
      player.userId,
    ]);
    const patron = { patreonId: player.externalId, status: 'active_patron', since: new Date('2026-01-02') };
    const { db } = server.store;
    const roleAfter = async (change: () => Promise<unknown>) => {
      const known = await all();
      await change();
      return (await changed(known)).account;
    };
    expect(await roleAfter(() => grantAdmin(db, player.externalId))).toMatchObject({ role: 'admin' });
    expect(await roleAfter(() => revokeAdmin(db, player.externalId, new Date()))).toMatchObject({ role: 'default' });
    expect(await roleAfter(() => replacePatrons(db, [patron], new Date()))).toMatchObject({
      role: 'supporter',
      supporterSince: '2026-01-02T00:00:00.000Z',
    });
    const later = { ...patron, since: new Date('2026-02-03') };
    expect(await roleAfter(() => replacePatrons(db, [later], new Date()))).toMatchObject({
      supporterSince: '2026-02-03T00:00:00.000Z',
    });
    expect(await roleAfter(() => replacePatrons(db, [], new Date()))).toMatchObject({ role: 'default' });
    const admin = await server.player('admin');
    const promote = () =>
      server.call(routes.changeRole, {
        as: admin,
        params: { externalId: player.externalId },
        body: { role: 'supporter' },
      });
    expect(await roleAfter(promote)).toMatchObject({ role: 'supporter' });
  });

  describe('everything is sent', () => {
    const isWhole = async (known: Known) => (await ask(known)).json().whole;

    test('to who has no etag, or one of another database, edition or release', async () => {
      const known = await all();
      const [, lineage = '', release = ''] = /^"([^.]+)\.([\d.]+)\.2025-10\.\d+"$/.exec(known.etag) ?? [];
      expect(release).toBe('1.2.3');
      await put('putRecipes', { FANCY_APPLE_CURRY: 4 });
      expect(await isWhole(known)).toBe(false);
      for (const etag of ['', known.etag.replace(lineage, 'other'), known.etag.replace(release, '1.2.4')])
        expect(await isWhole({ ...known, etag }), etag).toBe(true);
      await put('putSettings', { edition: '2026-08' });
      expect(await isWhole(known)).toBe(true);
    });

    test('to who is ahead of the database, as after a backup was restored', async () => {
      const known = await all();
      expect(await isWhole({ ...known, version: known.version + 9 })).toBe(true);
    });

    test('after everything was replaced', async () => {
      await put('putCreature', creature());
      const known = await all();
      await put('importUser', { mode: 'replace', creatures: [], teams: [] });
      expect(await changed(known)).toMatchObject({ whole: true, creatures: [] });
    });

    test('to who was away for longer than deletions are remembered', async () => {
      const gone = creature();
      await put('putCreature', gone);
      const old = await all();
      await put('deleteCreature', undefined, { externalId: gone.externalId });
      const recent = await all();
      const soon = new Date(Date.now() + 179 * 86_400_000);
      const late = new Date(Date.now() + 181 * 86_400_000);
      expect(await sweepDeletions(server.store.db, soon)).toBe(0);
      await sweepDeletions(server.store.db, late);
      await put('putRecipes', { FANCY_APPLE_CURRY: 4 });
      expect(await isWhole(old)).toBe(true);
      expect(await isWhole(recent)).toBe(false);
    });

    test('from a restored backup: its versions may mean something else', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'oversleep-changes-'));
      const other = await startTestServer(kind);
      await put('putCreature', creature());
      const known = await all();
      const path = join(folder, 'backup');
      const migrations = migrationsIn(MIGRATIONS);
      await backUp(server.store.client, path, new Date());
      await restore(other.store.client, path, await checkBackup(path, migrations), migrations);
      const answer = await other.call(routes.changes, {
        as: player,
        query: { since: String(known.version) },
        headers: { 'if-none-match': known.etag },
      });
      expect([answer.statusCode, answer.json().whole, answer.json().version]).toEqual([200, true, known.version]);
      await other.close();
      rmSync(folder, { recursive: true });
    });
  });

  test('with 300 creatures and nothing new, all bytes of the answer are less than 1,000', async () => {
    for (let n = 0; n < 3; n += 1)
      await put('putCreatures', { creatures: Array.from({ length: 100 }, () => creature()), deleted: [] });
    const known = await all();
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const bytes = await bytesOf(Number(new URL(address).port), [
      `GET /api/user/changes?since=${known.version} HTTP/1.1`,
      'Host: localhost',
      'Accept-Encoding: gzip, br',
      `Authorization: Bearer ${player.token}`,
      `If-None-Match: ${known.etag}`,
    ]);
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 304 /);
    expect(bytes.toString()).toMatch(/x-content-type-options: nosniff/);
    expect(bytes.toString()).toMatch(/cache-control: no-store/);
    expect(bytes.length).toBeLessThan(1000);
    // Of these, what our own headers take is far less: the rest is room for what proxies add.
    expect(bytes.length).toBeLessThan(400);
  });
});

/** Everything that comes back on the socket until the end of the headers; an answer without a body ends there. */
function bytesOf(port: number, lines: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('error', reject).on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.includes('\r\n\r\n')) return;
      socket.destroy();
      resolve(received);
    });
  });
}
