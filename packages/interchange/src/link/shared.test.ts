// Links live long and are handed on: what goes in comes out, and of what was damaged on the way all that is whole.
import {
  type Creature,
  canonical,
  defaultTeam,
  EDITIONS,
  gameOf,
  ingredientChoices,
  NEWEST_EDITION,
  newCreature,
  type Random,
  type Species,
  withChosenSkill,
  withMint,
} from '@oversleep/game';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './fields.ts';
import { linkVersionOf, readShared, type ShareContent, writeShared } from './shared.ts';

const game = gameOf(NEWEST_EDITION);

/** Replayable from a seed. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomCreature(species: Species, seed: number): Creature {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const born = newCreature(game, species, { id: `one-${seed}`, random, randomNickname: true });
  const names = [...game.subskills.rows].sort(() => random() - 0.5).map(({ name }) => name);
  const slot = () => (random() < 0.3 ? null : (names.pop() ?? null));
  const set = (choices: (typeof species)['ingredient0']) => {
    const { ingredient, amount } = pick(choices);
    return { name: ingredient.name, amount };
  };
  const [first, second, third] = ingredientChoices(species);
  const chosen = species.skill.choosable && pick(species.skill.choosable);
  return withChosenSkill(
    withMint(
      {
        ...born,
        shiny: random() < 0.2 && !species.shinyLocked,
        level: 1 + Math.floor(random() * 100),
        ribbon: pick([0, 1, 2, 3, 4] as const),
        skillLevel: 1 + Math.floor(random() * species.skill.maxLevel),
        nature: pick(game.natures.rows).name,
        subskills: [slot(), slot(), slot(), slot(), slot()],
        ingredients: [
          set(first),
          second.length > 0 ? set(second) : born.ingredients[1],
          third.length > 0 ? set(third) : born.ingredients[2],
        ],
        name: random() < 0.2 ? '' : random() < 0.2 ? 'a;b,%c🫐' : born.name,
      },
      random() < 0.2,
    ),
    chosen,
  );
}

/** How many of each species; the proof is the same for more of them. */
const EACH = process.env.FULL ? 3 : 1;
const allCreatures = game.species.rows.flatMap((species, i) =>
  Array.from({ length: EACH }, (_, n) => randomCreature(species, i * 10 + n + 1)),
);
const sharedFields = ({ externalId: _, version: __, saved: ___, ...rest }: Creature) => rest;

test('every species with all that it can have comes back the same, alone and in a box', () => {
  for (const creature of allCreatures) {
    const { kind, creatures, notes } = readShared(game, writeShared(game, { kind: 'creature', creature }));
    expect([kind, notes, creatures.map(sharedFields)]).toEqual(['creature', [], [sharedFields(creature)]]);
  }
  const box = readShared(game, writeShared(game, { kind: 'box', creatures: allCreatures }));
  expect(box.notes).toEqual([]);
  expect(box.creatures.map(sharedFields)).toEqual(allCreatures.map(sharedFields));
  expect(new Set(box.creatures.map(({ externalId }) => externalId)).size).toBe(allCreatures.length);
});

test('of a Pokémon one line is read, of a box no more than a player owns, and of a kind that is not asked for nothing', () => {
  const [creature] = allCreatures;
  if (!creature) throw new Error('no creature');
  const [head = '', line = ''] = writeShared(game, { kind: 'creature', creature }).split('\n');
  const boxHead = writeShared(game, { kind: 'box', creatures: [] });
  const many = Array.from({ length: 5000 }, () => line).join('\n');
  expect(readShared(game, `${head}\n${many}`).creatures).toHaveLength(1);
  expect(readShared(game, `${boxHead}\n${many}`).creatures).toHaveLength(2000);
  expect(readShared(game, `${boxHead}\n${many}`, ['creature', 'team'])).toMatchObject({ kind: 'box', creatures: [] });
});

test('a line longer than any Pokémon is damaged', () => {
  const [creature] = allCreatures;
  if (!creature) throw new Error('no creature');
  const long = writeShared(game, { kind: 'creature', creature: { ...creature, name: '\u{1d160}'.repeat(64_000) } });
  expect(readShared(game, long)).toMatchObject({ creatures: [], notes: [{ code: 'linkUnreadable' }] });
});

