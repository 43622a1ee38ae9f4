import { describe, expect, it } from 'vitest';
import { favouriteFactor } from './berries.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { applyEvent, eventBuilder } from './event.ts';
import { expertEvent, gameOnIsland } from './islands.ts';
import { extraTasty, potSize } from './recipes.ts';
import { copiedSkill, effectiveSkillLevel, skillPool } from './skills.ts';
import { type Build, carrySize, helpInterval } from './stats.ts';
import type { Game } from './types.ts';
import { gameInWeek } from './week-event.ts';

const present = gameOf('2026-08');

const build = (game: Game, name: string, more: Partial<Build> = {}): Build => ({
  species: game.species.get(name),
  level: 60,
  nature: game.natures.get('Bashful'),
  ribbon: 0,
  skillLevel: 3,
  subskills: [],
  ingredients: [],
  ...more,
});

describe('the event builder', () => {
  it('needs a name and a description', () => {
    expect(() => eventBuilder().description('x').build()).toThrow('An event needs a name');
    expect(() => eventBuilder().name('Week').build()).toThrow('Event Week needs a description');
    expect(() => eventBuilder().name('  ').description('x').build()).toThrow('An event needs a name');
  });

  it('refuses numbers that make no sense', () => {
    const week = eventBuilder().name('Week').description('x');
    expect(() => week.forMembers({}, { kind: 'frequency', times: 0 }).build()).toThrow(
      'frequency needs a factor above zero, not 0',
    );
    expect(() => week.forGame({ kind: 'dish', times: Number.NaN }).build()).toThrow('dish needs a factor above zero');
    expect(() => week.forMembers({}, { kind: 'skillLevel', add: Number.NaN }).build()).toThrow(
      'skillLevel needs a number',
    );
    expect(() => week.forMembers({}, { kind: 'extraIngredient', amount: 1, chance: 2 }).build()).toThrow(
      'between 0 and 1',
    );
  });

  it('does not share state between drafts', () => {
    const base = eventBuilder().name('A').description('a');
    base.forGame({ kind: 'dish', times: 2 });
    expect(base.build().game).toEqual([]);
  });
});

describe('an event', () => {
  const event = eventBuilder()
    .name('Electric skill week')
    .description('Electric types hurry, skill specialists trigger more often.')
    .forMembers({ type: ['electric'] }, { kind: 'frequency', times: 0.5 })
    .forMembers({ specialty: ['skill'] }, { kind: 'skillChance', times: 1.5 }, { kind: 'skillLevel', add: 3 })
    .forMembers(
      { species: ['RAICHU'] },
      { kind: 'berriesPerHelp', add: 1 },
      { kind: 'strength', times: 1.5 },
      { kind: 'ingredientChance', times: 2 },
    )
    .forMembers({}, { kind: 'ingredientAmount', add: 1 })
    .forGame(
      { kind: 'dish', times: 1.25 },
      { kind: 'potSize', times: 2 },
      { kind: 'tastyChance', add: 0.1 },
      { kind: 'totalStrength', times: 1.1 },
    )
    .build();
  const during = applyEvent(present, event);

  it('affects its targets by type, specialty and species', () => {
    expect(during.species.get('RAICHU')).toMatchObject({
      frequency: 1100,
      bonus: { berriesPerHelp: 1, strength: 1.5, ingredientAmount: 1, skillLevel: 0 },
    });
    expect(during.species.get('WIGGLYTUFF').skillPercentage).toBeCloseTo(
      present.species.get('WIGGLYTUFF').skillPercentage * 1.5,
      12,
    );
    expect(during.species.get('VENUSAUR')).toMatchObject({
      frequency: present.species.get('VENUSAUR').frequency,
      bonus: { ingredientAmount: 1 },
    });
    expect(during.factors).toEqual({ strength: 1.1, dish: 1.25, potSize: 2, tastyChance: 0.1 });
    expect(potSize(during, 69, { sunday: false, camp: false })).toBe(138);
    expect(extraTasty(during, false).chance).toBeCloseTo(0.2, 12);
  });

  it('caps a raised skill level at the highest of the skill', () => {
    expect(effectiveSkillLevel(build(during, 'WIGGLYTUFF', { skillLevel: 5 }))).toBe(6);
    expect(effectiveSkillLevel(build(during, 'WIGGLYTUFF', { skillLevel: 2 }))).toBe(5);
  });

  it('leaves the game itself unchanged, pity included', () => {
    expect(present.species.get('RAICHU').frequency).toBe(2200);
    expect(present.factors.dish).toBe(1);
    expect(during.species.get('WIGGLYTUFF').pityHelps).toBe(present.species.get('WIGGLYTUFF').pityHelps);
  });
});

