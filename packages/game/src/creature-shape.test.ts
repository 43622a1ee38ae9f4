import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingredientChoices, isKnown, newCreature, subskillsByLevel } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { CORRUPT_INGREDIENTS, CORRUPT_SUBSKILLS, LOCKED_ORDER, validateCreature } from './creature-shape.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { validateTeam } from './team-shape.ts';
import type { EditionId } from './types.ts';

const old = gameOf('2025-10');
const present = gameOf('2026-08');

const good = {
  version: 3,
  externalId: 'id-1',
  saved: true,
  shiny: false,
  gender: 'male',
  pokemon: 'raichu',
  name: 'Sparky',
  level: 60,
  ribbon: 3,
  carrySize: 31,
  skillLevel: 4,
  nature: 'adamant',
  subskills: [
    { level: 10, subskill: 'Berry Finding S' },
    { level: 75, subskill: 'Helping Bonus' },
  ],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ],
};

const messages = (input: unknown, game = old) => {
  const result = validateCreature(game, input);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`);
};

describe('a creature', () => {
  it('is read in any spelling and normalised', () => {
    const result = validateCreature(old, good);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.value).toEqual({
      version: 3,
      externalId: 'id-1',
      saved: true,
      shiny: false,
      gender: 'male',
      pokemon: 'RAICHU',
      name: 'Sparky',
      level: 60,
      ribbon: 3,
      skillLevel: 4,
      nature: 'Adamant',
      subskills: ['Berry Finding S', null, null, 'Helping Bonus', null],
      ingredients: [
        { name: 'Apple', amount: 1 },
        { name: 'Ginger', amount: 2 },
        { name: 'Egg', amount: 3 },
      ],
    });
    expect(result.notes).toEqual([]);
  });

  it('takes the levels of both editions for the same slots', () => {
    const slots = (levels: number[]) => {
      const result = validateCreature(present, {
        ...good,
        subskills: levels.map((level, i) => ({ level, subskill: present.subskills.rows[i]?.name })),
      });
      return result.ok ? result.value.subskills.map((name) => name !== null) : result.problems;
    };
    expect(slots([70, 80])).toEqual(slots([75, 100]));
    expect(slots([70, 75])).toEqual([
      { field: 'subskills[1].level', message: 'Two subskills for the same slot (level 75)' },
    ]);
    expect(slots([60])).toEqual([{ field: 'subskills[0].level', message: 'No subskill unlocks at level 60' }]);
  });

  it("names problems in the specification's words", () => {
    expect([0, 101, 1.5, '60', null].map((level) => messages({ ...good, level }))).toEqual(
      Array(5).fill(['level: Level must be 1-100']),
    );
    expect(messages({ ...good, ingredients: good.ingredients.slice(1) })).toEqual([
      `ingredients: ${CORRUPT_INGREDIENTS}`,
    ]);
    expect(messages({ ...good, subskills: Array(6).fill({ level: 10, subskill: 'Helping Bonus' }) })).toEqual([
      `subskills: ${CORRUPT_SUBSKILLS}`,
    ]);
    expect(messages({ ...good, nature: 'Sleepy' })).toEqual(["nature: Couldn't find nature with name: Sleepy"]);
    expect(messages({ ...good, subskills: [{ level: 10, subskill: 'Snoring' }] })).toEqual([
      "subskills[0].subskill: Can't find Subskill with name Snoring",
    ]);
    expect(
      messages({
        ...good,
        ingredients: [good.ingredients[0], { level: 30, name: 'Locked', amount: 0 }, good.ingredients[2]],
      }),
    ).toEqual([`ingredients: ${LOCKED_ORDER}`]);
    expect(messages({ ...good, ribbon: 5 })).toEqual(['ribbon: Ribbon must be 0-4']);
    expect(messages({ ...good, shiny: 'yes' })).toEqual(['shiny: shiny must be true or false, not yes']);
    expect(messages({ ...good, pokemon: '' })[0]).toBe("pokemon: Can't find Pokemon with name ");
    expect(messages([1, 2])).toEqual([': A creature must be an object, not [1,2]']);
    expect(messages({})).toHaveLength(8);
  });

  it('is cut and clamped as specified, with a note', () => {
    const result = validateCreature(old, { ...good, name: 'A very long nickname', skillLevel: 9 });
    expect(result).toMatchObject({ ok: true, value: { name: 'A very long', skillLevel: 7 } });
    if (result.ok) expect(result.notes.map(({ field }) => field).sort()).toEqual(['name', 'skillLevel']);
    for (const name of ['', '  ', undefined])
      expect(validateCreature(old, { ...good, name })).toMatchObject({ value: { name: '' }, notes: [] });
  });

  it('keeps a skill level that only the other edition has', () => {
    const darkrai = {
      ...newCreature(present, present.species.get('DARKRAI'), { id: 'x', random: () => 0, randomNickname: false }),
      skillLevel: 7,
    };
    expect(validateCreature(old, darkrai)).toMatchObject({ ok: true, value: { skillLevel: 7 } });
  });

  it('keeps an unknown species with all its fields', () => {
    const newcomer = {
      ...good,
      pokemon: 'SNOOZEMON',
      skillLevel: 8,
      ingredients: good.ingredients.map((slot) => ({ ...slot, name: 'Dragonfruit' })),
    };
    const result = validateCreature(old, newcomer);
    expect(result).toMatchObject({
      ok: true,
      value: { pokemon: 'SNOOZEMON', skillLevel: 8, ingredients: Array(3).fill({ name: 'Dragonfruit' }) },
    });
    if (result.ok)
      expect([isKnown(old, result.value), result.notes[0]?.message]).toEqual([
        false,
        "Can't find Pokemon with name SNOOZEMON",
      ]);
  });
});

// ── Properties ───────────────────────────────────────────────────────────────────────────────────────────────────────

const anyCreature = (edition: EditionId): fc.Arbitrary<Creature> => {
  const game = gameOf(edition);
  return fc
    .record({
      species: fc.constantFrom(...game.species.rows),
      level: fc.integer({ min: 1, max: 100 }),
      nature: fc.constantFrom(...game.natures.rows),
      ribbon: fc.constantFrom(0, 1, 2, 3, 4),
      subskills: fc.uniqueArray(fc.constantFrom(...game.subskills.rows), { minLength: 5, maxLength: 5 }),
      filled: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      picks: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
      skill: fc.integer({ min: 1, max: 8 }),
      u: fc.double({ min: 0, max: 0.999, noNaN: true }),
      saved: fc.boolean(),
    })
    .map(({ species, nature, subskills, filled, picks, skill, u, ...rest }) => {
      const slot = (i: 0 | 1 | 2) => {
        const choices = ingredientChoices(species)[i];
        const set = choices[picks[i] % choices.length];
        return { name: set?.ingredient.name ?? 'Locked', amount: set?.amount ?? 0 };
      };
      const sub = (i: number) => (filled[i] ? (subskills[i]?.name ?? null) : null);
      const ingredients: Creature['ingredients'] = [slot(0), slot(1), slot(2)];
      const locked = ingredients[1].name === 'Locked';
      return {
        ...newCreature(game, species, { id: 'id-1', random: () => u, randomNickname: true }),
        ...rest,
        nature: nature.name,
        skillLevel: Math.min(skill, species.skill.maxLevel),
        subskills: [sub(0), sub(1), sub(2), sub(3), sub(4)],
        ingredients: locked ? [ingredients[0], ingredients[1], { name: 'Locked', amount: 0 }] : ingredients,
      };
    });
};

describe('validation', () => {
  it('never throws, whatever the JSON', () => {
    const keys = Object.keys(good);
    const odd = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'x'), fc.jsonValue());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          odd,
          odd.map((more) => ({ ...good, ...more })),
        ),
        fc.constantFrom(...EDITIONS),
        (input, edition) => {
          for (const result of [validateCreature(gameOf(edition), input), validateTeam(gameOf(edition), input)]) {
            if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: process.env.FULL ? 1000 : 300 },
    );
  });

  it('never loses an unknown species', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        (pokemon) => {
          const result = validateCreature(old, { ...good, pokemon });
          expect(
            result.ok &&
              (result.value.pokemon === pokemon.trim() || old.species.get(pokemon).name === result.value.pokemon),
          ).toBe(true);
        },
      ),
    );
  });

  it('finds every creature valid in both editions, and the same on the way back', () => {
    for (const from of EDITIONS) {
      fc.assert(
        fc.property(anyCreature(from), (creature) => {
          for (const to of EDITIONS) {
            const there = validateCreature(gameOf(to), creature);
            if (!there.ok) throw new Error(JSON.stringify(there.problems));
            expect(there.value).toEqual(creature);
            const travelled = { ...creature, subskills: subskillsByLevel(gameOf(to), creature.subskills) };
            const back = validateCreature(gameOf(from), travelled);
            if (!back.ok) throw new Error(JSON.stringify(back.problems));
            expect(back.value).toEqual(creature);
          }
        }),
      );
    }
  });
});

describe('a team', () => {
  it('is filled with defaults', () => {
    expect(validateTeam(old, { index: 3 })).toMatchObject({
      ok: true,
      value: { index: 3, name: 'Helper team 4', bedtime: 1290, island: { shortName: 'greengrass', areaBonus: 0 } },
    });
  });

  it('is read from its wire format', () => {
    const result = validateTeam(present, {
      index: 0,
      name: ' Night shift ',
      camp: true,
      bedtime: '23:00',
      wakeup: '07:15',
      recipeType: 'salad',
      favoredBerries: ['oran', 'nothing'],
      island: { shortName: 'CBEX', areaBonus: 85, expert: { main: 'GREPA', sub: ['WIKI'], bonus: 'berry' } },
      stockpiledBerries: [{ name: 'GREPA', amount: 10, level: 60 }],
      stockpiledIngredients: [{ name: 'apple', amount: 7 }],
      members: ['a', null, 'b'],
      version: 2,
    });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.value).toMatchObject({
      name: 'Night shift',
      bedtime: 1380,
      wakeup: 435,
      members: ['a', null, 'b', null, null],
      island: {
        shortName: 'CBEX',
        berries: ['ORAN'],
        areaBonus: 85,
        expert: { main: 'GREPA', sub: ['WIKI'], bonus: 'berry' },
      },
      stockpiledIngredients: [{ name: 'Apple', amount: 7 }],
    });
    expect(result.notes).toEqual([{ field: 'favoredBerries', message: "Couldn't find favored berry nothing" }]);
    for (const favoredBerries of ['all', ['all'], ['ALL']])
      expect(validateTeam(old, { favoredBerries })).toMatchObject({ value: { island: { berries: { length: 18 } } } });
    expect(validateTeam(old, { island: 'amber' })).toMatchObject({
      ok: true,
      value: { island: { shortName: 'amber' } },
    });
  });

  it('names problems', () => {
    const fields = (input: object) => {
      const result = validateTeam(old, input);
      return result.ok ? [] : result.problems.map(({ field }) => field);
    };
    expect(fields({ bedtime: '25:00' })).toEqual(['bedtime']);
    expect(fields({ bedtime: '06:00', wakeup: '06:30' })).toEqual(['bedtime']);
    expect(fields({ recipeType: 'soup', index: 10, members: Array(6).fill('x'), island: { areaBonus: 86 } })).toEqual([
      'index',
      'recipeType',
      'island.areaBonus',
      'members',
    ]);
    expect(fields({ stockpiledBerries: [{ name: 'ORAN', amount: 1000, level: 0 }], stockpiledIngredients: 5 })).toEqual(
      ['stockpiledBerries[0].amount', 'stockpiledBerries[0].level', 'stockpiledIngredients'],
    );
  });
});
