import { describe, expect, it } from 'vitest';
import {
  type Birth,
  buildOf,
  changeSpecies,
  duplicateCreature,
  evolutionsOf,
  evolve,
  milestoneLevels,
  newCreature,
  randomGender,
  subskillsByLevel,
  unlockedSlots,
} from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { gameOf } from './edition.ts';
import { rpOf } from './rating.ts';
import { slotOfLevel } from './slots.ts';
import { carrySize } from './stats.ts';
import { defaultTeam, isSupportMember } from './team.ts';

const old = gameOf('2025-10');
const present = gameOf('2026-08');
const birth: Birth = { id: 'id-1', random: () => 0.25, randomNickname: false };
const made = (name: string, more: Partial<Creature> = {}): Creature => ({
  ...newCreature(present, present.species.get(name), birth),
  ...more,
});

describe('a new creature', () => {
  it('has the defaults', () => {
    expect(newCreature(old, old.species.get('RAICHU'), birth)).toEqual({
      externalId: 'id-1',
      version: 0,
      saved: false,
      shiny: false,
      gender: 'male',
      pokemon: 'RAICHU',
      name: 'Raichu',
      level: 60,
      ribbon: 0,
      skillLevel: 3,
      nature: 'Bashful',
      subskills: [null, null, null, null, null],
      ingredients: [
        { name: 'Apple', amount: 1 },
        { name: 'Apple', amount: 2 },
        { name: 'Apple', amount: 4 },
      ],
    });
    expect(newCreature(old, old.species.get('RAICHU'), { ...birth, randomNickname: true }).name).not.toBe('Raichu');
  });

  it("draws its gender by the species' share", () => {
    const share = (name: string) => {
      const draws = Array.from({ length: 1000 }, (_, i) => randomGender(present.species.get(name), () => i / 1000));
      return draws.filter((gender) => gender === 'male').length / 10;
    };
    expect(['BULBASAUR', 'RAICHU', 'VULPIX', 'CHANSEY', 'GALLADE'].map(share)).toEqual([87.5, 50, 25, 0, 100]);
    expect(randomGender(present.species.get('DITTO'), () => 0)).toBeUndefined();
  });
});

describe('changing a creature', () => {
  it('keeps its attributes when the species changes', () => {
    const creature = made('RAICHU', {
      level: 33,
      name: 'Sparky',
      nature: 'Quiet',
      ribbon: 2,
      shiny: true,
      skillLevel: 7,
      subskills: ['Helping Bonus', null, null, null, null],
    });
    const changed = changeSpecies(present, creature, present.species.get('WIGGLYTUFF'), () => 0.9);
    expect(changed).toMatchObject({
      externalId: 'id-1',
      pokemon: 'WIGGLYTUFF',
      level: 33,
      name: 'Sparky',
      nature: 'Quiet',
      ribbon: 2,
      shiny: true,
      gender: 'male',
      skillLevel: 6,
    });
    expect(changed.subskills).toEqual(creature.subskills);
    expect(changed.ingredients[0].name).toBe(present.species.get('WIGGLYTUFF').ingredient0[0]?.ingredient.name);
    expect(changeSpecies(present, creature, present.species.get('CHANSEY'), () => 0.9).gender).toBe('female');
    expect(changeSpecies(present, creature, present.species.get('MEW'), () => 0)).toMatchObject({
      gender: undefined,
      shiny: false,
    });
  });

  it('evolves: skill level up, same ingredients with the new amounts', () => {
    const pikachu = made('PIKACHU', {
      skillLevel: 2,
      ingredients: [
        { name: 'Apple', amount: 1 },
        { name: 'Ginger', amount: 2 },
        { name: 'Egg', amount: 3 },
      ],
    });
    const raichu = evolve(present, pikachu, present.species.get('RAICHU'));
    expect(raichu).toMatchObject({
      pokemon: 'RAICHU',
      skillLevel: 3,
      externalId: 'id-1',
      ingredients: [{ name: 'Apple' }, { name: 'Ginger' }, { name: 'Egg' }],
    });
    expect(() => evolve(present, pikachu, present.species.get('VENUSAUR'))).toThrow('does not evolve into VENUSAUR');
  });

  it('evolves by gender and, for Toxel, by nature', () => {
    const into = (name: string, more: Partial<Creature>) =>
      evolutionsOf(present, made(name, more)).map((species) => species.name);
    expect(into('KIRLIA', { gender: 'female' })).toEqual(['GARDEVOIR']);
    expect([...into('KIRLIA', { gender: 'male' })].sort()).toEqual(['GALLADE', 'GARDEVOIR']);
    expect(into('TOXEL', { nature: 'Adamant' })).toEqual(['TOXTRICITY_AMPED']);
    expect(into('TOXEL', { nature: 'Bashful' })).toEqual(['TOXTRICITY_LOW_KEY']);
    expect(into('RAICHU', {})).toEqual([]);
    expect(evolutionsOf(present, made('RAICHU', { pokemon: 'UNKNOWN' }))).toEqual([]);
  });

  it('duplicates with a new identity', () => {
    const copy = duplicateCreature(present, made('RAICHU', { saved: true, version: 4, name: 'Sparky', level: 12 }), {
      ...birth,
      id: 'id-2',
    });
    expect(copy).toMatchObject({ externalId: 'id-2', saved: false, version: 0, name: 'Raichu', level: 12 });
  });
});

