// Teams: their settings, their members, and what becomes of the creatures in them.
import { type MemberAnswer, Problem, routes, type TeamAnswer } from '@oversleep/contract';
import type { SwapPlan } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { creature, team } from './samples.ts';
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

  const teams = async (as = player): Promise<TeamAnswer[]> => (await server.call(routes.teams, { as })).json().teams;
  const put = (teamIndex: number | string, body: unknown, options: CallOptions = {}) =>
    server.call(routes.putTeam, { as: player, params: { teamIndex }, body, ...options });
  const putMember = (teamIndex: number, memberIndex: number, body: unknown, options: CallOptions = {}) =>
    server.call(routes.putMember, { as: player, params: { teamIndex, memberIndex }, body, ...options });
  const deleteMember = (teamIndex: number, memberIndex: number, as = player) =>
    server.call(routes.deleteMember, { as, params: { teamIndex, memberIndex } });
  const deleteTeam = (teamIndex: number | string, as = player) =>
    server.call(routes.deleteTeam, { as, params: { teamIndex } });
  const storedCreatures = async () =>
    (await server.store.client.run('select external_id from creatures where user_id = $1', [player.userId])).map(
      ({ external_id }) => external_id,
    );

  test('each needs a session', async () => {
    const params = { teamIndex: 0, memberIndex: 0 };
    expect((await server.call(routes.teams)).statusCode).toBe(401);
    expect((await server.call(routes.putTeam, { params, body: team() })).statusCode).toBe(401);
    expect((await server.call(routes.putMember, { params, body: creature() })).statusCode).toBe(401);
    expect((await server.call(routes.deleteMember, { params })).statusCode).toBe(401);
    expect((await server.call(routes.deleteTeam, { params })).statusCode).toBe(401);
  });

  test('a new player has none', async () => {
    expect(await teams()).toEqual([]);
  });

  test('a rotation is stored, stays where a client does not know of it, and ends with null', async () => {
    const rotation: SwapPlan = {
      lineups: [[creature().externalId], []],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'before:dinner', days: ['mon'] },
      ],
    };
    expect((await put(0, team({ rotation }))).json().rotation).toEqual(rotation);
    expect((await put(0, team({ name: 'Older app' }))).json()).toMatchObject({ name: 'Older app', rotation });
    const [stored] = await teams();
    expect(stored?.rotation).toEqual(rotation);
    expect((await put(0, team({ rotation: null }))).json().rotation).toBeUndefined();
    expect((await teams())[0]?.rotation).toBeUndefined();
    expect((await put(0, team({ rotation: { ...rotation, lineups: [] } }))).statusCode).toBe(400);
  });

  test('ten teams of five come back in order, whole', async () => {
    const sent = new Map<string, string>();
    for (let index = 9; index >= 0; index -= 1) {
      await put(index, team({ name: `Team ${index}` }));
      for (let member = 4; member >= 0; member -= 1) {
        const one = creature({ level: 10 * index + member + 1 });
        sent.set(`${index}/${member}`, one.externalId);
        await putMember(index, member, one);
      }
    }
    const answer = await server.call(routes.teams, { as: player });
    expect(Value.Check(routes.teams.answer, answer.json())).toBe(true);
    const all = await teams();
    expect(all.map(({ index, name }) => `${index} ${name}`)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${index} Team ${index}`),
    );
    const places = all.flatMap(({ index, members }) =>
      members.map(({ memberIndex, externalId }) => [`${index}/${memberIndex}`, externalId]),
    );
    expect(places).toEqual([...sent].sort());
    expect(all[7]?.members[2]).toMatchObject({
      level: 73,
      name: 'Volt',
      rp: expect.any(Number),
      sneakySnacking: false,
    });
  });

  describe('settings', () => {
    test('what is sent is stored and answered with a version', async () => {
      const full = team({
        favoredBerries: ['ORAN', 'lum', 'ORAN'],
        stockpiledBerries: [
          { name: 'ORAN', amount: 10, level: 5 },
          { name: 'ORAN', amount: 999, level: 6 },
        ],
        stockpiledIngredients: [
          { name: 'apple', amount: 10_000 },
          { name: 'Pumpkin', amount: 0 },
        ],
        island: { shortName: 'ggex', expert: { main: 'lum', sub: ['ORAN', 'CHERI'], bonus: 'berry' } },
      });
      const answer = await put(2, full);
      expect(answer.statusCode).toBe(200);
      expect(Value.Check(routes.putTeam.answer, answer.json())).toBe(true);
      const stored = {
        ...full,
        index: 2,
        version: expect.any(Number),
        favoredBerries: ['ORAN', 'LUM'],
        stockpiledIngredients: [
          { name: 'Apple', amount: 10_000 },
          { name: 'Pumpkin', amount: 0 },
        ],
        island: { shortName: 'GGEX', expert: { main: 'LUM', sub: ['ORAN', 'CHERI'], bonus: 'berry' } },
      };
      expect(answer.json()).toEqual(stored);
      expect(await teams()).toEqual([{ ...answer.json(), members: [] }]);
    });

    test('what is not sent is not there, also not from before', async () => {
      await put(0, team({ favoredBerries: ['All'], island: { shortName: 'amber' } }));
      expect((await teams())[0]).toMatchObject({ favoredBerries: ['all'], island: { shortName: 'amber' } });
      await put(0, team({ favoredBerries: [] }));
      const [stored] = await teams();
      expect(stored).toMatchObject({ favoredBerries: [] });
      expect(stored).not.toHaveProperty('island');
    });

    test('a name is cut at 24 characters, a blank one becomes the default', async () => {
      expect((await put(0, team({ name: ` ${'👩‍🚀'.repeat(30)}` }))).json().name).toBe('👩‍🚀'.repeat(24));
      expect((await put(4, team({ name: '  ' }))).json().name).toBe('Helper team 5');
    });

    test('leave the members alone', async () => {
      await putMember(0, 3, creature());
      await put(0, team());
      expect((await teams())[0]).toMatchObject({ name: 'Night owls', members: [{ memberIndex: 3 }] });
    });

    test.each<[string, unknown]>([
      ['nothing', {}],
      ['an unknown field', { ...team(), members: [] }],
      ['a night of 59 minutes', team({ bedtime: '22:00', wakeup: '22:59' })],
      ['a day of 59 minutes', team({ bedtime: '21:00', wakeup: '20:01' })],
      ['no night at all', team({ bedtime: '21:00', wakeup: '21:00' })],
      ['24 o’clock', team({ bedtime: '24:00' })],
      ['a recipe type that does not exist', { ...team(), recipeType: 'soup' }],
      ['a berry that does not exist', team({ favoredBerries: ['ORAN', 'STRAW'] })],
      ['all and one', team({ favoredBerries: ['all', 'ORAN'] })],
      ['more berries than there are', team({ favoredBerries: Array(19).fill('ORAN') })],
      ['an island that does not exist', team({ island: { shortName: 'atlantis' } })],
      [
        'an expert’s berry that does not exist',
        team({ island: { shortName: 'GGEX', expert: { main: 'STRAW', sub: [], bonus: 'skill' } } }),
      ],
      [
        'the same favourite twice',
        team({ island: { shortName: 'GGEX', expert: { main: 'ORAN', sub: ['oran'], bonus: 'skill' } } }),
      ],
      [
        'three more favourites',
        team({
          island: { shortName: 'GGEX', expert: { main: 'ORAN', sub: ['LUM', 'CHERI', 'FIGY'], bonus: 'skill' } },
        }),
      ],
      ['a stock of an unknown ingredient', team({ stockpiledIngredients: [{ name: 'Sand', amount: 1 }] })],
      ['a stock of too many', team({ stockpiledIngredients: [{ name: 'Apple', amount: 10_001 }] })],
      ['a stock below nothing', team({ stockpiledBerries: [{ name: 'ORAN', amount: -1, level: 1 }] })],
      ['a stock of level 0', team({ stockpiledBerries: [{ name: 'ORAN', amount: 1, level: 0 }] })],
      [
        'the same stock twice',
        team({
          stockpiledIngredients: [
            { name: 'Apple', amount: 1 },
            { name: 'apple', amount: 2 },
          ],
        }),
      ],
      ['a list without end', team({ stockpiledBerries: Array(101).fill({ name: 'ORAN', amount: 1, level: 1 }) })],
      ['a zero byte', team({ name: 'a\0' })],
    ])('%s is refused', async (_what, body) => {
      const before = await contentOf(server.store);
      const answer = await put(0, body);
      expect(answer.statusCode).toBe(400);
      expect(Value.Check(Problem, answer.json())).toBe(true);
      expect(await contentOf(server.store)).toEqual(before);
    });

    test('an unknown name is refused in the words of the specification', async () => {
      expect((await put(0, team({ favoredBerries: ['ORAN', 'NOPE'] }))).json()).toMatchObject({
        reason: 'BERRY_UNKNOWN',
        message: 'Berry NOPE not found',
        details: ['favoredBerries[1]: Berry NOPE not found'],
      });
      const stock = { stockpiledIngredients: [{ name: 'Sand', amount: 1 }] };
      expect((await put(0, team(stock))).json()).toMatchObject({ message: 'Ingredient Sand not found' });
      const { message } = (await put(0, team({ ...stock, favoredBerries: ['NOPE'] }))).json();
      expect(message).toBe("These team settings can't be saved.");
    });

    test.each([-1, 10, 1.5, 'x', '1e0', 'true', ' 1', '%00'])('there is no team %s', async (index) => {
      expect((await put(index, team())).statusCode).toBe(400);
      expect((await deleteTeam(index)).statusCode).toBe(400);
    });
  });

  describe('members', () => {
    test('a first member makes the team', async () => {
      await server.call(routes.putSettings, { as: player, body: { edition: '2025-10' } });
      const one = creature();
      const answer = await putMember(2, 1, { ...one, sneakySnacking: true });
      expect(answer.statusCode).toBe(200);
      expect(Value.Check(routes.putMember.answer, answer.json())).toBe(true);
      const { teamVersion, ...member } = answer.json();
      expect(member).toMatchObject({ ...one, memberIndex: 1, sneakySnacking: true });
      expect(await teams()).toEqual([
        {
          index: 2,
          version: teamVersion,
          name: 'Helper team 3',
          camp: false,
          bedtime: '21:30',
          wakeup: '06:00',
          recipeType: 'curry',
          members: [member],
        },
      ]);
    });

    test('each change gives the team another version', async () => {
      await put(0, team());
      const versions = [(await teams())[0]?.version ?? 0];
      await putMember(0, 0, creature());
      versions.push((await teams())[0]?.version ?? 0);
      const removed = await deleteMember(0, 0);
      versions.push((await teams())[0]?.version ?? 0);
      expect(new Set(versions).size).toBe(3);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(removed.headers.etag).toBe(`"${versions[2]}"`);
    });

    test('who is replaced goes, unless saved or needed elsewhere', async () => {
      const [loose, saved, shared, newcomer] = [
        creature({ saved: false }),
        creature(),
        creature({ saved: false }),
        creature({ saved: false }),
      ];
      await putMember(0, 0, loose);
      await putMember(0, 1, saved);
      await putMember(0, 2, shared);
      await putMember(1, 0, shared);
      for (const place of [0, 1, 2]) await putMember(0, place, newcomer);
      expect((await storedCreatures()).sort()).toEqual(
        [saved, shared, newcomer].map(({ externalId }) => externalId).sort(),
      );
    });

    test('snacking lasts while the same creature stays and the client does not speak of it', async () => {
      const one = creature();
      await putMember(0, 0, { ...one, sneakySnacking: true });
      const snacks = async () => (await teams())[0]?.members[0]?.sneakySnacking;
      await putMember(0, 0, { ...one, level: 5 });
      expect(await snacks()).toBe(true);
      await putMember(0, 0, { ...one, sneakySnacking: false });
      expect(await snacks()).toBe(false);
      await putMember(0, 0, { ...one, sneakySnacking: true });
      await putMember(0, 0, creature());
      expect(await snacks()).toBe(false);
    });

    test('taken out, an unsaved creature goes; one that another team has stays', async () => {
      const [loose, shared] = [creature({ saved: false }), creature({ saved: false })];
      await putMember(0, 0, loose);
      await putMember(0, 1, shared);
      await putMember(5, 4, shared);
      expect((await deleteMember(0, 0)).statusCode).toBe(204);
      expect((await deleteMember(0, 1)).statusCode).toBe(204);
      expect(await storedCreatures()).toEqual([shared.externalId]);
      expect((await teams()).map(({ members }) => members.length)).toEqual([0, 1]);
    });

    test('an empty place and a team that is not there are 404', async () => {
      expect((await deleteMember(0, 0)).statusCode).toBe(404);
      await putMember(0, 1, creature());
      const before = await contentOf(server.store);
      expect((await deleteMember(0, 0)).statusCode).toBe(404);
      expect(await contentOf(server.store)).toEqual(before);
    });

    test.each([
      [0, 5],
      [0, -1],
      [10, 0],
      [-1, 0],
    ])('there is no place %s/%s', async (teamIndex, memberIndex) => {
      expect((await putMember(teamIndex, memberIndex, creature())).statusCode).toBe(400);
      expect((await deleteMember(teamIndex, memberIndex)).statusCode).toBe(400);
    });

    test('a creature that cannot be stored changes nothing', async () => {
      await putMember(0, 0, creature());
      const before = await contentOf(server.store);
      expect((await putMember(0, 0, creature({ nature: 'Sleepy' }))).statusCode).toBe(400);
      expect((await putMember(0, 0, { ...creature(), sneakySnacking: 'yes' })).statusCode).toBe(400);
      expect(await contentOf(server.store)).toEqual(before);
    });
  });

  describe('deleting a team', () => {
    test('takes along who is neither saved nor in another team', async () => {
      const [loose, saved, shared] = [creature({ saved: false }), creature(), creature({ saved: false })];
      await putMember(0, 0, loose);
      await putMember(0, 1, saved);
      await putMember(0, 2, shared);
      await putMember(1, 0, shared);
      const answer = await deleteTeam(0);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({});
      expect((await storedCreatures()).sort()).toEqual([saved.externalId, shared.externalId].sort());
      expect(await teams()).toMatchObject([{ index: 1, members: [{ externalId: shared.externalId }] }]);
    });

    test('that is not there is as good as deleted', async () => {
      const before = await contentOf(server.store);
      expect((await deleteTeam(7)).statusCode).toBe(200);
      expect(await contentOf(server.store)).toEqual(before);
    });
  });

  describe('other players', () => {
    test('neither see nor change my teams', async () => {
      const one = creature({ saved: false });
      await put(0, team());
      await putMember(0, 0, one);
      const before = await teams();
      const other = await server.player();
      expect(await teams(other)).toEqual([]);
      expect((await deleteMember(0, 0, other)).statusCode).toBe(404);
      expect((await deleteTeam(0, other)).statusCode).toBe(200);
      const mine = await putMember(0, 0, { ...one, name: 'Copy' }, { as: other });
      expect(mine.statusCode).toBe(200);
      expect((await deleteMember(0, 0, other)).statusCode).toBe(204);
      expect(await teams()).toEqual(before);
    });
  });

  test('figures of members are those of the player’s edition', async () => {
    await server.call(routes.putSettings, { as: player, body: { edition: '2025-10' } });
    await putMember(0, 0, creature({ pokemon: 'MEW', subskills: [{ level: 80, subskill: 'Helping Bonus' }] }));
    const member = async (): Promise<MemberAnswer | undefined> => (await teams())[0]?.members[0];
    expect(await member()).toMatchObject({ rp: 0, carrySize: 0, subskills: [{ level: 100 }] });
    await server.call(routes.putSettings, { as: player, body: { edition: '2026-08' } });
    expect(await member()).toMatchObject({ subskills: [{ level: 80 }] });
    expect((await member())?.rp).toBeGreaterThan(0);
  });
});
