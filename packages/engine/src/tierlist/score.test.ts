// The points of a dish, term by term: the reference tool's formula as it is, and ours where it differs.
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import {
  type Contributor,
  coverageOf,
  type Dish,
  dishesOf,
  type IngredientWorth,
  partsOf,
  plainTasty,
  scoreOf,
  supportValueOf,
  weighed,
} from './score.ts';

const recipe = gameOf('2025-10').recipes.get('FANCY_APPLE_CURRY');
/** Ten of the first ingredient and four of the second; the third and fourth are not in it. */
const dish: Dish = { recipe, need: [10, 4, 0, 0], value: 9000, growth: 2 };
const worth: IngredientWorth = { value: [100, 50, 80, 60], taxed: [9, 8, 7, 6] };
const idle: Contributor = { own: [0, 0, 0, 0], gains: [], size: 1, tasty: 1.2, plainTasty: 1.2, seasons: false };
const NOTHING = { base: 0, ingredients: 0, filler: 0, supportIngredients: 0, supportFiller: 0, tasty: 0 };

/** What a contributor gets beyond the base of the dish. */
const beyondBase = (scoring: 'fixed' | 'compat', member: Partial<Contributor>) => ({
  ...partsOf(scoring, dish, worth, { ...idle, ...member }),
  base: 0,
});

describe('compat', () => {
  it.each([
    [1, 1],
    [2, 0.8],
    [3, 0.6],
    [4, 0.4],
    [5, 0.2],
    [6, 0],
  ])('gives a third of the dish to a member of %i, times %f', (size, share) => {
    const parts = partsOf('compat', dish, worth, { ...idle, size });
    expect(parts.base).toBeCloseTo((9000 / 3) * 1.2 * share, 9);
    expect(scoreOf(parts)).toBe(parts.base);
  });

  it('counts own ingredients of the dish whole, up to what it needs, times growth, taste and share', () => {
    // 7 of 7.9 and all 4 of 5.5 count; what is above 4 is dropped.
    const parts = beyondBase('compat', { own: [7.9, 5.5, 0, 0], size: 3 });
    expect(parts).toEqual({ ...NOTHING, ingredients: expect.closeTo(1.2 * 2 * (7 * 100 + 4 * 50) * 0.6, 9) });
  });

  it('counts own ingredients outside of the dish whole and taxed, whatever the team', () => {
    const parts = beyondBase('compat', { own: [0, 0, 3.9, 2.1], size: 4 });
    expect(parts).toEqual({ ...NOTHING, filler: 3 * 7 + 2 * 6 });
  });

  it("counts the last mate's gain alone, whole, in the dish and beyond it", () => {
    // The last one gains 12 (10 of them in the dish), 1, 2 and 0.
    const gains = [
      [5, 5, 5, 5],
      [12.9, 1.5, 2.99, 0.9],
    ];
    const parts = beyondBase('compat', { gains, size: 3 });
    expect(parts).toEqual({
      ...NOTHING,
      supportIngredients: expect.closeTo(1.2 * 2 * (10 * 100 + 1 * 50) * 0.6, 9),
      supportFiller: 2 * 9 + 2 * 7,
    });
    expect(supportValueOf(parts)).toBeCloseTo(parts.supportIngredients + parts.supportFiller, 9);
  });

  it('counts taste for the part of the dish that is not its own, from a hundred on', () => {
    const seasoned = { tasty: 1.5, seasons: true, size: 2 };
    expect(beyondBase('compat', { ...seasoned, own: [1, 0, 0, 0] }).tasty).toBeCloseTo(0.8 * 0.3 * (9000 - 200), 9);
    expect(beyondBase('compat', { ...seasoned, tasty: 1.2 + 99.9 / 7200 }).tasty).toBe(0);
    expect(beyondBase('compat', { ...seasoned, tasty: 1.2 + 100.1 / 7200 }).tasty).toBeCloseTo(100.1, 6);
    expect(beyondBase('compat', { ...seasoned, seasons: false }).tasty).toBe(0);
  });

  it('adds everything up', () => {
    const parts = partsOf('compat', dish, worth, {
      own: [2.5, 0, 1.2, 0],
      gains: [[3.2, 0, 0, 1.7]],
      size: 2,
      tasty: 1.5,
      plainTasty: 1.2,
      seasons: true,
    });
    const own = 2 * (2 * 100);
    const gained = 2 * (3 * 100);
    const taste = 0.8 * (1.5 - 1.2) * (9000 - own);
    const score = 1.5 * own * 0.8 + 1 * 7 + 1.5 * gained * 0.8 + 1 * 6 + taste + (9000 / 3) * 1.5 * 0.8;
    expect(scoreOf(parts)).toBeCloseTo(score, 6);
    expect(supportValueOf(parts)).toBeCloseTo(taste + 1.5 * gained * 0.8 + 6, 6);
  });
});

describe('fixed', () => {
  it('cuts nothing off, and counts what the dish cannot take as filler', () => {
    const parts = beyondBase('fixed', { own: [7.9, 5.5, 3.9, 0] });
    expect(parts.ingredients).toBeCloseTo(1.2 * 2 * (7.9 * 100 + 4 * 50), 9);
    expect(parts.filler).toBeCloseTo(1.5 * 8 + 3.9 * 7, 9);
  });

  it("adds up all mates' gains in any order; the dish takes no more than it needs", () => {
    const gains = [
      [4, 0, 0.5, 0],
      [3, 1, 0, 0],
    ];
    const parts = beyondBase('fixed', { own: [6, 0, 0, 0], gains });
    expect(parts.supportIngredients).toBeCloseTo(1.2 * 2 * (4 * 100 + 1 * 50), 9);
    expect(parts.supportFiller).toBeCloseTo(3 * 9 + 0.5 * 7, 9);
    expect(beyondBase('fixed', { own: [6, 0, 0, 0], gains: gains.toReversed() })).toEqual(parts);
  });

  it('counts a little taste, too', () => {
    expect(beyondBase('fixed', { tasty: 1.201, seasons: true }).tasty).toBeCloseTo(0.001 * 9000, 6);
  });
});

describe('the score of a creature', () => {
  it('is of the three dishes that it is best for, the first half as much again', () => {
    expect(weighed('fixed', [100, 10, 1])).toBe(161);
    expect(weighed('fixed', [100])).toBe(150);
    expect(weighed('fixed', [100, 10, 1, 0.5])).toBe(161);
  });
});

describe('the edition', () => {
  it('has the factors that the formula names', () => {
    const game = gameOf('2025-10');
    expect(plainTasty(game)).toBeCloseTo(1.171428571, 9);
    const fancy = dishesOf(game).find(({ recipe: { name } }) => name === 'NINJA_CURRY');
    expect(fancy?.growth).toBeCloseTo((1 + (fancy?.recipe.bonus ?? 0) / 100) * 3.34, 9);
    expect(fancy?.value).toBe(fancy?.recipe.valueMax);
  });

  it('knows how much of a dish one member brings alone', () => {
    const game = gameOf('2025-10');
    const apples = game.ingredients.rows.map(({ name }) => (name === 'Apple' ? 3.5 : 9));
    expect(coverageOf(game, recipe, apples)).toBeCloseTo(50, 9);
  });
});
