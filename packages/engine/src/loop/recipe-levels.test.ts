// Recipe levels that rise during a week, by hand: EXP of a meal, the level that it leads to, and what later meals make of it.
import { gameOf, recipeExpAt, recipeValue } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { forbidChance, requestFor, type Settings, stateFor } from '../../test/teams.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { teamAnswer } from '../answer/team.ts';
import { cookMeal, restockAll } from './cooking.ts';
import { planOf } from './plan.ts';
import type { State } from './state.ts';

const game = gameOf('2026-10');
const APPLE = game.recipes.get('FANCY_APPLE_CURRY');
const MEMBERS = [{ pokemon: 'VENUSAUR' }, { pokemon: 'RAICHU' }];
const [NOT_TASTY, TASTY] = [0.999, 0];
const MONDAY = 0;

const policy = { filler: 'never', recipesLevelUp: true };
/** Nothing is known but this recipe. */
const only = (levels: { readonly [recipe: string]: number }) =>
  Object.fromEntries(game.recipes.rows.map(({ name }) => [name, levels[name] ?? 0]));
const kitchenOf = (levels: { readonly [recipe: string]: number }, settings: Settings = {}): State =>
  stateFor(game, MEMBERS, { recipeLevels: only(levels), policy, recipeType: 'curry', ...settings });

function curries(state: State) {
  const [shelf] = state.kitchen.shelves;
  if (!shelf?.levels) throw new Error('Levels stay put');
  return { made: shelf.made, level: [...shelf.levels.level], exp: [...shelf.levels.exp] };
}

function meal(state: State, luck = NOT_TASTY, ingredients: { readonly [name: string]: number } = { Apple: 7 }): void {
  const { rows } = game.ingredients;
  for (const [name, amount] of Object.entries(ingredients))
    state.kitchen.incoming[rows.indexOf(game.ingredients.get(name))] = amount;
  forbidChance(state);
  state.cook.script = [luck];
  if (!state.plan.cooking) throw new Error('The plan has no kitchen');
  cookMeal(state, state.plan.cooking);
}

describe('a dish', () => {
  it('gives its recipe the strength of the meal as EXP, from half a level on', () => {
    const state = kitchenOf({ FANCY_APPLE_CURRY: 1 });
    const value = recipeValue(game, APPLE, 1);
    expect(curries(state).exp).toEqual([540]);
    meal(state);
    expect(curries(state)).toEqual({ made: value, level: [2], exp: [540 + value] });
    expect(540 + value).toBeGreaterThanOrEqual(recipeExpAt(2) ?? 0);
    meal(state);
    expect(curries(state).made).toBe(recipeValue(game, APPLE, 2));
  });

  it('gives more where it is extra tasty, and with an area bonus', () => {
    const state = kitchenOf({ FANCY_APPLE_CURRY: 20 }, { areaBonusPercent: 50 });
    const [before = 0] = curries(state).exp;
    meal(state, TASTY);
    expect(curries(state).exp[0]).toBeCloseTo(before + 2 * 1.5 * recipeValue(game, APPLE, 20), 6);
  });

  it('gives nothing when it is a mixed one', () => {
    const state = kitchenOf({ FANCY_APPLE_CURRY: 1 });
    meal(state, NOT_TASTY, { Leek: 5 });
    expect(curries(state).exp).toEqual([540]);
  });

  it('rises through several levels at once', () => {
    const state = kitchenOf({ NINJA_CURRY: 1 }, { potSize: 69, areaBonusPercent: 85 });
    const needs = game.recipes.get('NINJA_CURRY').ingredients;
    meal(state, TASTY, Object.fromEntries(needs.map(({ ingredient, amount }) => [ingredient.name, amount])));
    const {
      level: [level = 0],
      exp: [exp = 0],
    } = curries(state);
    expect(level).toBeGreaterThan(3);
    expect(exp).toBeGreaterThanOrEqual(recipeExpAt(level) ?? 0);
    expect(exp).toBeLessThan(recipeExpAt(level + 1) ?? 0);
  });

  it('is chosen over another that it has overtaken', () => {
    // Two curries out of the same ingredient, of which the cheaper one has just become the more valuable one.
    const state = kitchenOf({ FANCY_APPLE_CURRY: 1, SIMPLE_CHOWDER: 1 });
    const [shelf] = state.kitchen.shelves;
    if (!shelf?.levels) throw new Error('Levels stay put');
    const apple = shelf.book.recipes.findIndex(({ recipe }) => recipe === APPLE);
    expect([...shelf.levels.order]).toEqual([0, 1]);
    expect(apple).toBe(1);
    for (let n = 0; n < 400 && shelf.levels.order[0] !== apple; n += 1) meal(state);
    expect(shelf.levels.order[0]).toBe(apple);
    expect(shelf.value[apple]).toBeGreaterThan(shelf.value[0] ?? 0);
    const needs = [...shelf.book.recipes.flatMap(({ recipe }) => recipe.ingredients)];
    meal(state, NOT_TASTY, Object.fromEntries(needs.map(({ ingredient, amount }) => [ingredient.name, amount])));
    expect(shelf.made).toBe(shelf.value[apple]);
  });
});

