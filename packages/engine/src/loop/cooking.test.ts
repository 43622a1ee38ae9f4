// The kitchen: what reaches it, which dish is cooked, how big the pot is, how tasty it gets, and why a dish was missed.
import { applyEvent, eventBuilder, type Game, gameOf, type RecipeType } from '@oversleep/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALMOST_ONE,
  figuresFor,
  forbidChance,
  incoming,
  memberAt,
  proc,
  type Settings,
  stateFor,
  unusedLuck,
  type Wanted,
  withChoices,
} from '../../test/teams.ts';
import { cookMeal, restockAll, rollDrops } from './cooking.ts';
import { runDay } from './day.ts';
import { MOST_AT_ONCE } from './drops.ts';
import type { CookingPlan } from './menu.ts';
import { leftoversOf } from './shelf.ts';
import type { State } from './state.ts';
import { CookCount, TypeCount } from './tally.ts';

const early = gameOf('2025-10');
const late = gameOf('2026-08');

type Basket = { readonly [ingredient: string]: number };

const SUNDAY = 6;
const NOT_TASTY = 0.999;

/** A kitchen that anything may reach, as Venusaur has Ingredient Magnet. */
const kitchenOf = (settings: Settings = {}, game: Game = early): State =>
  stateFor(game, [{ pokemon: 'VENUSAUR' }, { pokemon: 'MAGNETON', skillLevel: 7 }], settings);

function planOfKitchen({ plan }: State): CookingPlan {
  if (!plan.cooking) throw new Error('The plan has no kitchen');
  return plan.cooking;
}

const indexOf = ({ plan }: State, name: string): number =>
  plan.game.ingredients.rows.indexOf(plan.game.ingredients.get(name));

/** A meal out of what is left and this, with one roll of luck. */
function meal(state: State, basket: Basket, luck = NOT_TASTY): void {
  for (const [name, amount] of Object.entries(basket)) state.kitchen.incoming[indexOf(state, name)] = amount;
  forbidChance(state);
  state.cook.script = [luck];
  cookMeal(state, planOfKitchen(state));
  expect(unusedLuck(state)).toBe(0);
}

function typeOf(state: State, type: RecipeType) {
  const { cooking } = figuresFor(state);
  if (!cooking) throw new Error('The plan has no kitchen');
  return cooking[type];
}

const recipeOf = (state: State, name: string, type: RecipeType = 'curry') =>
  typeOf(state, type).cookedRecipes.find(({ recipe }) => recipe === name);

/** How often each dish was cooked; figures are those of a week, so a meal counts seven times. */
const menu = (state: State, type: RecipeType = 'curry'): { [recipe: string]: number } =>
  Object.fromEntries(
    typeOf(state, type).cookedRecipes.flatMap(({ recipe, count }) => (count > 0 ? [[recipe, count / 7]] : [])),
  );

const SHELVES: readonly RecipeType[] = ['curry', 'salad', 'dessert'];

function shelfOf(state: State, type: RecipeType = 'curry') {
  const shelf = state.kitchen.shelves[SHELVES.indexOf(type)];
  if (!shelf) throw new Error(`No shelf for ${type}`);
  return shelf;
}

const leftOf = (state: State, name: string, type: RecipeType = 'curry'): number =>
  leftoversOf(shelfOf(state, type))[indexOf(state, name)] ?? 0;

const stockOf = (state: State, name: string): number => shelfOf(state).stock[indexOf(state, name)] ?? 0;

const counted = (state: State, count: number): number => state.tally[state.layout.cooking + count] ?? 0;

const lostOf = (state: State, type: RecipeType = 'curry'): number =>
  state.tally[(state.layout.types[SHELVES.indexOf(type)] ?? 0) + TypeCount.lost] ?? 0;

/** No recipe is known. */
const unknown = ({ recipes }: Game) => Object.fromEntries(recipes.rows.map(({ name }) => [name, 0]));

