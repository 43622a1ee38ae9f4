// The Pokébox: creatures by the player's own id, valid in every edition.
import { randomUUID } from 'node:crypto';
import { type CreatureWrite, Problem, routes } from '@oversleep/contract';
import { buildOf, carrySize, gameOf, MAX_SAVED_CREATURES, rpOf, validateCreature } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
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
    player = await server.playerOf('2025-10');
  });

  const box = async (as = player) => (await server.call(routes.creatures, { as })).json();
  const put = (body: unknown, options: CallOptions = {}) =>
    server.call(routes.putCreature, { as: player, body, ...options });
  const remove = (externalId: string, as = player) =>
    server.call(routes.deleteCreature, { as, params: { externalId } });
  const setEdition = (edition: string) => server.call(routes.putSettings, { as: player, body: { edition } });
  const putMember = (teamIndex: number, memberIndex: number, body: unknown, as = player) =>
    server.call(routes.putMember, { as, params: { teamIndex, memberIndex }, body });
  const teams = async (as = player) => (await server.call(routes.teams, { as })).json().teams;

  test('each needs a session', async () => {
    expect((await server.call(routes.creatures)).statusCode).toBe(401);
    expect((await server.call(routes.putCreature, { body: creature() })).statusCode).toBe(401);
    expect((await server.call(routes.deleteCreature, { params: { externalId: randomUUID() } })).statusCode).toBe(401);
  });

  test('what is saved comes back, with carry size and RP worked out', async () => {
    const sent = creature();
    expect((await put(sent)).statusCode).toBe(204);
    const answer = await server.call(routes.creatures, { as: player });
    expect(Value.Check(routes.creatures.answer, answer.json())).toBe(true);
    const checked = validateCreature(gameOf('2025-10'), sent);
    if (!checked.ok) throw new Error('the sample is no creature');
    const build = buildOf(gameOf('2025-10'), checked.value);
    expect(answer.json()).toEqual([
      {
        ...sent,
        version: expect.any(Number),
        carrySize: carrySize(gameOf('2025-10'), build),
        rp: rpOf(gameOf('2025-10'), build),
      },
    ]);
    expect(rpOf(gameOf('2025-10'), build)).toBeGreaterThan(500);
  });

  test('a creature without gender has none', async () => {
    const { gender, ...sent } = creature();
    await put(sent);
    expect((await box())[0]).not.toHaveProperty('gender');
  });

  test('what a client makes up beyond the table is left out', async () => {
    await put({ ...creature(), carrySize: 999, rp: 999_999, user_id: 1, id: 1, role: 'admin' });
    const [stored] = await box();
    expect(stored.carrySize).toBeLessThan(100);
    expect(stored).not.toHaveProperty('role');
  });

  test('a mint and a chosen skill come back, stay when an older client says nothing of them, and end when they are cleared', async () => {
    const sent = creature({ pokemon: 'MEW' });
    const stored = async () => {
      const [{ mint, chosenSkill, level }] = await box();
      return { mint, chosenSkill, level };
    };
    await put({ ...sent, mint: true, chosenSkill: 'Metronome' });
    expect(await stored()).toMatchObject({ mint: true, chosenSkill: 'METRONOME' });
    await put({ ...sent, level: 61 });
    const merge = (said: object) =>
      server.call(routes.importUser, {
        as: player,
        body: { mode: 'merge', teams: [], creatures: [{ ...sent, ...said }] },
      });
    await merge({ level: 62 });
    expect(await stored()).toEqual({ mint: true, chosenSkill: 'METRONOME', level: 62 });
    await merge({ chosenSkill: 'Berry Burst' });
    expect(await stored()).toMatchObject({ mint: true, chosenSkill: 'BERRY_BURST' });
    await merge({ chosenSkill: 'Metronome' });
    await putMember(0, 0, { ...sent, mint: false });
    expect(await stored()).toMatchObject({ mint: undefined, chosenSkill: 'METRONOME' });
    await put({ ...sent, mint: false, chosenSkill: null });
    expect((await box())[0]).not.toHaveProperty('chosenSkill');
  });

  test('doubts of an import travel as codes, and as sentences for apps of before there were codes', async () => {
    const from = { format: 'nerolis-lab', at: '2026-11-16T08:00:00.000Z', raw: '{}' };
    const doubts = [{ code: 'levelImpossible', values: { given: 300, level: 65 } }];
    const flags = ["Level 300 doesn't exist; read as 65."];
    const sent = creature();
    for (const origin of [
      { ...from, flags },
      { ...from, doubts },
      { ...from, flags: ['Something else'], doubts },
    ]) {
      await put({ ...sent, origin });
      expect(await box()).toMatchObject([{ origin: { ...from, doubts, flags } }]);
    }
  });

  test('favourite, tags, note and origin come back, stay when an older client says nothing of them, and end when they are cleared', async () => {
    const origin = {
      format: 'nerolis-lab',
      at: '2026-11-16T08:00:00.000Z',
      raw: '{"pokemon":"PIKACHU"}',
      flags: ['Odd'],
    };
    const keepsakes = { favourite: true, tags: ['berry', 'week 3'], note: 'Two\nlines 🫐', origin };
    const sent = creature();
    await put({ ...sent, ...keepsakes });
    expect(await box()).toMatchObject([
      { ...keepsakes, origin: { doubts: [{ code: 'asWritten', values: { text: 'Odd' } }] } },
    ]);
    await put({ ...sent, level: 61 });
    await putMember(0, 0, { ...sent, level: 62 });
    const many = (...creatures: object[]) =>
      server.call(routes.putCreatures, { as: player, body: { creatures, deleted: [] } });
    await many({ ...sent, level: 63 });
    await server.call(routes.importUser, { as: player, body: { mode: 'merge', teams: [], creatures: [sent] } });
    expect(await box()).toMatchObject([{ ...keepsakes, level: 60 }]);
    expect((await teams())[0].members).toMatchObject([keepsakes]);
    await put({ ...sent, tags: [] });
    expect(await box()).toMatchObject([{ favourite: true, note: keepsakes.note, origin }]);
    expect((await box())[0]).not.toHaveProperty('tags');
    await put({ ...sent, favourite: false, note: null, origin: null });
    for (const field of ['favourite', 'tags', 'note', 'origin']) expect((await box())[0]).not.toHaveProperty(field);
    expect((await put({ ...sent, tags: Array.from({ length: 21 }, String) })).statusCode).toBe(400);
    expect((await put({ ...sent, tags: ['x'.repeat(30)] })).statusCode).toBe(204);
    expect((await box())[0].tags).toEqual(['x'.repeat(24)]);
  });

  describe('many at once', () => {
    const many = async (creatures: readonly object[], deleted: readonly string[] = []) =>
      server.call(routes.putCreatures, { as: player, body: { creatures, deleted } });

    test('are stored, changed and deleted in one step', async () => {
      const all = Array.from({ length: 200 }, () => creature());
      const answer = await many(all);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().stored).toHaveLength(200);
      const [first, second, ...rest] = await box();
      await putMember(0, 0, second);
      const gone = rest.slice(0, 50).map(({ externalId }: CreatureWrite) => externalId);
      const changed = await many([{ ...first, level: 7 }], [...gone, second.externalId, randomUUID()]);
      expect(changed.json()).toMatchObject({ stored: [{ externalId: first.externalId }], refused: [] });
      expect(await box()).toHaveLength(149);
      expect((await box())[0]).toMatchObject({ level: 7, version: changed.json().stored[0].version });
      expect((await teams())[0].members).toEqual([]);
    });

    test('one that is outdated or wrong is named and leaves the others alone', async () => {
      const [outdated, wrong, good, dropped] = [creature(), creature(), creature(), creature({ saved: false })];
      await put(outdated);
      const [{ version }] = await box();
      await put({ ...outdated, level: 33 });
      const answer = await many([{ ...outdated, version }, { ...wrong, nature: 'Sleepy' }, good, dropped]);
      expect(answer.json()).toMatchObject({
        stored: [{ externalId: good.externalId }, { externalId: dropped.externalId, version: 0 }],
        refused: [
          { externalId: wrong.externalId, problem: { statusCode: 400, code: 'BAD_INPUT' } },
          { externalId: outdated.externalId, problem: { code: 'VERSION_CONFLICT', current: { level: 33 } } },
        ],
      });
      expect(await box()).toMatchObject([{ level: 33 }, { externalId: good.externalId }]);
    });
  });

  test('sent again it is changed, not doubled', async () => {
    const sent = creature();
    await put(sent);
    await put({ ...sent, level: 61, name: 'Ampère' });
    expect(await box()).toMatchObject([{ externalId: sent.externalId, level: 61, name: 'Ampère' }]);
  });

  test('a long nickname is cut at twelve characters, an empty one stays empty', async () => {
    await put(creature({ name: '👩‍🚀'.repeat(13) }));
    await put(creature({ name: '  ' }));
    expect((await box()).map(({ name }: CreatureWrite) => name)).toEqual(['👩‍🚀'.repeat(12), '']);
  });

  describe('editions', () => {
    test('subskills of the fourth and fifth slot are accepted with any edition’s levels and returned with the own', async () => {
      const both = (fourth: number, fifth: number) =>
        creature({
          subskills: [
            { level: fifth, subskill: 'Helping Bonus' },
            { level: fourth, subskill: 'Inventory Up L' },
          ],
        });
      await put(both(75, 100));
      await put(both(70, 80));
      const inOwn = (fourth: number, fifth: number) => [
        { level: fourth, subskill: 'Inventory Up L' },
        { level: fifth, subskill: 'Helping Bonus' },
      ];
      expect(await box()).toMatchObject([{ subskills: inOwn(75, 100) }, { subskills: inOwn(75, 100) }]);
      await setEdition('2026-08');
      expect(await box()).toMatchObject([{ subskills: inOwn(70, 80) }, { subskills: inOwn(70, 80) }]);
    });

    test('a species that came later is kept, and known as soon as the edition knows it', async () => {
      await put(creature({ pokemon: 'MEW' }));
      await put(creature({ pokemon: 'Missingno' }));
      expect(await box()).toMatchObject([
        { pokemon: 'MEW', carrySize: 0, rp: 0 },
        { pokemon: 'Missingno', carrySize: 0, rp: 0 },
      ]);
      await setEdition('2026-08');
      const [mew, missingno] = await box();
      expect(mew.rp).toBeGreaterThan(0);
      expect(mew.carrySize).toBeGreaterThan(0);
      expect(missingno).toMatchObject({ carrySize: 0, rp: 0 });
    });
  });

  describe('what is neither saved nor in a team', () => {
    test('is dropped', async () => {
      const sent = creature();
      await put(sent);
      const answer = await put({ ...sent, saved: false });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).not.toHaveProperty('etag');
      const rows = await server.store.client.run('select * from creatures where user_id = $1', [player.userId]);
      expect(rows).toEqual([]);
    });

    test('but not what stands in a team', async () => {
      const sent = creature();
      await putMember(0, 0, sent);
      await put({ ...sent, saved: false, level: 33 });
      expect(await box()).toEqual([]);
      expect((await teams())[0].members).toMatchObject([{ externalId: sent.externalId, saved: false, level: 33 }]);
    });
  });

  test('deleted, it leaves its teams, which get a new version', async () => {
    const [gone, stays] = [creature(), creature()];
    await putMember(0, 0, gone);
    await putMember(0, 1, stays);
    await putMember(3, 2, gone);
    await putMember(4, 0, stays);
    const before = await teams();
    expect((await remove(gone.externalId.toUpperCase())).statusCode).toBe(204);
    expect(await box()).toMatchObject([{ externalId: stays.externalId }]);
    const after = await teams();
    expect(after.map(({ members }: { members: unknown[] }) => members.length)).toEqual([1, 0, 1]);
    const versions = (list: { version: number }[]) => list.map(({ version }) => version);
    expect(versions(after)[0]).toBeGreaterThan(versions(before)[0] ?? 0);
    expect(versions(after)[1]).toBeGreaterThan(versions(before)[1] ?? 0);
    expect(versions(after)[2]).toBe(versions(before)[2]);
  });

  describe('other players', () => {
    test('an id of another player makes an own row and leaves theirs alone', async () => {
      const theirs = await server.player();
      const sent = creature({ name: 'Theirs' });
      await server.call(routes.putCreature, { as: theirs, body: sent });
      const before = await box(theirs);
      expect((await put({ ...sent, name: 'Mine' })).statusCode).toBe(204);
      expect(await box(theirs)).toEqual(before);
      expect(await box()).toMatchObject([{ externalId: sent.externalId, name: 'Mine' }]);
      expect((await remove(sent.externalId)).statusCode).toBe(204);
      expect(await box(theirs)).toEqual(before);
    });

    test('a foreign one and one that does not exist are equally unknown', async () => {
      const theirs = await server.player();
      const sent = creature();
      await server.call(routes.putCreature, { as: theirs, body: sent });
      const foreign = await remove(sent.externalId);
      const unknown = await remove(randomUUID());
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toEqual(unknown.json());
      expect(await box(theirs)).toHaveLength(1);
    });
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no object', [creature()]],
    ['no id', { ...creature(), externalId: 'volt' }],
    ['level 0', creature({ level: 0 })],
    ['level 101', creature({ level: 101 })],
    ['half a level', creature({ level: 1.5 })],
    ['ribbon 5', creature({ ribbon: 5 })],
    ['a nature that does not exist', creature({ nature: 'Sleepy' })],
    ['a blank species', creature({ pokemon: '   ' })],
    ['a species of 65 letters', creature({ pokemon: 'x'.repeat(65) })],
    ['a subskill that does not exist', creature({ subskills: [{ level: 10, subskill: 'Cheating L' }] })],
    ['a subskill at level 11', creature({ subskills: [{ level: 11, subskill: 'Helping Bonus' }] })],
    [
      'two subskills in one slot',
      creature({
        subskills: [
          { level: 75, subskill: 'Helping Bonus' },
          { level: 70, subskill: 'Helping Speed M' },
        ],
      }),
    ],
    ['six subskills', creature({ subskills: Array(6).fill({ level: 10, subskill: 'Helping Bonus' }) })],
    ['two ingredients', creature({ ingredients: creature().ingredients.slice(1) })],
    ['the same slot three times', creature({ ingredients: Array(3).fill({ level: 0, name: 'Apple', amount: 1 }) })],
    ['a hundred apples', creature({ ingredients: Array(3).fill({ level: 0, name: 'Apple', amount: 100 }) })],
    [
      'a locked slot before an open one',
      creature({
        ingredients: [
          { level: 0, name: 'Apple', amount: 1 },
          { level: 30, name: 'Locked', amount: 0 },
          { level: 60, name: 'Apple', amount: 1 },
        ],
      }),
    ],
    ['a nickname of a thousand letters', creature({ name: 'x'.repeat(1000) })],
    ['a zero byte', creature({ name: 'a\0' })],
    ['half a character', creature({ name: '\udc00' })],
    ['a zero byte in an unknown species', creature({ pokemon: 'MEW\0' })],
    ['saved as text', { ...creature(), saved: 'true' }],
    ['a version below nothing', creature({ version: -1 })],
  ])('%s is refused', async (_what, body) => {
    const before = await contentOf(server.store);
    const answer = await put(body);
    expect(answer.statusCode).toBe(400);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(await contentOf(server.store)).toEqual(before);
  });

  test.each([
    ['nature', creature({ nature: 'Sleepy' }), "Couldn't find nature with name: Sleepy"],
    [
      'Sub Skill',
      creature({ subskills: [{ level: 10, subskill: 'Snoring' }] }),
      "Can't find Subskill with name Snoring",
    ],
  ])('an unknown %s is refused in the words of the specification', async (_what, body, message) => {
    const answer = (await put(body)).json();
    expect(answer).toMatchObject({ statusCode: 400, code: 'BAD_INPUT', message });
    expect(answer.details).toEqual([expect.stringContaining(message)]);
  });

  test('an id that is no id is refused', async () => {
    expect((await remove('1 or 1=1')).statusCode).toBe(400);
  });

  test('names that look like SQL are names', async () => {
    const sent = creature({ name: `'; drop --`, pokemon: `x'); delete from creatures;--` });
    expect((await put(sent)).statusCode).toBe(204);
    expect(await box()).toMatchObject([{ name: sent.name, pokemon: sent.pokemon }]);
  });

  test('a full box takes changes but no more creatures', async () => {
    const sent = creature();
    await put(sent);
    await server.store.client.run(
      `insert into creatures (user_id, external_id, saved, pokemon, name, level, ribbon, skill_level, nature, subskills, ingredients)
       select user_id, gen_random_uuid(), true, pokemon, name, level, ribbon, skill_level, nature, subskills, ingredients
       from creatures, generate_series(1, $1::integer) where user_id = $2`,
      [MAX_SAVED_CREATURES - 1, player.userId],
    );
    expect((await put({ ...sent, level: 50 })).statusCode).toBe(204);
    const more = creature();
    for (const answer of [await put(more), await putMember(0, 0, more)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'LIMIT', reason: 'BOX_FULL', values: { limit: 2000 } });
    }
    expect((await putMember(0, 0, { ...more, saved: false })).statusCode).toBe(200);
    expect((await put({ ...more, saved: true })).statusCode).toBe(409);
    expect(await box()).toHaveLength(MAX_SAVED_CREATURES);
  });

  describe('versions', () => {
    test('a new one with each write, returned in the header', async () => {
      const sent = creature();
      const first = await put(sent);
      const [stored] = await box();
      expect(first.headers.etag).toBe(`"${stored.version}"`);
      const second = await put({ ...sent, version: stored.version });
      expect(second.statusCode).toBe(204);
      expect(second.headers.etag).not.toBe(first.headers.etag);
    });

    test('an outdated one, from the header or the body, is answered with what is stored', async () => {
      const sent = creature();
      await put(sent);
      const [{ version }] = await box();
      await put({ ...sent, level: 70 });
      for (const answer of [
        await put({ ...sent, level: 10, version }),
        await put({ ...sent, level: 11 }, ifMatch(version)),
        await put({ ...sent, level: 12, version: Number.MAX_SAFE_INTEGER }),
      ]) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: (await box())[0] });
      }
      expect(await box()).toMatchObject([{ level: 70 }]);
    });

    test('what was deleted elsewhere does not come back unasked', async () => {
      const sent = creature();
      await put(sent);
      const [{ version }] = await box();
      await remove(sent.externalId);
      const answer = await put({ ...sent, version });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().current).toBeNull();
      expect((await put({ ...sent, version: 0 })).statusCode).toBe(204);
      const [again] = await box();
      expect(again.version).toBeGreaterThan(version);
    });

    test('many devices at once: one wins, the others know', async () => {
      const sent = creature();
      await put(sent);
      const [{ version }] = await box();
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((level) => put({ ...sent, level, version })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409, 409]);
      const won = answers.findIndex(({ statusCode }) => statusCode === 204) + 1;
      expect(await box()).toMatchObject([{ level: won }]);
    });

    test('first writes at once make one creature', async () => {
      const sent = creature();
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((level) => put({ ...sent, level })));
      expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
      expect(await box()).toHaveLength(1);
    });
  });

  test('taken out of one team while put into another, it is never lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sent = creature({ saved: false });
      await server.call(routes.putTeam, { as: player, params: { teamIndex: 1 }, body: team() });
      await putMember(0, 0, sent);
      const [moved] = await Promise.all([
        putMember(1, 0, sent),
        server.call(routes.deleteTeam, { as: player, params: { teamIndex: 0 } }),
      ]);
      expect(moved.statusCode).toBe(200);
      const [last] = await teams();
      expect(last).toMatchObject({ index: 1, members: [{ externalId: sent.externalId }] });
    }
  });
});
