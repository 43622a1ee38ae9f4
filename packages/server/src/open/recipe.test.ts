// Dishes by any of their names, and what the tier list says about them.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { TierFile } from '@oversleep/engine';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { kitchenOf, recipeAnswer, recipeFinder } from './recipe.ts';

const game = gameOf(NEWEST_EDITION);
const find = recipeFinder(game);
const file: TierFile = JSON.parse(
  brotliDecompressSync(
    readFileSync(new URL(`../../tierlists/${NEWEST_EDITION}-60.json.br`, import.meta.url)),
  ).toString(),
);
const kitchen = kitchenOf(file.list);

describe('finding a dish', () => {
  test.each([
    'FANCY_APPLE_CURRY',
    'fancy apple curry',
    '1001',
    'とくせんリンゴカレー',
    'とくせんりんごかれー',
    '특선사과 카레',
    '特选苹果咖喱',
    'luxusapfel-curry',
    'Curry aux Pommes Juteuses',
  ])('%s', (name) => {
    expect(find(name)?.name).toBe('FANCY_APPLE_CURRY');
  });

  test.each(['__proto__', 'constructor', '9999', ''])('"%s" is none', (name) => {
    expect(find(name)).toBeUndefined();
  });
});

describe('a dish', () => {
  const recipe = game.recipes.get('NINJA_CURRY');
  const answer = recipeAnswer(game, recipe, kitchen, { level: 10, lang: 'ja', makers: 2 });

  test('has its Strength at every level and its names', () => {
    expect(answer.strengths).toHaveLength(game.rules.maxRecipeLevel);
    expect([answer.strengths[0], answer.strengths.at(-1)]).toEqual([recipe.value, recipe.valueMax]);
    expect(answer.strength).toBe(answer.strengths[9]);
    expect(answer.name).toBe(answer.names.ja);
  });

  test('says who brings most of each ingredient to a meal', () => {
    for (const { key, makers } of answer.ingredients) {
      expect(makers, key).toHaveLength(2);
      expect(makers[0]?.perMeal, key).toBeGreaterThanOrEqual(makers[1]?.perMeal ?? 0);
      const offers = game.species.get(makers[0]?.species ?? '');
      const ingredients = [...offers.ingredient0, ...offers.ingredient30, ...offers.ingredient60];
      expect(
        ingredients.some(({ ingredient }) => ingredient.key === key),
        key,
      ).toBe(true);
    }
  });

  test('names teams of one size, each of which brings every ingredient', () => {
    const [first] = answer.smallestTeams ?? [];
    expect(first?.length).toBeGreaterThan(0);
    for (const team of answer.smallestTeams ?? []) {
      expect(team).toHaveLength(first?.length ?? 0);
      const makes = team.flatMap(({ ingredients }) => ingredients);
      for (const { ingredient } of recipe.ingredients) expect(makes).toContain(ingredient.name);
    }
  });

  test('without a tier list has neither makers nor teams', () => {
    const plain = recipeAnswer(game, recipe, undefined, { level: 1, lang: 'en', makers: 3 });
    expect(plain.ingredients.every(({ makers }) => makers.length === 0)).toBe(true);
    expect(plain).not.toHaveProperty('smallestTeams');
  });
});
