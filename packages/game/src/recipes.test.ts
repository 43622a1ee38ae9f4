import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { averageTastyFactor, bestBonus, extraTasty, potBounds, potSize, recipeValue } from './recipes.ts';

const old = gameOf('2025-10');

describe('dishes', () => {
  it('grow with their level', () => {
    const apple = old.recipes.get('FANCY_APPLE_CURRY');
    expect([1, 30, 65].map((level) => recipeValue(old, apple, level))).toEqual([748, 1204, 2498]);
    expect([apple.value, apple.valueMax]).toEqual([748, 2498]);
    const best = old.recipes.rows.filter(({ type }) => type === 'curry').sort((a, b) => b.valueMax - a.valueMax)[0];
    expect([best?.nrOfIngredients, best?.value, best?.valueMax]).toEqual([101, 20655, 68987]);
  });

  it('know the best bonus of an ingredient', () => {
    expect(bestBonus(old, 'SLOWPOKE_TAIL')).toBeGreaterThan(0);
    expect(bestBonus(old, 'PLUMP_PUMPKIN')).toBe(0);
  });
});

describe('the pot', () => {
  it('doubles on Sunday and grows in camp and by skills', () => {
    const size = (sunday: boolean, camp: boolean, skillBonus = 0) => potSize(old, 69, { sunday, camp, skillBonus });
    expect([size(false, false), size(false, true), size(true, false), size(true, true)]).toEqual([69, 104, 138, 207]);
    expect([size(false, false, 31), size(false, true, 31), size(false, false, 500)]).toEqual([100, 150, 269]);
    expect([potBounds(old), potBounds(gameOf('2026-08'))]).toEqual([
      { min: 15, max: 69 },
      { min: 21, max: 81 },
    ]);
  });
});

describe('extra tasty', () => {
  it('has its odds, its cap, and the weekly mean of 1.1714', () => {
    expect([extraTasty(old, false), extraTasty(old, true)]).toEqual([
      { chance: 0.1, multiplier: 2 },
      { chance: 0.3, multiplier: 3 },
    ]);
    expect(extraTasty(old, false, 5).chance).toBeCloseTo(0.8, 12);
    expect(extraTasty(old, true, 5).chance).toBe(1);
    expect(averageTastyFactor(old)).toBeCloseTo(1.171428571, 9);
  });
});
