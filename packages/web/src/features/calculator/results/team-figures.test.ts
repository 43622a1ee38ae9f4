// Figures of the result tabs against the simulation: parts add up to their sums.
import { RECIPE_TYPES } from '@oversleep/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { shownSteps } from '../../../parts/figures/shown-steps.ts';
import { sumOfSteps } from '../../../parts/figures/waterfall.ts';
import { countText } from '../../../parts/words/wording.ts';
import { type Simulated, simulated } from '../../../testing/productions.ts';
import { balanceRows, dailyIngredients, ingredientFlow } from '../cooking/balance.ts';
import { dishRows, nextDishes, tastyChances } from '../cooking/kitchen.ts';
import { kitchenSums } from '../cooking/kitchen-sums.ts';
import { memberRows } from '../overview/overview-rows.ts';
import { dishSteps } from './dish-steps.ts';
import { giftRows, receivedBy } from './support.ts';
import { explainSource, explainTotal } from './team-explained.ts';
import { type TeamReport, teamReport } from './team-report.ts';
import { SOURCES, teamStrength } from './team-strength.ts';

let one: Simulated;
let context: TeamReport;

beforeAll(async () => {
  one = await simulated(
    undefined,
    {
      camp: true,
      island: { shortName: 'cyan', berries: ['GREPA'], areaBonus: 0 },
      stockpiledBerries: [{ name: 'ORAN', amount: 100, level: 30 }],
      stockpiledIngredients: [{ name: 'Honey', amount: 70 }],
    },
    { islands: { cyan: { areaBonus: 35 } } },
  );
  context = teamReport(one);
});

/** Answers keep six digits of each figure, so sums may differ a little. */
const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(1 + wanted * 2e-5);

describe('the week', () => {
  test('is that of the simulation for the dish type of the question', () => {
    const strength = teamStrength(context, 'curry');
    expect(strength.total).toBe(one.production.team.total);
    expect(strength.hasWeek).toBe(true);
    expect(strength.error).toBe(one.production.errors.team.total);
  });

  test('another dish type has its own strength and no percentiles', async () => {
    const salad = teamStrength(context, 'salad');
    const asked = await simulated(
      one.members,
      { ...one.team, recipeType: 'salad' },
      { islands: { cyan: { areaBonus: 35 } } },
    );
    near(salad.parts.cooking.total, (one.production.cooking?.salad.weeklyStrength ?? 0) * 1.35);
    expect(Math.abs(salad.total - asked.production.team.total)).toBeLessThan(
      4 * asked.production.errors.team.total + 4 * salad.error,
    );
    expect(salad.hasWeek).toBe(false);
  });

  test.each(RECIPE_TYPES)('%s: the sources as shown add up to the total as shown', (type) => {
    const { shown, total } = teamStrength(context, type);
    expect(shown.total).toBe(Math.floor(total));
    expect(SOURCES.reduce((sum, source) => sum + shown[source], 0)).toBe(shown.total);
    for (const { accounts, total: written } of [
      explainTotal(context, teamStrength(context, type), type, false),
      ...SOURCES.map((source) => explainSource(context, teamStrength(context, type), source, type)),
    ])
      for (const { steps } of accounts)
        expect(shownSteps(steps, written, countText).reduce((sum, part) => sum + part, 0)).toBe(written);
  });

  test.each(SOURCES)('%s are explained by steps that add up', (source) => {
    const strength = teamStrength(context, 'curry');
    const { accounts, total } = explainSource(context, strength, source, 'curry');
    expect(total).toBeGreaterThan(0);
    for (const { steps } of accounts) near(sumOfSteps(steps), total);
  });

  test('the total is explained twice, by source and by bonus', () => {
    const strength = teamStrength(context, 'curry');
    const { accounts, total, spread } = explainTotal(context, strength, 'curry', false);
    expect(accounts).toHaveLength(2);
    for (const { steps } of accounts) near(sumOfSteps(steps), total);
    expect(accounts[1]?.steps.map(({ key }) => key)).toEqual(['base', 'level', 'favourite', 'area']);
    expect(spread?.p10).toBeLessThan(spread?.p90 ?? 0);
  });
});

