// Which recipes a player finds.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { shownRows, sizeBounds } from './recipe-filter.ts';
import { recipeRows } from './recipe-rows.ts';
import { type FilterFacts, NO_FILTER, type RecipeFilter } from './recipe-search.ts';

const game = gameOf('2025-10');
const rows = recipeRows(game, { BEAN_HAM_SALAD: 0, FANCY_APPLE_CURRY: 3 });
const facts: FilterFacts = { pot: { weekday: 20, sunday: 40 }, cookable: { week: null, team: null, box: null } };
const shown = (filter: Partial<RecipeFilter>, more: Partial<FilterFacts> = {}) =>
  shownRows(rows, { ...NO_FILTER, ...filter }, { ...facts, ...more });
const names = (filter: Partial<RecipeFilter>) => shown(filter).map(({ recipe }) => recipe.displayName);

test('several words are found in shown names, whatever their order, case and quotes', () => {
  expect(names({ text: 'curry APPLE fancy' })).toContain('Fancy Apple Curry');
  expect(names({ text: 'Lovely Kiss smoothie' }).length).toBeGreaterThan(0);
  for (const { recipe } of rows) expect(names({ text: recipe.displayName })).toContain(recipe.displayName);
});

test('a type and an ingredient can be searched for too', () => {
  expect(shown({ text: 'dessert' }).every(({ recipe }) => recipe.type === 'dessert')).toBe(true);
  expect(shown({ text: 'leek' }).length).toBeGreaterThan(0);
});

test('types are alternatives, ingredients must all be there', () => {
  const types = new Set(shown({ types: ['curry', 'salad'] }).map(({ recipe }) => recipe.type));
  expect(types).toEqual(new Set(['curry', 'salad']));
  const both = shown({ ingredients: ['apple', 'honey'] });
  expect(both.length).toBeGreaterThan(0);
  for (const { recipe } of both) {
    const kinds = recipe.ingredients.map(({ ingredient }) => ingredient.name);
    expect(kinds).toContain('Apple');
    expect(kinds).toContain('Honey');
  }
});

test('sizes and pots are bounds that belong to the range', () => {
  const sizes = shown({ min: 10, max: 20, sort: 'size', ascending: true }).map(({ size }) => size);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  expect(Math.max(...shown({ pot: 'weekday' }).map(({ size }) => size))).toBeLessThanOrEqual(20);
  expect(shown({ pot: 'sunday' }).length).toBeGreaterThan(shown({ pot: 'weekday' }).length);
});

test('recipes that are not known can be hidden, or looked for', () => {
  expect(names({ known: 'unknown' })).toEqual(['Bean Ham Salad']);
  expect(shown({ known: 'known' })).toHaveLength(rows.length - 1);
});

test('as long as it is not known what can be cooked, nothing is hidden', () => {
  expect(shown({ cooks: 'team' })).toHaveLength(rows.length);
  const cookable = { ...facts.cookable, team: new Set(['BEAN_HAM_SALAD']) };
  expect(shown({ cooks: 'team' }, { cookable }).map(({ recipe }) => recipe.name)).toEqual(['BEAN_HAM_SALAD']);
});

test('the order is that of what is shown', () => {
  const strengths = shown({}).map(({ strength }) => strength);
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  // Quotes around a name don't change its place.
  const sorted = names({ sort: 'name', ascending: true }).map((name) => name.replaceAll('"', ''));
  expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  // Those at the highest level have no next one: they come last.
  expect(shown({ sort: 'gain' })[0]?.gain).not.toBeNull();
  expect(shown({ sort: 'gain', ascending: true })[0]?.gain).not.toBeNull();
});

test('the range of sizes ends with the largest recipe', () => {
  expect(sizeBounds(rows).max).toBe(Math.max(...rows.map(({ size }) => size)));
});