test('a Pokémon without a nickname, or called by the whole name of its species, has none behind the link', () => {
  const [creature] = allCreatures;
  if (!creature) throw new Error('no creature');
  const { displayName } = game.species.get(creature.pokemon);
  const links = ['', displayName].map((name) =>
    writeShared(game, { kind: 'creature', creature: { ...creature, name } }),
  );
  expect(links[0]).toBe(links[1]);
  expect(readShared(game, links[0] ?? '').creatures[0]?.name).toBe('');
});

test('what only another edition knows is kept', () => {
  const [oldest] = EDITIONS;
  const mew = randomCreature(game.species.get('MEW'), 7);
  const { creatures, notes } = readShared(gameOf(oldest), writeShared(game, { kind: 'creature', creature: mew }));
  expect([notes, creatures.map(sharedFields)]).toEqual([[], [sharedFields(mew)]]);
});

test('a link leaves out the notes of its player', () => {
  const [one] = allCreatures;
  if (!one) throw new Error('no creature');
  const creature: Creature = { ...one, favourite: true, tags: ['secret'], note: 'For Ada' };
  expect(writeShared(game, { kind: 'creature', creature })).toBe(
    writeShared(game, { kind: 'creature', creature: one }),
  );
});

const anyTeam: fc.Arbitrary<ShareContent> = fc
  .record({
    name: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 24 }).filter((name) => name.trim() === name),
    camp: fc.boolean(),
    bedtime: fc.integer({ min: 1200, max: 1400 }),
    wakeup: fc.integer({ min: 300, max: 600 }),
    recipeType: fc.constantFrom('curry', 'salad', 'dessert'),
    areaBonus: fc.integer({ min: 0, max: 60 }),
    berries: fc.uniqueArray(fc.constantFrom('LUM', 'ORAN', 'BELUE'), { maxLength: 3 }),
    isExpert: fc.boolean(),
    potSize: fc.option(fc.constantFrom(15, 57, 81)),
    places: fc.array(fc.option(fc.nat(allCreatures.length - 1)), { minLength: 5, maxLength: 5 }),
    stock: fc.nat(50),
  })
  .map(({ areaBonus, berries, isExpert, potSize, places, stock, ...week }) => ({
    kind: 'team',
    members: places.map((n) => (n === null ? null : (allCreatures[n] ?? null))),
    snacking: places.flatMap((n, place) => (n !== null && n % 2 === 0 ? [place] : [])),
    potSize,
    team: {
      ...defaultTeam(0),
      ...week,
      island: isExpert
        ? { shortName: 'GGEX', berries, areaBonus, expert: { main: 'LUM', sub: ['ORAN'], bonus: 'skill' } }
        : { shortName: 'cyan', berries, areaBonus },
      stockpiledBerries: [{ name: 'ORAN', amount: stock, level: 9 }],
      stockpiledIngredients: stock > 20 ? [{ name: 'Apple', amount: stock }] : [],
    },
  }));

test('a team comes back with its week, its places and who snacks', () => {
  fc.assert(
    fc.property(anyTeam, (shared) => {
      if (shared.kind !== 'team') return;
      const { kind, creatures, week, notes } = readShared(game, writeShared(game, shared));
      expect([kind, notes]).toEqual(['team', []]);
      const { members, ...team } = week?.team ?? defaultTeam(0);
      const { members: _, ...sent } = shared.team;
      expect(team).toEqual(sent);
      expect([week?.snacking, week?.potSize]).toEqual([shared.snacking, shared.potSize]);
      const byId = new Map(creatures.map((creature) => [creature.externalId, sharedFields(creature)]));
      expect(members.map((id) => (id === null ? null : byId.get(id)))).toEqual(
        shared.members.map((member) => member && sharedFields(member)),
      );
    }),
    { numRuns: process.env.FULL ? 200 : 100 },
  );
});

