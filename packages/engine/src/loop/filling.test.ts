// Leftovers in the pot by hand: constructed bags and pots, values to the unit.
import { areaFactor, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { forbidChance, type Settings, stateFor } from '../../test/teams.ts';
import { formsOf, rolledTotal } from '../figures/team.ts';
import { cookMeal } from './cooking.ts';
import type { State } from './state.ts';
import { SUNDAY, TypeCount } from './tally.ts';

const game = gameOf('2026-08');
const CURRY = 0;
const TASTY = 0;
const NOT_TASTY = 0.999;

/** Only one recipe is known: seven apples, worth 748 at level 1. Anything may be in the bag, as Venusaur has Ingredient Magnet. */
const ONLY_APPLE_CURRY = Object.fromEntries(
  game.recipes.rows.map(({ name }) => [name, name === 'FANCY_APPLE_CURRY' ? 1 : 0]),
);

const kitchenWith = (policy: unknown, settings: Settings = {}): State =>
  stateFor(game, [{ pokemon: 'VENUSAUR' }], { potSize: 21, recipeLevels: ONLY_APPLE_CURRY, ...settings, policy });

const indexOf = (name: string): number => game.ingredients.rows.indexOf(game.ingredients.get(name));

/** Cooks from this bag and returns the week's strength of curries and the leftovers. */
function cooked(state: State, bag: { readonly [name: string]: number }, luck = NOT_TASTY) {
  const { kitchen, plan } = state;
  if (!plan.cooking) throw new Error('The plan has no kitchen');
  kitchen.week.fill(0);
  for (const [name, amount] of Object.entries(bag)) kitchen.incoming[indexOf(name)] = amount;
  forbidChance(state);
  state.cook.script = [luck];
  cookMeal(state, plan.cooking);
  const left = (name: string) => kitchen.shelves[CURRY]?.available[indexOf(name)];
  return { value: kitchen.week[CURRY], left, filled: kitchen.shelves[CURRY]?.filled };
}

describe('free room in the pot', () => {
  it('stays free without a policy, and with the one that never fills', () => {
    for (const policy of [undefined, { filler: 'never' }]) {
      const { value, left } = cooked(kitchenWith(policy), { Apple: 40, Leek: 9 });
      expect([value, left('Apple'), left('Leek')]).toEqual([748, 33, 9]);
    }
  });

  it('is filled with surplus, the dearest first; two dishes of apples stay', () => {
    // 21 - 7 = 14 free: 9 leeks at 185 and 5 apples at 90, of 33 of which 14 are not to be touched.
    const { value, left, filled } = cooked(kitchenWith({ filler: 'surplus' }), { Apple: 40, Leek: 9 });
    expect(value).toBe(748 + 9 * 185 + 5 * 90);
    expect([left('Apple'), left('Leek'), filled]).toEqual([28, 0, 14]);
  });

  it('takes no more than the surplus', () => {
    const { value, left, filled } = cooked(kitchenWith({ filler: 'surplus', meals: 2 }), { Apple: 7 + 14 + 3 });
    expect([value, left('Apple'), filled]).toEqual([748 + 3 * 90, 14, 3]);
  });

  it('keeps for as many meals as the player says', () => {
    const bag = { Apple: 7 + 14 + 3 };
    expect(cooked(kitchenWith({ filler: 'surplus', meals: 0 }), bag).value).toBe(748 + 14 * 90);
    expect(cooked(kitchenWith({ filler: 'surplus', meals: 1 }), bag).value).toBe(748 + 10 * 90);
    expect(cooked(kitchenWith({ filler: 'surplus', meals: 3 }), bag).value).toBe(748);
  });

  it('is filled with everything, the cheapest first, under the policy "always"', () => {
    const { value, left } = cooked(kitchenWith({ filler: 'always' }), { Apple: 17, Leek: 9 });
    expect(value).toBe(748 + 10 * 90 + 4 * 185);
    expect([left('Apple'), left('Leek')]).toEqual([0, 5]);
  });

  it('is the whole pot of a mixed dish, which counts what is thrown in', () => {
    const state = kitchenWith({ filler: 'surplus' });
    const { value, filled } = cooked(state, { Leek: 12, Tail: 3, Apple: 6 });
    expect([value, filled]).toEqual([3 * 342 + 12 * 185, 15]);
    expect(state.tally[(state.layout.types[CURRY] ?? 0) + TypeCount.mixed]).toBe(1);
  });

  it('triples on Sunday when extra tasty, in a pot twice as large, and doubles on other days', () => {
    const bag = { Apple: 7, Leek: 50 };
    expect(cooked(kitchenWith({ filler: 'surplus' }), bag, TASTY).value).toBe(2 * (748 + 14 * 185));
    const sunday = kitchenWith({ filler: 'surplus' });
    sunday.weekday = SUNDAY;
    expect(cooked(sunday, bag, TASTY).value).toBe(3 * (748 + 35 * 185));
    const plain = kitchenWith({ filler: 'surplus' });
    plain.weekday = SUNDAY;
    expect(cooked(plain, bag).value).toBe(748 + 35 * 185);
  });

  it('counts camp and stored room', () => {
    const state = kitchenWith({ filler: 'surplus' }, { camp: true });
    state.kitchen.potBonus = 3;
    // round((21 + 3) * 1.5) = 36
    expect(cooked(state, { Apple: 7, Leek: 50 }).value).toBe(748 + 29 * 185);
  });

  it('grows with the area bonus like every dish', () => {
    const plain = kitchenWith({ filler: 'surplus' });
    const grown = kitchenWith({ filler: 'surplus' }, { areaBonusPercent: 55 });
    const strength = (state: State) =>
      (cooked(state, { Apple: 7, Leek: 4 }).value ?? 0) *
      rolledTotal(state.plan, formsOf(state.plan, state.layout)).cooking;
    expect(strength(plain)).toBe(748 + 4 * 185);
    expect(strength(grown)).toBeCloseTo((748 + 4 * 185) * areaFactor(55), 9);
  });

  it('grows with an event that makes dishes stronger', () => {
    const state = kitchenWith({ filler: 'surplus' }, { event: [{ what: 'dishStrength', factor: 1.5 }] });
    expect(cooked(state, { Leek: 4 }).value).toBe(1.5 * 4 * 185);
  });

  it('uses the bag before the stock of the week', () => {
    const state = kitchenWith({ filler: 'surplus' }, { stockpiledIngredients: [{ name: 'Leek', amount: 5 }] });
    const shelf = state.kitchen.shelves[CURRY];
    cooked(state, { Leek: 18 });
    expect([shelf?.available[indexOf('Leek')], shelf?.stock[indexOf('Leek')], shelf?.total]).toEqual([2, 2, 0]);
  });

  it('is counted: what went in, and the part of the strength that it makes', () => {
    const state = kitchenWith({ filler: 'surplus' });
    const at = (count: number) => state.tally[(state.layout.types[CURRY] ?? 0) + count];
    cooked(state, { Apple: 7, Leek: 4 });
    expect(at(TypeCount.filled)).toBe(4);
    // The expected factor of extra tasty on a weekday is 1.1.
    expect(at(TypeCount.filler)).toBeCloseTo(1.1 * 4 * 185, 9);
    expect(at(TypeCount.strength)).toBeCloseTo(1.1 * (748 + 4 * 185), 9);
  });
});
