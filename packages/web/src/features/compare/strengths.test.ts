// The strength shown for a compared creature agrees with its chains.
import { gameOf } from '@oversleep/game';
import { beforeAll, expect, test } from 'vitest';
import { simulateHere } from '../../sim/here.ts';
import { askedTeam } from '../../sim/question.ts';
import { INGREDIENT_MODES, type IngredientMode } from '../../state/data/comparison.ts';
import type { ComparedFigures } from '../../state/data/results.ts';
import { TIME_WINDOWS, type TimeWindow } from '../../state/data/teams.ts';
import { byId, creatureOf, teamOf } from '../../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../../testing/specified.ts';
import { strengthsOf } from './strengths.ts';

const game = gameOf(SPECIFIED_SETTINGS.edition);
let figures: ComparedFigures;

beforeAll(async () => {
  const members = [creatureOf(1, { pokemon: 'RAICHU', skillLevel: 4 }), creatureOf(2, { pokemon: 'GARDEVOIR' })];
  const question = askedTeam(SPECIFIED_SETTINGS, teamOf(0, members), byId(...members))?.question;
  if (!question) throw new Error('no team to simulate');
  const rival = await simulateHere()('rival', { question, place: 0 });
  const [own] = rival.production.members ?? [];
  const [errors] = rival.production.errors.members ?? [];
  if (!own || !errors) throw new Error('the simulation returned no member');
  figures = { production: own, errors, team: rival.production.team.total, values: rival.values };
});

const shown = (ingredients: IngredientMode, timeWindow: TimeWindow = '24H', parts = { berries: true, skill: true }) =>
  strengthsOf(figures, { game, areaBonus: 1, timeWindow, view: { ...parts, ingredients } });

const chainMean = (chains: ReturnType<typeof shown>['total']['chains']): number => {
  if (!chains) throw new Error('no chains');
  const total = chains.days.reduce((sum, days) => sum + days, 0);
  return chains.values.reduce((sum, value, c) => sum + value * (chains.days[c] ?? 0), 0) / total;
};

test('ingredients count as filler at least, and as part of their best dish at most', () => {
  const worth = figures.production.produceTotal.ingredients.reduce(
    (sum, { ingredient, amount }) => sum + amount * ingredient.value,
    0,
  );
  expect(worth).toBeGreaterThan(0);
  expect(shown('min').ingredients).toBe(Math.floor(worth * 1.171428571));
  expect(shown('max').ingredients).toBeGreaterThan(shown('min').ingredients);
  expect(shown('ignore').ingredients).toBe(0);
});

test('the total is the sum of the selected parts', () => {
  const { berries, skill, ingredients, total } = shown('min');
  expect(total.mean).toBe(berries + skill + ingredients);
  expect(shown('min', '24H', { berries: false, skill: true }).total.mean).toBe(skill + ingredients);
  expect(shown('ignore', '24H', { berries: true, skill: false }).total.mean).toBe(berries);
});

// Shown figures use variance reduction, chains do not, so they agree within the error of the chains.
test.each(TIME_WINDOWS)('over %s, the mean of the chains is the mean shown', (timeWindow) => {
  for (const mode of INGREDIENT_MODES) {
    const { total, team } = shown(mode, timeWindow);
    for (const { mean, error, chains } of [total, team])
      expect(Math.abs(chainMean(chains) - mean), mode).toBeLessThan(3 * error);
  }
});