describe('slots', () => {
  it('list the levels to plan for by edition', () => {
    expect(milestoneLevels(old)).toEqual([25, 30, 50, 60, 75, 100]);
    expect(milestoneLevels(present)).toEqual([25, 30, 50, 60, 70, 80]);
  });

  it('open as the specification counts them in 2025-10', () => {
    for (let level = 1; level <= 100; level += 1) {
      expect(unlockedSlots(old, level)).toBe(level < 10 ? 0 : Math.floor(level / 25) + 1);
    }
    expect([69, 70, 79, 80].map((level) => unlockedSlots(present, level))).toEqual([3, 4, 4, 5]);
  });

  it('are the same in both editions, whatever their level is', () => {
    expect([10, 25, 50, 75, 100, 70, 80, 60].map(slotOfLevel)).toEqual([0, 1, 2, 3, 4, 3, 4, undefined]);
    const slots = ['Berry Finding S', null, null, 'Helping Bonus', null] as const;
    expect(subskillsByLevel(old, slots)).toEqual([
      { level: 10, subskill: 'Berry Finding S' },
      { level: 75, subskill: 'Helping Bonus' },
    ]);
    expect(subskillsByLevel(present, slots)[1]?.level).toBe(70);
  });

  it('count only when open', () => {
    const all = made('RAICHU', {
      level: 72,
      subskills: ['Berry Finding S', null, 'Helping Speed M', 'Helping Bonus', 'Inventory Up L'],
    });
    expect(buildOf(present, all).subskills.map(({ name }) => name)).toEqual([
      'Berry Finding S',
      'Helping Speed M',
      'Helping Bonus',
    ]);
    expect(buildOf(old, all).subskills.map(({ name }) => name)).toEqual(['Berry Finding S', 'Helping Speed M']);
    expect([29, 30, 59, 60].map((level) => buildOf(old, { ...all, level }).ingredients.length)).toEqual([1, 2, 2, 3]);
  });

  it("stop at a locked ingredient and take the edition's amounts", () => {
    expect(buildOf(old, made('DARKRAI', { level: 65 })).ingredients.map(({ ingredient }) => ingredient.name)).toEqual([
      'Sausage',
    ]);
    const minun = made('MINUN');
    const third = (game: typeof old) =>
      buildOf(game, {
        ...minun,
        ingredients: [minun.ingredients[0], minun.ingredients[1], { name: 'Honey', amount: 99 }],
      }).ingredients[2]?.amount;
    expect(third(old)).toBe(4);
    expect(third(present)).toBe(
      present.species.get('MINUN').ingredient60.find(({ ingredient }) => ingredient.name === 'Honey')?.amount,
    );
  });

  it('leave out an ingredient that the edition does not know, and only that one', () => {
    const known = made('RAICHU', { level: 60 });
    const [first, second, third] = known.ingredients;
    const unknown = { name: 'Moon Berry', amount: 2 };
    const names = (creature: Creature) =>
      buildOf(present, creature).ingredients.map(({ ingredient }) => ingredient.name);
    expect(names({ ...known, ingredients: [unknown, second, third] })).toEqual([second.name, third.name]);
    expect(names({ ...known, ingredients: [first, unknown, third] })).toEqual([first.name, third.name]);
    expect(names({ ...known, ingredients: [first, second, unknown] })).toEqual([first.name, second.name]);
    expect(names({ ...known, level: 59, ingredients: [first, unknown, third] })).toEqual([first.name]);
    const build = buildOf(present, known);
    expect(rpOf(present, buildOf(present, { ...known, ingredients: [unknown, second, third] }))).toBe(
      rpOf(present, { ...build, ingredients: build.ingredients.slice(1) }),
    );
  });

  it('clamp the skill level to the edition', () => {
    const darkrai = made('DARKRAI', { skillLevel: 7 });
    expect([buildOf(old, darkrai).skillLevel, buildOf(present, darkrai).skillLevel]).toEqual([6, 7]);
    expect(rpOf(present, buildOf(present, darkrai))).toBeGreaterThan(rpOf(old, buildOf(old, darkrai)));
    expect(carrySize(present, buildOf(present, darkrai), true)).toBe(34);
  });
});

describe('teams', () => {
  it('start with the defaults', () => {
    expect(defaultTeam(2)).toMatchObject({
      name: 'Helper team 3',
      camp: false,
      bedtime: 1290,
      wakeup: 360,
      recipeType: 'curry',
      members: [null, null, null, null, null],
    });
  });

  it('know which members support the others', () => {
    const support = (creature: Creature) => isSupportMember(present, creature);
    expect([support(made('WIGGLYTUFF')), support(made('RAICHU'))]).toEqual([true, false]);
    const holder = made('RAICHU', { subskills: [null, 'Helping Bonus', null, null, null] });
    expect([support(holder), support({ ...holder, level: 24 }), support({ ...holder, pokemon: 'UNKNOWN' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