const EGG_BOMB: Basket = { Honey: 12, Apple: 11, Egg: 8, Potato: 4 };

describe('the cooked dish', () => {
  it('is the most valuable one with enough ingredients, for each type from its own bag', () => {
    const state = kitchenOf();
    meal(state, EGG_BOMB);
    expect(menu(state, 'curry')).toEqual({ EGG_BOMB_CURRY: 1 });
    expect(menu(state, 'salad')).toEqual({ FANCY_APPLE_SALAD: 1 });
    expect(menu(state, 'dessert')).toEqual({ CRAFT_SODA_POP: 1 });
    expect([leftOf(state, 'Honey'), leftOf(state, 'Apple')]).toEqual([0, 0]);
    expect([leftOf(state, 'Honey', 'salad'), leftOf(state, 'Apple', 'salad')]).toEqual([12, 3]);
    expect([leftOf(state, 'Honey', 'dessert'), leftOf(state, 'Apple', 'dessert')]).toEqual([3, 11]);
  });

  it('is the next one with one ingredient less', () => {
    const state = kitchenOf();
    meal(state, { ...EGG_BOMB, Egg: 7 });
    expect(menu(state)).toEqual({ MILD_HONEY_CURRY: 1 });
  });

  it('leaves the rest for the next meal', () => {
    const state = kitchenOf();
    meal(state, { Apple: 10 });
    expect(leftOf(state, 'Apple')).toBe(3);
    meal(state, { Apple: 3 });
    expect(leftOf(state, 'Apple')).toBe(6);
    meal(state, { Apple: 1 });
    expect(menu(state)).toEqual({ FANCY_APPLE_CURRY: 2 });
    expect(typeOf(state, 'curry').mixed).toBe(7);
  });

  it('has the value of its level, or of the highest level by default', () => {
    const state = kitchenOf({ recipeLevels: { FANCY_APPLE_CURRY: 1, MILD_HONEY_CURRY: 30 } });
    const value = (recipe: string) => [recipeOf(state, recipe)?.level, recipeOf(state, recipe)?.value];
    expect(value('FANCY_APPLE_CURRY')).toEqual([1, 748]);
    expect(value('MILD_HONEY_CURRY')).toEqual([30, 1351]);
    expect(value('SIMPLE_CHOWDER')).toEqual([65, 2720]);
    meal(state, { Apple: 7 });
    // One in ten is extra tasty and counts double.
    expect(typeOf(state, 'curry').weeklyStrength).toBeCloseTo(7 * 748 * 1.1, 9);
  });

  it("follows the value at the player's levels", () => {
    const basket = { Apple: 7, Milk: 8, Sausage: 8 };
    const best = kitchenOf();
    meal(best, basket);
    expect(menu(best)).toEqual({ HEARTY_CHEESEBURGER_CURRY: 1 });
    const untrained = kitchenOf({ recipeLevels: { HEARTY_CHEESEBURGER_CURRY: 1 } });
    meal(untrained, basket);
    // 2858 and 2720 against 2498 and 1910.
    expect(menu(untrained)).toEqual({ BEANBURGER_CURRY: 1 });
  });

  it('is never one at level 0', () => {
    const state = kitchenOf({ recipeLevels: { EGG_BOMB_CURRY: 0 } });
    meal(state, EGG_BOMB);
    expect(menu(state)).toEqual({ MILD_HONEY_CURRY: 1 });
    expect(recipeOf(state, 'EGG_BOMB_CURRY')).toBeUndefined();
    expect(typeOf(state, 'curry').outOfReach).toEqual([]);
  });

  it('lists the recipes that the team cannot cook at all, and the ingredients it lacks', () => {
    const state = stateFor(early, [{ pokemon: 'RAICHU' }], { stockpiledIngredients: [{ name: 'Milk', amount: 1 }] });
    const { cookedRecipes, outOfReach } = typeOf(state, 'curry');
    expect(cookedRecipes.map(({ recipe }) => recipe)).toEqual(['SIMPLE_CHOWDER', 'FANCY_APPLE_CURRY']);
    expect(outOfReach).toContainEqual({ recipe: 'EGG_BOMB_CURRY', missing: ['Honey', 'Egg', 'Potato'] });
    expect(outOfReach).toHaveLength(19);
  });

  it('counts fractions of ingredients', () => {
    const state = kitchenOf();
    for (let part = 0; part < 70; part += 1) {
      const apple = indexOf(state, 'Apple');
      state.kitchen.incoming[apple] = (state.kitchen.incoming[apple] ?? 0) + 0.1;
    }
    meal(state, {});
    expect(menu(state)).toEqual({ FANCY_APPLE_CURRY: 1 });
  });

  it('is worth more in an event', () => {
    const event = eventBuilder()
      .name('Feast')
      .description('Dishes are worth half as much again.')
      .forGame({ kind: 'dish', times: 1.5 }, { kind: 'tastyChance', add: 0.2 })
      .build();
    const state = kitchenOf({}, applyEvent(early, event));
    meal(state, { Apple: 7 }, 0.299);
    expect(recipeOf(state, 'FANCY_APPLE_CURRY')?.value).toBe(2498 * 1.5);
    expect(state.kitchen.week[0]).toBe(2498 * 1.5 * 2);
    expect(counted(state, CookCount.chance)).toBeCloseTo(0.3, 9);
  });
});

