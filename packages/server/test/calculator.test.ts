// Team and iv calculations as players call them, on both databases.
import { randomUUID } from 'node:crypto';
import { type IvProduction, routes, type TeamProduction } from '@oversleep/contract';
import { DEFAULT_EDITION, gameOf, potBounds } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userAreas, userRecipes, userSettings } from '../src/db/schema.ts';
import { creature, SETTINGS } from './calculator-teams.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const game = gameOf(DEFAULT_EDITION);

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const team = (body: unknown, as?: Player) => server.call(routes.calculateTeam, { body, as });
  const iv = (body: unknown, as?: Player) => server.call(routes.calculateIv, { body, as });
  const calculated = async (body: unknown, as?: Player): Promise<TeamProduction> => {
    const answer = await team(body, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  describe('the rest of a week', () => {
    const now = { day: 'sat', time: '13:20', strength: 100_000, bag: { Apple: 30 } };
    const members = [creature('PIKACHU'), creature('DRAGONITE')];
    const week = async (of: readonly object[]) => {
      const body = { settings: SETTINGS, members: of, now, rank: 'Basic 1' };
      const answer = await server.call(routes.calculateWeek, { body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };

    test('goes on from what there is, and is the same whatever its members are called', async () => {
      const body = await week(members);
      expect(Value.Errors(routes.calculateWeek.answer, body)).toEqual([]);
      expect(body.strength.p10).toBeGreaterThan(now.strength);
      expect(body.meals).toHaveLength(5);
      const chances = body.ranks.map(({ probability }: { probability: number }) => probability);
      expect(chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1);
      expect(await week(members.map(({ externalId: _, ...rest }) => rest))).toEqual(body);
    });

    test('without a moment to begin at is refused', async () => {
      const answer = await server.call(routes.calculateWeek, { body: { settings: SETTINGS, members } });
      expect(answer.statusCode).toBe(400);
    });
  });

  describe('a rotation', () => {
    const names = ['PIKACHU', 'DRAGONITE', 'RAICHU', 'GENGAR', 'PINSIR', 'ABSOL'];
    const six = names.map((pokemon) => creature(pokemon));
    const ids = six.map(({ externalId }) => externalId);
    const rotation = {
      lineups: [ids.slice(0, 5), ids.slice(1)],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'before:dinner' },
      ],
    };

    test('is simulated with all its members, and compared with the best five of them that stay', async () => {
      const body = await calculated({ settings: { ...SETTINGS, rotation }, members: six });
      expect(Value.Errors(routes.calculateTeam.answer, body)).toEqual([]);
      expect(body.members.map(({ externalId }) => externalId).toSorted()).toEqual(ids.toSorted());
      expect(body.rotation).toMatchObject({ changes: 14, moves: 14 });
      expect(body.rotation?.members.map(({ hours }) => hours).filter((hours) => hours < 168)).toHaveLength(2);
      const lineups = body.rotation?.lineups ?? [];
      expect(lineups.reduce((sum, { strength }) => sum + strength.mean, 0) / body.team.total).toBeCloseTo(1, 4);
      expect(body.rotation?.against?.team).toHaveLength(5);
      expect(body.rotation?.against?.gain.sure).toBeGreaterThanOrEqual(0);
    });

    test('is the same where members have an id instead of an externalId', async () => {
      const members = six.map(({ externalId, ...member }) => ({ ...member, id: externalId }));
      const asked = { ...SETTINGS, rotation };
      expect(await calculated({ settings: asked, members })).toEqual(
        await calculated({ settings: asked, members: six }),
      );
    });

    test('names members that have both by either', async () => {
      const members = six.map((member, n) => ({ ...member, id: `m${n}` }));
      const lineups = rotation.lineups.map((lineup) => lineup.map((one) => `m${ids.indexOf(one)}`));
      expect(await calculated({ settings: { ...SETTINGS, rotation: { ...rotation, lineups } }, members })).toEqual(
        await calculated({ settings: { ...SETTINGS, rotation }, members: six }),
      );
    });

    test('of one line-up is the plain team', async () => {
      const one = { lineups: [ids.slice(0, 5)], changes: [{ lineup: 0, at: '10:00' }] };
      const { notes: _, ...turning } = await calculated({ settings: { ...SETTINGS, rotation: one }, members: six });
      const { notes: __, ...plain } = await calculated({ settings: SETTINGS, members: six.slice(0, 5) });
      expect(turning).toEqual(plain);
    });

    test('with a change at night is refused by field', async () => {
      const changes = [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: '03:00' },
      ];
      const answer = await team({ settings: { ...SETTINGS, rotation: { ...rotation, changes } }, members: six });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('settings.rotation.changes[1].at');
    });
  });

  describe('a team', () => {
    const members = [
      creature('PIKACHU'),
      creature('DRAGONITE', {
        nature: 'quiet',
        subskills: [{ level: 10, subskill: 'Ingredient Finder M' }],
      }),
    ];

    test('answers an anonymous caller with everything that the contract lists', async () => {
      const answer = await team({ settings: { ...SETTINGS, camp: true }, members });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      const body: TeamProduction = answer.json();
      expect(Value.Errors(routes.calculateTeam.answer, body)).toEqual([]);
      expect(body.edition).toBe(DEFAULT_EDITION);
      expect(body.members.map(({ externalId }) => externalId)).toEqual(members.map(({ externalId }) => externalId));
      expect(body.members.map(({ pokemonWithIngredients }) => pokemonWithIngredients.pokemon)).toEqual([
        'PIKACHU',
        'DRAGONITE',
      ]);
      expect(body.team.total).toBeGreaterThan(0);
      expect(body.errors.team.total / body.team.total).toBeLessThan(0.005);
      expect(body.errors.members).toHaveLength(2);
      expect(body.cooking?.mealTimes).toEqual({
        breakfast: { hour: 11, minute: 59, second: 0 },
        lunch: { hour: 17, minute: 59, second: 0 },
        dinner: { hour: 21, minute: 29, second: 0 },
      });
      expect(body.notes).toEqual([]);
    });

    test('returns distributions as percent by count, and dishes with what they lack on average', async () => {
      const five = ['DRAGONITE', 'VENUSAUR', 'BLASTOISE', 'GENGAR', 'RAICHU'].map((name) => creature(name));
      const { members: answered, cooking } = await calculated({ settings: SETTINGS, members: five });
      for (const { advanced } of answered) {
        const shares = Object.values(advanced.skillProcDistribution);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
      }
      const dishes = cooking?.curry.cookedRecipes ?? [];
      expect(dishes.length).toBeGreaterThan(0);
      const lacking = dishes.flatMap(({ ingredientLimited }) => ingredientLimited);
      expect(lacking.length).toBeGreaterThan(0);
      for (const { count, averageMissing } of lacking) {
        expect(count).toBeGreaterThan(0);
        // At least one is missing whenever a dish fails for want of it.
        expect(averageMissing).toBeGreaterThanOrEqual(1);
      }
    });

    test('takes fields of players that it does not know, and the single word all for every berry', async () => {
      const all = await calculated({
        settings: { ...SETTINGS, favoredBerries: ['all'], madeUp: 1 },
        // And it may leave out the ribbon.
        members: [{ ...members[0], ribbon: undefined, carrySize: 99, name: 'Sparky', rp: 1 }],
      });
      const none = await calculated({ settings: SETTINGS, members: [members[0]] });
      expect(all.notes).toEqual([]);
      expect(all.team.berries.favourite).toBeGreaterThan(0);
      expect(none.team.berries.favourite).toBe(0);
    });

    test('says what was adapted', async () => {
      const { notes } = await calculated({
        settings: { ...SETTINGS, favoredBerries: ['ORAN', 'Nonsense'] },
        members: [creature('PIKACHU', { skillLevel: 100 })],
      });
      expect(notes).toEqual([
        expect.stringMatching(/^members\[0\]\.skillLevel: .*100.*\.$/),
        expect.stringMatching(/^settings\.favoredBerries: .*Nonsense.*\.$/),
      ]);
    });

    test('is cooked as the request says: leftovers go into the pot only where it asks for them', async () => {
      const cooking = async (policy?: object) =>
        (await calculated({ settings: { ...SETTINGS, ...(policy && { policy }) }, members })).cooking?.curry;
      const [plain, filled] = [await cooking(), await cooking({ filler: 'always' })];
      expect(plain).not.toHaveProperty('filler');
      expect(filled?.filler).toBeGreaterThan(0);
      expect(filled?.weeklyStrength).toBeGreaterThan(plain?.weeklyStrength ?? 0);
      const answer = await team({ settings: { ...SETTINGS, policy: { filler: 'sometimes' } }, members });
      expect(answer.statusCode).toBe(400);
    });

    test('is calculated by the edition that the request names', async () => {
      const later = await calculated({ edition: '2026-08', settings: SETTINGS, members: [members[0]] });
      expect(later.edition).toBe('2026-08');
      expect(later.members[0]?.pokemonWithIngredients.ingredients).toHaveLength(
        gameOf('2026-08').ingredients.rows.length,
      );
    });

    test('equal teams have equal figures and one simulation, each caller with the own ids', async () => {
      const build = { level: 37, ribbon: 2 };
      const before = server.deps.compute.stats();
      const first = await calculated({ settings: SETTINGS, members: [creature('BULBASAUR', build)] });
      const mine = creature('bulbasaur', { ...build, name: 'Bulby' });
      const second = await calculated({ settings: { ...SETTINGS, island: 'greengrass' }, members: [mine] });
      const after = server.deps.compute.stats();
      expect(second.members[0]?.externalId).toBe(mine.externalId);
      expect(first.members[0]?.externalId).not.toBe(mine.externalId);
      const withoutIds = ({ members: list, ...rest }: TeamProduction) => ({
        ...rest,
        members: list.map((member) => ({ ...member, externalId: '' })),
      });
      expect(withoutIds(second)).toEqual(withoutIds(first));
      expect(after.started - before.started).toBe(1);
      expect(after.cacheHits - before.cacheHits).toBe(1);
    });

    test('those who ask the same at the same time share one simulation', async () => {
      const before = server.deps.compute.stats().started;
      const sent = Array.from({ length: 8 }, () => creature('CHARIZARD', { level: 51 }));
      const answers = await Promise.all(sent.map((member) => calculated({ settings: SETTINGS, members: [member] })));
      expect(server.deps.compute.stats().started - before).toBe(1);
      expect(answers.map(({ members: list }) => list[0]?.externalId)).toEqual(sent.map(({ externalId }) => externalId));
      expect(new Set(answers.map(({ team: { total } }) => total)).size).toBe(1);
    });

    describe('of a player who is signed in', () => {
      const cooks = [creature('DRAGONITE'), creature('VENUSAUR'), creature('BLASTOISE')];
      let player: Player;
      beforeAll(async () => {
        player = await server.player();
        const { db } = server.store;
        const { userId } = player;
        // A level that only the later edition has, and a recipe that the own one does not know.
        const levels = game.recipes.rows.map(({ name }) => ({ userId, recipe: name, level: 1 }));
        await db.insert(userRecipes).values([...levels, { userId, recipe: 'A_DISH_OF_NOWHERE', level: 70 }]);
        await db.insert(userSettings).values({ userId, edition: game.edition, potSize: potBounds(game).min });
        await db.insert(userAreas).values([
          { userId, area: 'greengrass', bonus: 40 },
          { userId, area: 'cyan', bonus: 10 },
        ]);
      });

      test('is cooked with the own recipe levels and pot', async () => {
        const anonymous = await calculated({ settings: SETTINGS, members: cooks });
        const own = await calculated({ settings: SETTINGS, members: cooks }, player);
        const strongest = (answer: TeamProduction) => answer.cooking?.curry.cookedRecipes ?? [];
        expect(strongest(anonymous).length).toBeGreaterThan(0);
        expect(new Set(strongest(anonymous).map(({ level }) => level))).toEqual(new Set([game.rules.maxRecipeLevel]));
        expect(new Set(strongest(own).map(({ level }) => level))).toEqual(new Set([1]));
        expect(anonymous.cooking?.critInfo.averageWeekdayPotSize).toBe(potBounds(game).max);
        expect(own.cooking?.critInfo.averageWeekdayPotSize).toBe(potBounds(game).min);
        expect(own.team.cooking.base).toBeLessThan(anonymous.team.cooking.base);
      });

      test('has the bonus of its island', async () => {
        const share = ({ team: { berries } }: TeamProduction) => berries.area / (berries.base + berries.favourite);
        const body = { members: cooks };
        expect(share(await calculated({ ...body, settings: SETTINGS }, player))).toBeCloseTo(0.4);
        expect(share(await calculated({ ...body, settings: { ...SETTINGS, island: 'cyan' } }, player))).toBeCloseTo(
          0.1,
        );
        expect(share(await calculated({ ...body, settings: { ...SETTINGS, island: 'taupe' } }, player))).toBe(0);
        expect(share(await calculated({ ...body, settings: SETTINGS }))).toBe(0);
      });

      test('what the request says goes before what is stored', async () => {
        const curry = game.recipes.rows.find(({ type }) => type === 'curry')?.name ?? '';
        const [, potSize] = game.rules.pot.sizes;
        const settings = { ...SETTINGS, potSize, areaBonusPercent: 5, recipeLevels: { [curry]: 33 } };
        const own = await calculated({ settings, members: cooks }, player);
        const anonymous = await calculated({ settings, members: cooks });
        expect(own).toEqual(anonymous);
        expect(own.cooking?.critInfo.averageWeekdayPotSize).toBe(potSize);
      });

      test('has the edition of the own settings', async () => {
        const later = await server.player();
        await server.store.db.insert(userSettings).values({ userId: later.userId, edition: '2026-08' });
        expect((await calculated({ settings: SETTINGS, members: [members[0]] }, later)).edition).toBe('2026-08');
        const named = { edition: '2025-10', settings: SETTINGS, members: [members[0]] };
        expect((await calculated(named, later)).edition).toBe('2025-10');
      });

      test('is refused with a session that is none', async () => {
        const answer = await server.call(routes.calculateTeam, {
          body: { settings: SETTINGS, members },
          as: { token: 'nonsense' },
        });
        expect(answer.statusCode).toBe(401);
      });
    });

    test.each([
      ['an empty team', { settings: SETTINGS, members: [] }],
      ['a team of six', { settings: SETTINGS, members: Array.from({ length: 6 }, () => creature('PIKACHU')) }],
      ['no settings', { members }],
      ['a time that is none', { settings: { ...SETTINGS, bedtime: '25:00' }, members }],
      ['a level beyond all', { settings: SETTINGS, members: [creature('PIKACHU', { level: 101 })] }],
      ['an edition that is none', { edition: '1999-01', settings: SETTINGS, members }],
      ['two ingredients', { settings: SETTINGS, members: [creature('PIKACHU', { ingredients: [] })] }],
      ['no body', undefined],
    ])('%s is bad input', async (_name, body) => {
      const answer = await team(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'BAD_INPUT' });
    });

    test.each([
      [{ pokemon: 'MISSINGNO' }, "Can't find Pokemon with name MISSINGNO"],
      [{ nature: 'odd' }, "Couldn't find nature with name: odd"],
      [{ subskills: [{ level: 10, subskill: 'Luck' }] }, "Can't find Subskill with name Luck"],
    ])('%j alone is refused in the words of the specification', async (wrong, message) => {
      const answer = await team({
        settings: SETTINGS,
        members: [creature('PIKACHU', wrong), creature('RAICHU', wrong)],
      });
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_INPUT', message });
      expect(answer.json().details).toHaveLength(2);
    });

    test('everything that is wrong by the game is listed, a sentence each', async () => {
      const twin = creature('PIKACHU');
      const answer = await team({
        edition: '2025-10',
        settings: { ...SETTINGS, bedtime: '06:00', potSize: 81, island: 'atlantis', recipeLevels: { NONSENSE: 3 } },
        members: [
          twin,
          { ...twin },
          creature('PIKACHU', { pokemon: 'MISSINGNO' }),
          creature('PIKACHU', { nature: 'odd' }),
        ],
      });
      expect(answer.statusCode).toBe(400);
      const { code, details } = answer.json();
      expect(code).toBe('BAD_INPUT');
      expect(details).toEqual(
        expect.arrayContaining([
          expect.stringContaining(`members[1].externalId: Two members have the id ${twin.externalId}`),
          expect.stringContaining('MISSINGNO'),
          expect.stringContaining('members[3].nature'),
          expect.stringContaining('settings.bedtime'),
          expect.stringContaining('settings.potSize'),
          expect.stringContaining('settings.recipeLevels.NONSENSE'),
        ]),
      );
      for (const sentence of details) expect(sentence).toMatch(/^[^.].*\.$/s);
    });

    test('a long list of mistakes is cut', async () => {
      const subskills = [10, 25, 50, 75, 100].map((level) => ({ level, subskill: 'Nonsense' }));
      const wrong = Array.from({ length: 5 }, () => creature('PIKACHU', { subskills }));
      const answer = await team({ settings: SETTINGS, members: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toHaveLength(20);
    });
  });

  describe('variants', () => {
    const others = [creature('WIGGLYTUFF'), creature('GENGAR')];
    const plain = creature('RAICHU');
    const berries = creature('RAICHU', { subskills: [{ level: 10, subskill: 'Berry Finding S' }] });
    const skilled = creature('RAICHU', { nature: 'careful', subskills: [{ level: 10, subskill: 'Skill Trigger M' }] });
    const berriesOf = ({ produceTotal }: IvProduction['variants'][number]) => produceTotal.berries[0]?.amount ?? 0;

    test('come back all, in order, as the contract says', async () => {
      const answer = await iv({ settings: SETTINGS, members: others, variants: [plain, berries, skilled] });
      expect(answer.statusCode, answer.body).toBe(200);
      const body: IvProduction = answer.json();
      expect(Value.Errors(routes.calculateIv.answer, body)).toEqual([]);
      expect(body.variants.map(({ externalId }) => externalId)).toEqual(
        [plain, berries, skilled].map(({ externalId }) => externalId),
      );
      const [first, second, third] = body.variants;
      if (!first || !second || !third) throw new Error('a variant is missing');
      expect(berriesOf(second)).toBeGreaterThan(berriesOf(first) * 1.3);
      expect(third.skillProcs).toBeGreaterThan(first.skillProcs * 1.2);
      expect(first.errors.skillProcs).toBeGreaterThan(0);
    });

    test('meet the same luck: the same build twice has the same figures', async () => {
      const twin = { ...plain, externalId: randomUUID() };
      const { variants }: IvProduction = (
        await iv({ settings: SETTINGS, members: others, variants: [plain, berries, twin] })
      ).json();
      expect(variants[2]).toEqual({ ...variants[0], externalId: twin.externalId });
    });

    test('may stand alone', async () => {
      const answer = await iv({ settings: SETTINGS, members: [], variants: [plain] });
      expect(answer.statusCode).toBe(200);
    });

    test.each([
      ['five others', { members: Array.from({ length: 5 }, () => plain), variants: [berries] }],
      ['no variant', { members: others, variants: [] }],
      ['eleven variants', { members: others, variants: Array.from({ length: 11 }, () => creature('RAICHU')) }],
    ])('%s are bad input', async (_name, body) => {
      const answer = await iv({ settings: SETTINGS, ...body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'BAD_INPUT' });
    });

    test('with an id twice, or a wrong build, are refused by name', async () => {
      const [other] = others;
      const answer = await iv({
        settings: SETTINGS,
        members: [...others, creature('PIKACHU', { nature: 'odd' })],
        variants: [
          plain,
          { ...plain },
          { ...berries, externalId: other?.externalId },
          { ...skilled, pokemon: 'UNKNOWN' },
        ],
      });
      expect(answer.statusCode).toBe(400);
      const { details } = answer.json();
      expect(details).toEqual(
        expect.arrayContaining([
          `variants[1].externalId: Two variants have the id ${plain.externalId}.`,
          expect.stringContaining(`members[0].externalId: Two members have the id ${other?.externalId}`),
          expect.stringContaining('variants[3].pokemon'),
          expect.stringContaining('members[2].nature'),
        ]),
      );
      // What is wrong with the others is said once, not once per variant.
      expect(new Set(details).size).toBe(details.length);
    });
  });
});
