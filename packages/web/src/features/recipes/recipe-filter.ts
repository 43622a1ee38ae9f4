// Which of the recipes are shown, and in which order.
import type { Game } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { keptBy } from '../../parts/address-fields.ts';
import { ingredientNamed } from '../../parts/words/elsewhere.ts';
import { orderRows } from '../../ui/tables/table-order.ts';
import { RECIPE_COLUMNS } from './recipe-columns.ts';
import { plain, type RecipeListRow, recipeRows } from './recipe-rows.ts';
import { FILTERS, type FilterFacts, type RecipeFilter } from './recipe-search.ts';

export function shownRows(
  rows: readonly RecipeListRow[],
  filter: RecipeFilter,
  facts: FilterFacts,
): readonly RecipeListRow[] {
  const wanted = plain(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  const keeps = keptBy(FILTERS, filter, facts);
  const found = rows.filter((row) => keeps(row) && wanted.every((word) => row.words.includes(word)));
  return orderRows(found, RECIPE_COLUMNS[filter.sort].sortBy, filter.ascending);
}

/** What the text means in another edition, with the same filters: a dish, or what is new in it. Nothing without a text. */
export function meantIn(other: Game, here: Game, filter: RecipeFilter, facts: FilterFacts): string | undefined {
  if (plain(filter.text) === '') return undefined;
  const [first] = shownRows(recipeRows(other, {}), filter, facts);
  const ingredient = ingredientNamed(here, filter.text) ? undefined : ingredientNamed(other, filter.text);
  return first && (ingredient ?? nameOf('recipes', first.recipe));
}

/** From the smallest to the largest that there is. */
export function sizeBounds(rows: readonly RecipeListRow[]): { readonly min: number; readonly max: number } {
  return { min: 0, max: Math.max(0, ...rows.map(({ size }) => size)) };
}