describe('the pot', () => {
  const pot = (state: State): number => counted(state, CookCount.weekdayPot);

  it('limits the dish', () => {
    const state = kitchenOf({ potSize: 33 });
    meal(state, EGG_BOMB);
    expect(menu(state)).toEqual({ MILD_HONEY_CURRY: 1 });
    const { potLimited, totalSkipped } = recipeOf(state, 'EGG_BOMB_CURRY') ?? {};
    expect([potLimited, totalSkipped]).toEqual([{ count: 7, missing: 14 }, 7]);
  });

  it('is just large enough for a dish of its size', () => {
    const state = kitchenOf({ potSize: 15 });
    meal(state, { Sausage: 10, Oil: 5 });
    expect(menu(state)).toEqual({ DROUGHT_KATSU_CURRY: 1 });
  });

  it('is twice as big on Sundays', () => {
    const state = kitchenOf({ potSize: 18 });
    state.weekday = SUNDAY;
    meal(state, EGG_BOMB);
    expect(menu(state)).toEqual({ EGG_BOMB_CURRY: 1 });
    expect(recipeOf(state, 'EGG_BOMB_CURRY')?.sunday).toBe(7);
    expect(recipeOf(state, 'NINJA_CURRY')?.potLimited).toEqual({ count: 7, missing: 7 * (50 - 36) });
  });

  it('is half as big again with a Good Camp Ticket', () => {
    const sizes = [false, true].map((camp) => {
      const state = kitchenOf({ camp });
      meal(state, {});
      return pot(state);
    });
    expect(sizes).toEqual([69, 104]);
  });

  it('is bigger for the next meal after Cooking Power-Up S, and only for that', () => {
    const state = kitchenOf();
    proc(state, 1);
    meal(state, {});
    expect(pot(state)).toBe(69 + 31);
    meal(state, {});
    expect(pot(state)).toBe(69 + 31 + 69);
  });

  it('grows by at most 200, and the ticket multiplies that too', () => {
    const after = (procs: number, camp: boolean) => {
      const state = kitchenOf({ camp });
      for (let done = 0; done < procs; done += 1) proc(state, 1);
      meal(state, {});
      return pot(state);
    };
    expect([after(6, false), after(7, false), after(8, false)]).toEqual([69 + 186, 269, 269]);
    expect([after(1, true), after(9, true)]).toEqual([150, 404]);
  });

  it('has a mean over the meals of weekdays', () => {
    const state = kitchenOf();
    for (let day = 0; day < 7; day += 1) {
      state.weekday = day;
      for (let course = 0; course < 3; course += 1) {
        if (course === 0 && day === 2) proc(state, 1);
        meal(state, {});
      }
    }
    // Figures take what was counted for a day; here it was a week.
    const week = figuresFor(state).cooking?.critInfo.averageWeekdayPotSize ?? 0;
    expect(week / 7).toBeCloseTo(69 + 31 / 18, 9);
  });
});