describe('expert islands', () => {
  const cyan = present.islands.get('CBEX');
  const on = (bonus: 'ingredient' | 'berry' | 'skill') =>
    gameOnIsland(present, cyan, { main: 'grepa', sub: ['WIKI'], bonus });

  it('speed up the main favourite and slow down the rest', () => {
    const game = on('ingredient');
    const interval = (name: string) =>
      helpInterval(
        game,
        build(game, name, { nature: game.natures.get('Adamant'), subskills: [game.subskills.get('Helping Speed M')] }),
      );
    expect(game.species.get('RAICHU').frequency).toBe(1760);
    expect(interval('RAICHU')).toBe(1201);
    expect(game.species.get('GENGAR').frequency).toBeCloseTo(present.species.get('GENGAR').frequency * 1.35, 9);
    expect(game.species.get('DARKRAI').frequency).toBe(present.species.get('DARKRAI').frequency);
    expect(effectiveSkillLevel(build(game, 'RAICHU'))).toBe(4);
    expect(carrySize(game, build(game, 'RAICHU'))).toBe(carrySize(present, build(present, 'RAICHU')) + 5);
  });

  it('give the bonus of the week to favourites', () => {
    expect(on('ingredient').species.get('RAICHU').bonus).toMatchObject({
      ingredientAmount: 1,
      extraIngredient: { amount: 0, chance: 0 },
    });
    expect(on('ingredient').species.get('DARKRAI').bonus).toMatchObject({
      ingredientAmount: 1,
      extraIngredient: { amount: 1, chance: 0.5 },
    });
    expect(on('ingredient').species.get('GENGAR').bonus.ingredientAmount).toBe(0);
    expect(on('skill').species.get('RAICHU').skillPercentage).toBeCloseTo(
      present.species.get('RAICHU').skillPercentage * 1.25,
      12,
    );
    expect(favouriteFactor(on('berry'), present.berries.get('GREPA'), ['GREPA'])).toBe(2.4);
    expect(favouriteFactor(on('skill'), present.berries.get('GREPA'), ['GREPA'])).toBe(2);
  });

  it('had no slow-down and no ingredient week in 2025-10', () => {
    const old = gameOf('2025-10');
    const game = gameOnIsland(old, old.islands.get('GGEX'), { main: 'GREPA', sub: [], bonus: 'ingredient' });
    expect(game.species.get('GENGAR').frequency).toBe(old.species.get('GENGAR').frequency);
    expect(game.species.get('RAICHU').frequency).toBeCloseTo(old.species.get('RAICHU').frequency * 0.9, 9);
    expect(game.species.get('RAICHU').bonus.ingredientAmount).toBe(0);
  });

  it('are distinguished from plain ones', () => {
    expect(() => expertEvent(present.islands.get('cyan'), 'berry')).toThrow('Cyan Beach is no expert island');
    expect(gameOnIsland(present, present.islands.get('cyan'))).toBe(present);
  });
});

describe('a factor on what skills bring', () => {
  const event = [{ what: 'berryBurst', factor: 1.4 }] as const;
  const during = gameInWeek(present, { island: 'greengrass', event });

  it('raises every amount of the family, rounded down, and no others', () => {
    const amounts = (game: Game, skill: string) => game.skills.get(skill).effects.map(({ amount }) => amount);
    const [solo] = amounts(during, 'BERRY_BURST_DRACO_METEOR');
    // With four different dragons: 18, 30, 37, 45, 49, 55.
    expect(solo?.by === 'species' && solo.values[3]).toEqual([25, 42, 51, 63, 68, 77]);
    expect(amounts(during, 'INGREDIENT_MAGNET_S')).toEqual(amounts(present, 'INGREDIENT_MAGNET_S'));
  });

  it('applies through the species and through copies alike', () => {
    expect(during.species.get('TREECKO').skill).toBe(during.skills.get('BERRY_BURST'));
    expect(present.species.get('TREECKO').skill).toBe(present.skills.get('BERRY_BURST'));
  });
});

describe('skills that become another', () => {
  it('draw from what the edition allows', () => {
    const pool = EDITIONS.map((edition) => skillPool(gameOf(edition), gameOf(edition).skills.get('METRONOME')));
    expect(pool.slice(0, 2).map((skills) => skills.length)).toEqual([25, 32]);
    for (const skills of pool)
      expect(
        skills.some(({ key }) => key === 'METRONOME' || key.endsWith('DISGUISE') || key.endsWith('BAD_DREAMS')),
      ).toBe(false);
  });

  it('copy a teammate, but no copier and nothing forbidden', () => {
    const skill = (key: string) => present.skills.get(key);
    const become = (key?: string) =>
      copiedSkill(present, skill('SKILL_COPY_MIMIC'), key === undefined ? undefined : skill(key)).key;
    expect(become('HELPER_BOOST')).toBe('HELPER_BOOST');
    expect(become('METRONOME')).toBe('METRONOME');
    expect(['SKILL_COPY_TRANSFORM', 'CHARGE_STRENGTH_M_BAD_DREAMS', undefined].map(become)).toEqual(
      Array(3).fill('CHARGE_STRENGTH_S'),
    );
    expect(() => copiedSkill(present, skill('HELPER_BOOST'), undefined)).toThrow('Helper Boost copies nothing');
  });
});