test('a team with a rotation comes back with it and with those that take turns; other links keep version 1', () => {
  const seven = allCreatures.slice(0, 7);
  const ids = seven.map(({ externalId }) => externalId);
  const [a = '', b = '', c = '', d = '', e = '', x = '', y = ''] = ids;
  const team = {
    ...defaultTeam(0),
    rotation: {
      lineups: [[a, b, c, d, e], [x, b, c, d, y], []],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'before:dinner', days: ['mon', 'sun'] },
        { lineup: 2, at: '13:05', days: ['sat'] },
      ],
      rules: { bench: 0, clock: 'restart', pity: 'keep', charges: 'reset' },
    },
  } as const;
  const shared: ShareContent = { kind: 'team', members: seven, team, snacking: [5], potSize: null };
  const text = writeShared(game, shared);
  const { creatures, week, notes } = readShared(game, text);
  expect(notes).toEqual([]);
  expect(creatures.map(sharedFields)).toEqual(seven.map(sharedFields));
  const own = new Map(creatures.map(({ externalId }, i) => [externalId, ids[i]]));
  expect(week?.team.members.map((id) => own.get(id ?? ''))).toEqual([a, b, c, d, e]);
  const { lineups, ...rest } = week?.team.rotation ?? {};
  expect(lineups?.map((lineup) => lineup.map((id) => own.get(id)))).toEqual(team.rotation.lineups);
  expect(rest).toEqual({ changes: team.rotation.changes, rules: team.rotation.rules });
  expect(week?.snacking).toEqual([5]);
  expect(linkVersionOf(shared)).toBe(2);
  const plain: ShareContent = { ...shared, members: seven.slice(0, 5), team: defaultTeam(0) };
  expect(linkVersionOf(plain)).toBe(1);
  const damaged = text.split('\n').map((line, i) => (i === 2 ? `${line}!` : line));
  expect(readShared(game, damaged.join('\n'))).toMatchObject({ notes: [{ code: 'linkTeamDamaged' }] });
});

test('a damaged link shows undamaged creatures unchanged and reports those that are missing', () => {
  const box = allCreatures.slice(0, 12);
  const text = writeShared(game, { kind: 'box', creatures: box });
  const known = new Set(box.map((creature) => canonical(sharedFields(creature))));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', '7', ';', '\n', ''), (at, sign) => {
      fc.pre(text[at] !== sign);
      const { creatures, notes } = readShared(game, text.slice(0, at) + sign + text.slice(at + 1));
      for (const creature of creatures) expect(known).toContain(canonical(sharedFields(creature)));
      expect(creatures.length).toBeGreaterThanOrEqual(10);
      if (creatures.length < 12 || at < text.indexOf('\n')) expect(notes.length).toBeGreaterThan(0);
    }),
    { numRuns: process.env.FULL ? 500 : 250 },
  );
  const half = readShared(game, text.slice(0, text.length / 2));
  expect(half.creatures.length).toBeGreaterThan(3);
  expect(half.notes[0]).toEqual({
    code: 'linkPartlyDamaged',
    values: { lost: 12 - half.creatures.length, total: 12 },
  });
});

test('any text at all is read without a crash', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readShared(game, text).creatures.length >= 0));
});

test.each(EDITIONS)('a link made in %s says so and is read by its rules, whatever the reader plays', (edition) => {
  const made = gameOf(edition);
  const [species] = made.species.rows;
  if (!species) throw new Error('There is no species');
  const creature = newCreature(made, species, { id: 'one', random: randomOf(1), randomNickname: false });
  const text = writeShared(made, { kind: 'creature', creature });
  for (const reader of EDITIONS) expect(readShared(gameOf(reader), text)).toMatchObject({ edition, notes: [] });
});

test('a link from before editions were part of it has none', () => {
  const [species] = game.species.rows;
  if (!species) throw new Error('There is no species');
  const creature = newCreature(game, species, { id: 'one', random: randomOf(1), randomNickname: false });
  const [, line] = writeShared(game, { kind: 'creature', creature }).split('\n');
  const read = readShared(game, `${lineOf([0, 1])}\n${line}`);
  expect(read.edition).toBeUndefined();
  expect(read.creatures).toHaveLength(1);
});