describe('extra tasty', () => {
  it.each([
    ['on a weekday doubles one dish in ten', 0, 0.1, 2],
    ['on a Sunday triples three in ten', SUNDAY, 0.3, 3],
  ])('%s', (_, weekday, chance, times) => {
    const worth = (luck: number) => {
      const state = kitchenOf();
      state.weekday = weekday;
      meal(state, { Apple: 8 }, luck);
      return [...state.kitchen.week];
    };
    const plain = [2498, 2854, 2854];
    expect(worth(chance)).toEqual(plain);
    expect(worth(chance - 1e-9)).toEqual(plain.map((value) => value * times));
  });

  it('is counted by its chance, whatever the roll', () => {
    const strength = (luck: number) => {
      const state = kitchenOf();
      state.weekday = SUNDAY;
      meal(state, { Apple: 8 }, luck);
      return [typeOf(state, 'curry').weeklyStrength, typeOf(state, 'curry').sundayStrength];
    };
    const expected = [7 * 2498 * 1.6, 7 * 2498 * 1.6].map((value) => expect.closeTo(value, 6));
    expect([strength(0), strength(0.9)]).toEqual([expected, expected]);
  });

  it('gets likelier with Tasty Chance S until it happens', () => {
    const state = stateFor(late, [{ pokemon: 'DEDENNE', skillLevel: 6 }]);
    proc(state, 0);
    proc(state, 0);
    meal(state, {}, 0.301);
    expect(state.kitchen.tastyBonus).toBe(0.2);
    meal(state, {}, 0.299);
    expect(state.kitchen.tastyBonus).toBe(0);
    meal(state, {}, 0.1);
    expect(counted(state, CookCount.chance)).toBeCloseTo(0.3 + 0.3 + 0.1, 9);
    expect(figuresFor(state).cooking?.critInfo.averageCritMultiplierPerCook).toBeCloseTo((1.3 + 1.3 + 1.1) / 3, 9);
  });

  it('gets likelier by at most 70 percent, so that it is certain on a Sunday', () => {
    const state = stateFor(late, [{ pokemon: 'DEDENNE', skillLevel: 6 }]);
    for (let procs = 0; procs < 9; procs += 1) proc(state, 0);
    meal(state, {}, 0.8);
    expect(counted(state, CookCount.chance)).toBeCloseTo(0.8, 9);
    expect(state.kitchen.tastyBonus).toBeCloseTo(0.9, 9);
    state.weekday = SUNDAY;
    meal(state, {}, ALMOST_ONE);
    expect(counted(state, CookCount.chance)).toBeCloseTo(1.8, 9);
    expect(state.kitchen.tastyBonus).toBe(0);
  });

  it('keeps what Tasty Chance S gave over the turn of the week', () => {
    const state = stateFor(late, [{ pokemon: 'DEDENNE', skillLevel: 6 }]);
    const member = memberAt(state, 0);
    for (const weekday of [SUNDAY, 0]) {
      state.kitchen.tastyBonus = 0.2;
      state.weekday = weekday;
      member.wait = 1000;
      state.cook.script = [NOT_TASTY, NOT_TASTY, NOT_TASTY];
      runDay(state);
      expect(state.kitchen.tastyBonus).toBe(0.2);
    }
  });
});

