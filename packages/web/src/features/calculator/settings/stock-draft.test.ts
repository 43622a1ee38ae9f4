// The draft of the starting stock.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import {
  berrySum,
  ingredientSum,
  MOST_BERRIES,
  stockDraftOf,
  stockOf,
  withBerryRow,
  withChangedRow,
  withIngredient,
  withoutRow,
} from './stock-draft.ts';

const game = gameOf('2025-10');
const empty = stockDraftOf({ stockpiledBerries: [], stockpiledIngredients: [] });
const [first, second] = game.ingredients.rows.map(({ name }) => name);

test('amounts of zero are not stored, and the rest is in the order of the game', () => {
  if (first === undefined || second === undefined) throw new Error('no ingredients');
  const draft = withIngredient(withIngredient(withIngredient(empty, second, 3), first, 5), second, 0);
  expect(ingredientSum(draft)).toBe(5);
  expect(stockOf(game, draft).stockpiledIngredients).toEqual([{ name: first, amount: 5 }]);
});

test('what another edition knows is kept', () => {
  const stock = { stockpiledBerries: [], stockpiledIngredients: [{ name: 'Stardust', amount: 4 }] };
  expect(stockOf(game, stockDraftOf(stock))).toEqual(stock);
});

test('the same berry may lie there with different levels, five entries at most', () => {
  const two = withChangedRow(withBerryRow(withBerryRow(empty, 'ORAN'), 'ORAN'), 1, { level: 20, amount: 7 });
  expect(stockOf(game, two).stockpiledBerries).toEqual([
    { name: 'ORAN', amount: 1, level: 60 },
    { name: 'ORAN', amount: 7, level: 20 },
  ]);
  expect(berrySum(two)).toBe(8);
  const many = Array.from({ length: 9 }).reduce<typeof empty>((draft) => withBerryRow(draft, 'LUM'), empty);
  expect(many.berries).toHaveLength(MOST_BERRIES);
});

test('a row that was taken away does not come back under the key of another', () => {
  const draft = withBerryRow(withoutRow(withBerryRow(withBerryRow(empty, 'ORAN'), 'LUM'), 0), 'WIKI');
  expect(draft.berries.map(({ name, key }) => `${name} ${key}`)).toEqual(['LUM 1', 'WIKI 2']);
});