test('members are sorted by strength, and the first bar is full', () => {
  const strength = teamStrength(context, 'curry');
  const rows = memberRows(context, strength);
  expect(rows).toHaveLength(5);
  const totals = rows.map(({ total }) => total);
  expect([...totals].sort((a, b) => b - a)).toEqual(totals);
  const [best] = rows;
  expect(best?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(totals.reduce((a, b) => a + b, 0)).toBe(strength.shown.berries + strength.shown.skill);
});

describe('the kitchen', () => {
  test.each(RECIPE_TYPES)('%s: the steps add up to the week, and Sunday is part of it', (type) => {
    const { total, sunday, weekdays } = kitchenSums(context, type);
    near(sumOfSteps(dishSteps(context, type)), total);
    expect(sunday + weekdays).toBe(total);
    expect(total).toBe(teamStrength(context, type).shown.cooking);
  });

  test('dishes, better dishes and failures add up to all meals', () => {
    const meals = one.production.cooking?.mealsPerWeek ?? 0;
    const rows = dishRows(context, 'curry', true);
    expect(rows.length).toBeGreaterThan(2);
    for (const { count, better, attempts, failed, failures } of rows) {
      expect(better + attempts).toBeCloseTo(meals, 2);
      expect(count + failed).toBeCloseTo(attempts, 6);
      if (failed > 0) expect(failures.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    }
    const shares = rows.reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeCloseTo(1, 3);
  });

  test('next dishes are better than the usual one, the closest first', () => {
    const [usual] = dishRows(context, 'curry');
    const values = nextDishes(context, 'curry').map(({ row }) => row.value);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => value > (usual?.value ?? 0))).toBe(true);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });

  test('a better dish gains less if it replaces fillers, and nothing if they are worth as much', () => {
    const { cooking } = one.production;
    if (!cooking) throw new Error('no cooking');
    const gains = (filled: number, ofOne: number) =>
      nextDishes(
        {
          ...context,
          production: {
            ...one.production,
            cooking: { ...cooking, curry: { ...cooking.curry, filled, filler: filled * ofOne } },
          },
        },
        'curry',
      ).map(({ gain }) => gain);
    const plain = gains(0, 0);
    const { mealsPerWeek, critInfo } = cooking;
    // In a pot full of fillers, a larger dish leaves less room for them.
    const crowded = gains(mealsPerWeek * critInfo.averageWeekdayPotSize, 1);
    expect(plain.length).toBeGreaterThan(0);
    expect(crowded[0]).toBeLessThan(plain[0] ?? 0);
    expect(gains(mealsPerWeek * critInfo.averageWeekdayPotSize, 1e6)).toEqual([]);
  });

  test('Extra Tasty chances average to what was simulated', () => {
    const average = one.production.cooking?.critInfo.averageCritChancePerCook ?? 0;
    const { weekday, sunday } = tastyChances(context.game, average);
    expect((6 * weekday + sunday) / 7).toBeCloseTo(average, 3);
  });

  test('nothing is cooked that was neither gathered nor in stock, within the margin of error', () => {
    const dishes = dishRows(context, 'curry');
    for (const { ingredient, brought, stock, used, spilled, left } of balanceRows(context, 'curry')) {
      expect(left).toBeCloseTo(brought - spilled + stock - used);
      const cooked = dishes.map(({ recipe, error }) => {
        const amount = recipe.ingredients.find((set) => set.ingredient === ingredient)?.amount ?? 0;
        return error * amount;
      });
      const doubts = context.members.map(({ figures, errors }) => {
        const place = figures.produceTotal.ingredients.findIndex((set) => set.ingredient.name === ingredient.name);
        return 7 * (errors.produceTotal.ingredients[place]?.amount ?? 0);
      });
      expect(left, ingredient.name).toBeGreaterThan(-4 * Math.hypot(...cooked, ...doubts));
    }
  });

  test.each(RECIPE_TYPES)('%s: ingredients gathered are those cooked, lost, discarded or left', (type) => {
    const rows = balanceRows(context, type);
    const { from, to } = ingredientFlow(context, rows, type);
    const sum = (shares: typeof from | typeof to) => shares.reduce((all, { amount }) => all + amount, 0);
    expect(sum(from)).toBe(sum(to));
    expect(sum(from)).toBeGreaterThan(100);
    const amount = (key: string) => to.find((share) => share.key === key)?.amount ?? 0;
    near(amount('thrown'), one.production.cooking?.[type].lostIngredients ?? 0);
    near(
      amount('cooked'),
      dishRows(context, type).reduce((all, { count, recipe }) => all + count * recipe.nrOfIngredients, 0),
    );
    near(amount('filler'), one.production.cooking?.[type].filled ?? 0);
    expect(amount('filler')).toBeGreaterThan(10);
    // Over a week the bag neither fills nor empties, so only stock can be left.
    expect(amount('left')).toBeLessThanOrEqual(70);
  });

  test('ingredients of a magnet are shown as an amount of each', () => {
    const { ofEach, rows } = dailyIngredients(context);
    expect(ofEach).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(context.game.ingredients.rows.length);
  });
});

describe('support', () => {
  test('members receive what others give', () => {
    const energy = giftRows(context, 'energy').flat();
    for (const member of context.members) {
      const received = receivedBy(context, member);
      const fromOthers = energy.filter(({ from, to }) => to === member && from !== member);
      expect(received.energy).toBeCloseTo(
        fromOthers.reduce((sum, { amount }) => sum + amount, 0),
        2,
      );
    }
  });

  test('bonuses of sub skills count for teammates only', () => {
    const [sparky, luna] = context.members;
    if (!sparky || !luna) throw new Error('no members');
    expect(receivedBy(context, sparky).helpingBonus).toEqual([]);
    expect(receivedBy(context, luna).helpingBonus).toEqual([sparky]);
    expect(receivedBy(context, sparky).energyRecovery).toEqual([luna]);
  });
});