describe('the stock', () => {
  it('is used for what the bag lacks', () => {
    const state = kitchenOf({ stockpiledIngredients: [{ name: 'Apple', amount: 10 }] });
    restockAll(state, planOfKitchen(state));
    meal(state, { Apple: 5 });
    expect([menu(state), leftOf(state, 'Apple'), stockOf(state, 'Apple')]).toEqual([{ FANCY_APPLE_CURRY: 1 }, 0, 8]);
    meal(state, {});
    expect([menu(state), stockOf(state, 'Apple')]).toEqual([{ FANCY_APPLE_CURRY: 2 }, 1]);
    meal(state, {});
    expect(menu(state)).toEqual({ FANCY_APPLE_CURRY: 2 });
    meal(state, { Apple: 100 });
    expect([leftOf(state, 'Apple'), stockOf(state, 'Apple')]).toEqual([93, 1]);
  });

  it('is there again every Monday, without adding up', () => {
    // The player knows one recipe, and apples come from the stock alone.
    const state = kitchenOf({
      stockpiledIngredients: [{ name: 'Apple', amount: 10 }],
      recipeLevels: { ...unknown(early), FANCY_APPLE_CURRY: 1 },
    });
    const stocks = [0, 1, 2, 3, 4, 5, 6, 0, 1].map((weekday) => {
      state.weekday = weekday;
      for (const member of state.members) member.wait = 1000;
      runDay(state);
      return stockOf(state, 'Apple');
    });
    expect(stocks).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(menu(state)).toEqual({ FANCY_APPLE_CURRY: 2 });
  });

  it('needs no room in the bag', () => {
    const state = kitchenOf({ stockpiledIngredients: [{ name: 'Tail', amount: 5000 }] });
    restockAll(state, planOfKitchen(state));
    meal(state, { Apple: 600 });
    expect(lostOf(state)).toBe(0);
    expect(stockOf(state, 'Tail')).toBe(5000);
  });

  it('adds up what is listed twice', () => {
    const state = kitchenOf({
      stockpiledIngredients: [
        { name: 'Apple', amount: 3 },
        { name: 'Fancy Apple', amount: 4 },
      ],
    });
    restockAll(state, planOfKitchen(state));
    expect(stockOf(state, 'Apple')).toBe(7);
  });
});

describe('why a dish was missed', () => {
  it('names the ingredient that was short, and by how much', () => {
    const state = kitchenOf();
    meal(state, { ...EGG_BOMB, Egg: 3 });
    const { ingredientLimited, potLimited, totalSkipped, count } = recipeOf(state, 'EGG_BOMB_CURRY') ?? {};
    expect(ingredientLimited).toEqual([
      { ingredientName: 'Honey', count: 0, missing: 0 },
      { ingredientName: 'Apple', count: 0, missing: 0 },
      { ingredientName: 'Egg', count: 7, missing: 7 * 5 },
      { ingredientName: 'Potato', count: 0, missing: 0 },
    ]);
    expect([potLimited, totalSkipped, count]).toEqual([{ count: 0, missing: 0 }, 7, 0]);
  });

  it('counts one reason for every more valuable dish, and none for less valuable ones', () => {
    const state = kitchenOf({ potSize: 33 });
    meal(state, { Milk: 10, Potato: 8, Mushroom: 4, Sausage: 7 });
    expect(menu(state)).toEqual({ SOFT_POTATO_CHOWDER: 1 });
    for (const { recipe, value, totalSkipped, potLimited } of typeOf(state, 'curry').cookedRecipes) {
      const { nrOfIngredients } = early.recipes.get(recipe);
      expect([recipe, totalSkipped]).toEqual([recipe, value > 10_626 ? 7 : 0]);
      expect([recipe, potLimited.count]).toEqual([recipe, nrOfIngredients > 33 ? 7 : 0]);
    }
  });

  it('counts a meal at which nothing could be cooked', () => {
    const state = kitchenOf();
    meal(state, { Apple: 6 });
    meal(state, { Tail: 1 });
    const { mixed, weeklyStrength } = typeOf(state, 'curry');
    expect([mixed, weeklyStrength]).toEqual([14, 0]);
  });

  it('stays with an ingredient that is short as long as it is', () => {
    const state = kitchenOf({ recipeLevels: { ...unknown(early), NINJA_CURRY: 1, BULK_UP_BEAN_CURRY: 1 } });
    // Ninja Curry lacks mushrooms; then half of its soybeans and most of its sausages go into Bulk Up Bean Curry.
    meal(state, { Soybean: 24, Sausage: 9, Leek: 12 });
    meal(state, { Herb: 4, Egg: 4 });
    expect(menu(state)).toEqual({ BULK_UP_BEAN_CURRY: 1 });
    meal(state, {});
    const short = () => recipeOf(state, 'NINJA_CURRY')?.ingredientLimited.filter(({ count }) => count > 0);
    expect(short()).toEqual([{ ingredientName: 'Mushroom', count: 21, missing: 7 * 15 }]);
    // Once there are mushrooms, the next one in its list is.
    meal(state, { Mushroom: 5 });
    expect(short()).toContainEqual({ ingredientName: 'Soybean', count: 7, missing: 7 * 12 });
  });
});