describe('levels', () => {
  it('are the player’s own again when a new week begins', () => {
    const state = kitchenOf({ FANCY_APPLE_CURRY: 1 });
    const fresh = curries(state);
    meal(state);
    state.weekday = MONDAY;
    if (state.plan.cooking) restockAll(state, state.plan.cooking);
    expect(curries(state)).toEqual({ ...fresh, made: expect.any(Number) });
  });

  it('stay put above the last one with known EXP', () => {
    const state = kitchenOf({ FANCY_APPLE_CURRY: 64, SIMPLE_CHOWDER: 66 }, { areaBonusPercent: 85 });
    const [shelf] = state.kitchen.shelves;
    if (!shelf?.levels) throw new Error('Levels stay put');
    const level = () =>
      Object.fromEntries(shelf.book.recipes.map(({ recipe }, r) => [recipe.name, shelf.levels?.level[r]]));
    for (let n = 0; n < 400; n += 1) meal(state, TASTY);
    expect(level()).toEqual({ FANCY_APPLE_CURRY: 65, SIMPLE_CHOWDER: 66 });
  });

  it('cost nothing where none can rise: the plan is the plain one', () => {
    const settings = { recipeLevels: only({ FANCY_APPLE_CURRY: 65 }), policy };
    const { cooking } = planOf(requestFor(game, MEMBERS, settings));
    expect(cooking?.books.map(({ rise }) => rise)).toEqual([undefined, undefined, undefined]);
  });
});

describe('a simulated week', () => {
  const recipeLevels = Object.fromEntries(game.recipes.rows.map(({ name }) => [name, 10]));
  const strengthOf = (settings: Settings) => {
    const request = requestFor(game, MEMBERS, { recipeLevels, recipeType: 'salad', areaBonusPercent: 50, ...settings });
    const result = simulateRequest(request, { days: 2800, seed: 3 });
    if (!result) throw new Error('No answer');
    return JSON.stringify(teamAnswer(request, result));
  };

  it('is bit for bit as before where levels stay put, whether that is said or not', () => {
    const [plain, ...same] = [{}, { recipesLevelUp: false }, { recipesLevelUp: null }].map((fields) =>
      strengthOf({ policy: { filler: 'never', ...fields } }),
    );
    expect(same).toEqual([plain, plain]);
    expect(strengthOf({ policy })).not.toBe(plain);
  });

  it('brings more where they rise, and no more than at the levels that they can reach', () => {
    const total = (level: number, own: object) => {
      const recipeLevels = Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level]));
      const settings = { recipeLevels, recipeType: 'salad', policy: { filler: 'never', ...own } };
      return simulateRequest(requestFor(game, MEMBERS, settings), { days: 2800, seed: 3 })?.mean.team.total ?? 0;
    };
    const rising = total(10, { recipesLevelUp: true });
    expect(rising).toBeGreaterThan(total(10, {}));
    expect(rising).toBeLessThan(total(30, {}));
  });
});
