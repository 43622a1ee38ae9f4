// Everything of a player, out and in again.
import { randomUUID } from 'node:crypto';
import { routes, type UserExport } from '@oversleep/contract';
import { DEFAULT_EDITION, MAX_SAVED_CREATURES } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { creature, ifMatch, team } from './samples.ts';
import { STORE_KINDS } from './stores.ts';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.player();
  });

  const exported = async (as = player): Promise<UserExport> => (await server.call(routes.exportUser, { as })).json();
  const load = (body: unknown, as = player) => server.call(routes.importUser, { as, body });
  const upload = (changes: object = {}) => ({ mode: 'merge', creatures: [], teams: [], ...changes });
  const place = (externalId: string, memberIndex = 0) => ({ memberIndex, externalId });

  /** Without what belongs to the account and not to its data. */
  const dataOf = ({ settings, areas, recipes, creatures, teams }: UserExport) => {
    const plain = <T extends { version: number }>({ version, ...rest }: T) => rest;
    return {
      settings: plain(settings),
      areas,
      recipes,
      creatures: creatures.map(plain),
      teams: teams.map((one) => ({ ...plain(one), members: one.members.map(plain) })),
    };
  };

  async function fill(as: Player): Promise<void> {
    await server.call(routes.putSettings, {
      as,
      body: { edition: '2026-08', potSize: 81, randomizeNicknames: false, nightcap: 7 },
    });
    await server.call(routes.putRecipes, { as, body: { FANCY_APPLE_CURRY: 70, GREENGRASS_CURRY_BUN: 3 } });
    await server.call(routes.putArea, { as, body: { area: 'amber', bonus: 85 } });
    // What the later edition allows is kept when the player goes back.
    await server.call(routes.putSettings, { as, body: { edition: '2025-10' } });
    const [saved, loose] = [creature(), creature({ saved: false, pokemon: 'MEW' })];
    await server.call(routes.putCreature, {
      as,
      body: creature({ name: 'Box only', gender: 'male', favourite: true, tags: ['berry'], note: 'Mine' }),
    });
    await server.call(routes.putTeam, {
      as,
      params: { teamIndex: 3 },
      body: team({
        favoredBerries: ['all'],
        stockpiledBerries: [{ name: 'ORAN', amount: 5, level: 9 }],
        stockpiledIngredients: [{ name: 'Pumpkin', amount: 3 }],
        island: { shortName: 'GGEX', expert: { main: 'LUM', sub: ['ORAN'], bonus: 'skill' } },
      }),
    });
    for (const [teamIndex, memberIndex, body] of [
      [3, 0, saved],
      [3, 4, { ...loose, sneakySnacking: true }],
      [8, 1, saved],
    ] as const)
      await server.call(routes.putMember, { as, params: { teamIndex, memberIndex }, body });
  }

  test('both need a session', async () => {
    expect((await server.call(routes.exportUser)).statusCode).toBe(401);
    expect((await server.call(routes.importUser, { body: upload() })).statusCode).toBe(401);
  });

  test('an export has all that is stored, also members that are not saved and levels of another edition', async () => {
    await fill(player);
    const answer = await server.call(routes.exportUser, { as: player });
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.exportUser.answer, answer.json())).toBe(true);
    expect(await exported()).toMatchObject({
      format: 'oversleep-user',
      user: { external_id: player.externalId },
      settings: { edition: '2025-10', potSize: 81 },
      areas: { amber: 85 },
      recipes: { FANCY_APPLE_CURRY: 70, GREENGRASS_CURRY_BUN: 3 },
      creatures: [
        { name: 'Box only', favourite: true, tags: ['berry'], note: 'Mine' },
        { saved: true },
        { saved: false, pokemon: 'MEW' },
      ],
      teams: [
        { index: 3, members: [{ memberIndex: 0 }, { memberIndex: 4, sneakySnacking: true }] },
        { index: 8, members: [{ memberIndex: 1 }] },
      ],
    });
  });

  test.each(['merge', 'replace'])('an export fills an empty account with the same data (%s)', async (mode) => {
    await fill(player);
    const original = await exported();
    const empty = await server.player();
    const answer = await load({ ...original, mode }, empty);
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.importUser.answer, answer.json())).toBe(true);
    const copy = await exported(empty);
    expect(dataOf(copy)).toEqual(dataOf(original));
    expect(copy.user.external_id).toBe(empty.externalId);
    expect(answer.json().teams).toEqual(copy.teams);
    expect(answer.json().creatures).toEqual(copy.creatures.filter(({ saved }) => saved));
    expect(dataOf(await exported())).toEqual(dataOf(original));
  });

  test('an account that never set anything can be put back too', async () => {
    const original = await exported();
    expect((await load({ ...original, mode: 'replace' })).statusCode).toBe(200);
    expect(dataOf(await exported())).toEqual(dataOf(original));
  });

  test('nothing of an account in an upload is taken over', async () => {
    const original = await exported();
    const user = { ...original.user, role: 'admin', name: 'Boss', friend_code: 'BOSS00' };
    const settings = { ...original.settings, role: 'admin', supporterSince: '2020-01-01T00:00:00Z' };
    expect((await load({ ...original, user, settings, mode: 'merge', userId: 1 })).statusCode).toBe(200);
    expect((await exported()).user).toEqual(original.user);
    expect((await exported()).settings).toMatchObject({ role: 'default', supporterSince: null });
  });

  test('merging wins over the same id, index and name and leaves the rest', async () => {
    await fill(player);
    const before = await exported();
    const [box, saved] = before.creatures;
    if (!box || !saved) throw new Error('the sample has no creatures');
    const newcomer = creature({ saved: false });
    const answer = await load(
      upload({
        recipes: { FANCY_APPLE_CURRY: 2 },
        areas: { cyan: 5 },
        creatures: [{ ...box, level: 1 }, newcomer],
        teams: [
          {
            ...team({ name: 'New eight' }),
            index: 8,
            members: [place(newcomer.externalId, 2), place(saved.externalId, 3)],
          },
        ],
      }),
    );
    expect(answer.statusCode).toBe(200);
    const after = await exported();
    expect(after).toMatchObject({
      recipes: { FANCY_APPLE_CURRY: 2, GREENGRASS_CURRY_BUN: 3 },
      areas: { amber: 85, cyan: 5 },
      settings: { edition: '2025-10', potSize: 81 },
    });
    expect(after.creatures).toHaveLength(4);
    expect(after.creatures.find(({ externalId }) => externalId === box.externalId)?.level).toBe(1);
    expect(after.teams).toMatchObject([
      { index: 3, members: [{}, {}] },
      {
        index: 8,
        name: 'New eight',
        members: [
          { memberIndex: 2, externalId: newcomer.externalId },
          { memberIndex: 3, externalId: saved.externalId },
        ],
      },
    ]);
  });

  test('replacing leaves nothing else', async () => {
    await fill(player);
    const only = creature();
    expect((await load(upload({ mode: 'replace', creatures: [only] }))).statusCode).toBe(200);
    expect(await exported()).toMatchObject({
      settings: { edition: DEFAULT_EDITION, potSize: null, randomizeNicknames: true, nightcap: 0 },
      areas: {},
      recipes: {},
      creatures: [{ externalId: only.externalId }],
      teams: [],
    });
  });

  test('a device that did not see the import receives it', async () => {
    await server.call(routes.putTeam, { as: player, params: { teamIndex: 0 }, body: team() });
    const version = (await exported()).teams[0]?.version ?? 0;
    await load({ ...(await exported()), mode: 'replace' });
    const late = await server.call(routes.putTeam, {
      as: player,
      params: { teamIndex: 0 },
      body: team({ name: 'Late' }),
      ...ifMatch(version),
    });
    expect(late.statusCode).toBe(409);
  });

  test('creatures that are neither saved nor in a team are not kept', async () => {
    const answer = await load(upload({ creatures: [creature({ saved: false })] }));
    expect(answer.json()).toEqual({ teams: [], creatures: [] });
    expect((await exported()).creatures).toEqual([]);
  });

  test('ids of another player’s creatures make own ones', async () => {
    await fill(player);
    const original = await exported();
    const other = await server.player();
    const theirs = original.creatures.map((one) => ({ ...one, name: 'Copied' }));
    await load(upload({ mode: 'replace', creatures: theirs }), other);
    expect(await exported()).toMatchObject({ creatures: original.creatures });
    const known = original.creatures[0]?.externalId ?? '';
    const foreign = upload({ teams: [{ ...team(), index: 0, members: [place(known)] }] });
    expect((await load(foreign, await server.player())).statusCode).toBe(400);
  });

  const someId = randomUUID();
  test.each<[string, object]>([
    ['an unknown member', { teams: [{ ...team(), index: 0, members: [place(someId)] }] }],
    ['a bad creature among good ones', { creatures: [creature(), creature({ nature: 'Sleepy' })] }],
    [
      'the same creature twice',
      { creatures: [creature({ externalId: someId }), creature({ externalId: someId.toUpperCase() })] },
    ],
    ['a bad team', { creatures: [creature()], teams: [{ ...team({ wakeup: '22:15' }), index: 0, members: [] }] }],
    ['the same team twice', { teams: [0, 0].map((index) => ({ ...team(), index, members: [] })) }],
    [
      'two in one place',
      {
        creatures: [creature({ externalId: someId })],
        teams: [{ ...team(), index: 0, members: [place(someId), place(someId)] }],
      },
    ],
    ['eleven teams', { teams: Array.from({ length: 11 }, (_, i) => ({ ...team(), index: i % 10, members: [] })) }],
    ['six members', { teams: [{ ...team(), index: 0, members: Array(6).fill(place(someId)) }] }],
    ['an unknown recipe', { creatures: [creature()], recipes: { SOUP: 1 } }],
    ['an unknown area', { creatures: [creature()], areas: { atlantis: 1 } }],
    ['a pot that no edition has', { creatures: [creature()], settings: { potSize: 16 } }],
    ['an unknown mode', { mode: 'destroy' }],
    ['a zero byte', { creatures: [creature({ pokemon: 'a\0' })] }],
  ])('%s is refused as a whole', async (_what, changes) => {
    await server.call(routes.putCreature, { as: player, body: creature() });
    const before = await contentOf(server.store);
    for (const mode of ['merge', 'replace']) {
      const answer = await load(upload({ mode, ...changes }));
      expect(answer.statusCode).toBe(400);
      expect(await contentOf(server.store)).toEqual(before);
    }
  });

  describe('size', () => {
    const many = (count: number) => Array.from({ length: count }, () => creature());

    test('a full box with ten full teams goes out and in', async () => {
      const loose = Array.from({ length: 50 }, () => creature({ saved: false }));
      const teams = Array.from({ length: 10 }, (_, index) => ({
        ...team(),
        index,
        members: loose.slice(5 * index, 5 * index + 5).map(({ externalId }, i) => place(externalId, i)),
      }));
      const all = [...many(MAX_SAVED_CREATURES), ...loose];
      expect((await load(upload({ creatures: all, teams }))).statusCode).toBe(200);
      const original = await exported();
      expect(original.creatures).toHaveLength(MAX_SAVED_CREATURES + 50);
      expect((await load({ ...original, mode: 'replace' })).statusCode).toBe(200);
      expect(dataOf(await exported())).toEqual(dataOf(original));
    });

    test('more than a box holds is refused as a whole', async () => {
      const answer = await load(upload({ creatures: many(MAX_SAVED_CREATURES + 1) }));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('LIMIT');
      expect((await load(upload({ creatures: many(MAX_SAVED_CREATURES + 51) }))).statusCode).toBe(400);
      expect((await load(upload({ creatures: [creature({ note: 'x'.repeat(9_000_000) })] }))).statusCode).toBe(413);
      expect((await exported()).creatures).toEqual([]);
    });
  });
});
