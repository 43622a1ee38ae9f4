// Pots, recipes and areas: what an edition allows, and what another one makes of it.
import { EDITIONS, fittingPot, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { checkPotSize, fittingAreas, fittingRecipes, readAreas, readRecipes } from './progress.ts';

const [old, later] = [gameOf('2025-10'), gameOf('2026-08')];

describe('pots', () => {
  test('every size of every edition fits somewhere in every other', () => {
    for (const from of EDITIONS.map(gameOf))
      for (const to of EDITIONS.map(gameOf))
        for (const size of from.rules.pot.sizes) expect(to.rules.pot.sizes).toContain(fittingPot(to, size));
  });

  test('the next larger one is taken, else the largest', () => {
    expect(fittingPot(later, 15)).toBe(21);
    expect(fittingPot(later, 24)).toBe(25);
    expect(fittingPot(old, 81)).toBe(69);
    expect(fittingPot(old, 42)).toBe(42);
  });

  test('only an import may bring a size of another edition', () => {
    expect(() => checkPotSize(old, 81)).toThrow('no pot of size 81');
    expect(() => checkPotSize(old, 81, 'any')).not.toThrow();
    expect(() => checkPotSize(old, 82, 'any')).toThrow('no pot of size 82');
  });
});

describe('recipes and areas', () => {
  test('names are taken in any case and from any edition', () => {
    expect(readRecipes(old, { fancy_apple_curry: 5, GREENGRASS_CURRY_BUN: 1 })).toEqual({
      FANCY_APPLE_CURRY: 5,
      GREENGRASS_CURRY_BUN: 1,
    });
    expect(readAreas(old, { GREENGRASS: 5, amber: 1 })).toEqual({ greengrass: 5, amber: 1 });
  });

  test('only an import may bring a number of another edition', () => {
    const { maxRecipeLevel: level, areaBonus } = later.rules;
    expect(() => readRecipes(old, { FANCY_APPLE_CURRY: level })).toThrow();
    expect(readRecipes(old, { FANCY_APPLE_CURRY: level }, 'any')).toEqual({ FANCY_APPLE_CURRY: level });
    expect(() => readAreas(old, { cyan: areaBonus.max })).toThrow();
    expect(readAreas(old, { cyan: areaBonus.max }, 'any')).toEqual({ cyan: areaBonus.max });
  });

  test('what is read is cut to the edition', () => {
    expect(fittingRecipes(old, { A: 70, B: 3 })).toEqual({ A: 65, B: 3 });
    expect(fittingAreas(old, { cyan: 85 })).toEqual({ cyan: 75 });
  });
});