describe('the bag', () => {
  /** Everything is kept, as the player knows no recipe. */
  const idle = (game: Game) => kitchenOf({ recipeLevels: unknown(game) }, game);
  const total = (state: State) => leftoversOf(shelfOf(state)).reduce((sum, amount) => sum + amount, 0);

  it.each([
    ['2025-10', early, 700],
    ['2026-08', late, 800],
  ] as const)('has so much room in %s: what there is most of goes, what is scarce stays', (_, game, room) => {
    const state = idle(game);
    meal(state, { Apple: room, Honey: 50, Leek: 3 });
    expect(total(state)).toBeLessThanOrEqual(room);
    expect([leftOf(state, 'Honey'), leftOf(state, 'Leek')]).toEqual([50, 3]);
    expect(total(state) + lostOf(state)).toBe(room + 53);
    expect(figuresFor(state).cooking?.lostIngredients).toBeCloseTo(7 * lostOf(state), 9);
    expect(shelfOf(state).total).toBe(total(state));
  });

  it('overflows for each type of dish apart, and what came in was cooked, lost or left', () => {
    const levels = { ...unknown(early), FANCY_APPLE_CURRY: 1 };
    const state = kitchenOf({ recipeLevels: levels, recipeType: 'curry' });
    const days = [690, 20, 0, 30];
    for (const apples of days) meal(state, { Apple: apples });
    const brought = days.reduce((sum, apples) => sum + apples, 0);
    const apples = early.recipes.get('FANCY_APPLE_CURRY').nrOfIngredients;
    expect(apples * (menu(state).FANCY_APPLE_CURRY ?? 0) + lostOf(state) + total(state)).toBe(brought);
    expect(lostOf(state, 'salad') + leftOf(state, 'Apple', 'salad')).toBe(brought);
    expect(lostOf(state)).toBeLessThan(lostOf(state, 'salad'));
    const { cooking } = figuresFor(state);
    expect(cooking?.lostIngredients).toBe(cooking?.curry.lostIngredients);
    expect(SHELVES.map((type) => (cooking?.[type].lostIngredients ?? 0) / 7)).toEqual(
      SHELVES.map((type) => lostOf(state, type)),
    );
  });

  it('holds exactly its capacity', () => {
    const state = idle(early);
    meal(state, { Apple: 650, Honey: 50 });
    expect([total(state), lostOf(state)]).toEqual([700, 0]);
  });

  it('is limited or unlimited, by edition', () => {
    const state = idle(withChoices(early, { ingredientBag: false }));
    for (let course = 0; course < 10; course += 1) meal(state, { Apple: 650 });
    expect([total(state), lostOf(state)]).toEqual([6500, 0]);
  });

  it('discards only the most plentiful ingredient of the moment', () => {
    const names = early.ingredients.rows.map(({ name }) => name);
    const basket = fc.dictionary(fc.constantFrom(...names), fc.nat(400), { maxKeys: 12 });
    fc.assert(
      fc.property(fc.array(basket, { minLength: 1, maxLength: 4 }), (baskets) => {
        const state = idle(early);
        for (const content of baskets) {
          const before = names.map((name) => leftOf(state, name) + (content[name] ?? 0));
          meal(state, content);
          const after = names.map((name) => leftOf(state, name));
          expect(total(state)).toBeLessThanOrEqual(700);
          expect(shelfOf(state).total).toBeCloseTo(total(state), 6);
          const most = Math.max(...after);
          for (const [i, had] of before.entries()) {
            if ((after[i] ?? 0) < had) expect(had).toBeGreaterThanOrEqual(most);
            else expect(after[i]).toBe(had);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('what helps bring to a meal', () => {
  const kinds: Wanted['ingredients'] = [
    { name: 'Apple', amount: 1 },
    { name: 'Ginger', amount: 2 },
    { name: 'Egg', amount: 3 },
  ];

  it('is drawn for all helps at once: how many bring ingredients, then which', () => {
    const state = stateFor(early, [{ pokemon: 'RAICHU', ingredients: kinds }]);
    const member = memberAt(state, 0);
    forbidChance(state);
    member.unrolled = 10;
    // With 22.4 percent, three or fewer of ten helps bring ingredients 83.3 percent of the time, four or fewer 94.9.
    member.drops.script = [0.9];
    // Of these four, one is for the first slot (19.8 to 59.3 percent); of the other three, two for the second (50 to 87.5).
    member.kinds.script = [0.5, 0.6];
    rollDrops(state, member);
    expect(unusedLuck(state)).toBe(0);
    expect(incoming(state)).toEqual({ Apple: 1, Ginger: 4, Egg: 3 });
    expect([member.rolledBerries, member.unrolled, ...member.rolled]).toEqual([12, 0, 1, 4, 3]);
  });

  it('is drawn in parts where it is many helps', () => {
    const state = stateFor(early, [{ pokemon: 'RAICHU', ingredients: kinds }]);
    const member = memberAt(state, 0);
    forbidChance(state);
    member.unrolled = 2 * MOST_AT_ONCE + 2;
    member.drops.script = [0, 0, ALMOST_ONE];
    member.kinds.script = [ALMOST_ONE];
    rollDrops(state, member);
    expect(unusedLuck(state)).toBe(0);
    expect([incoming(state), member.rolledBerries]).toEqual([{ Apple: 2 }, 2 * 2 * MOST_AT_ONCE]);
  });

  it('is berries alone for a member without ingredients', () => {
    const state = stateFor(early, [{ pokemon: 'RAICHU', ingredients: [{ name: 'Locked', amount: 0 }] }]);
    const member = memberAt(state, 0);
    member.unrolled = 20;
    rollDrops(state, member);
    expect([incoming(state), member.rolledBerries]).toEqual([{}, 40]);
  });

  it('is one more of each for favourites in an ingredient week, and for specialists half of the time another', () => {
    const island = { shortName: 'GGEX', expert: { main: 'DURIN', sub: ['GREPA'], bonus: 'ingredient' } };
    const state = stateFor(
      late,
      [{ pokemon: 'VENUSAUR' }, { pokemon: 'RAICHU', ingredients: kinds }, { pokemon: 'GOLDUCK' }],
      { island },
    );
    expect(state.plan.members.map(({ drops }) => [...drops.amount.slice(1)])).toEqual([
      [3, 4, 6, 7, 8, 9],
      [2, 3, 4],
      [1, 2, 4],
    ]);
    const venusaur = memberAt(state, 0);
    forbidChance(state);
    venusaur.unrolled = 6;
    venusaur.drops.script = [ALMOST_ONE];
    // Each of the three slots, without and with the extra one.
    venusaur.kinds.script = [0.01, 0.32, 0.34, 0.65, 0.67, 0.99];
    rollDrops(state, venusaur);
    expect(unusedLuck(state)).toBe(0);
    expect([...venusaur.rolled]).toEqual([3 + 4, 6 + 7, 8 + 9]);
  });
});
