// Which of the recipes are shown, and in which order.
import type { Game } from '@oversleep/game';
import { ingredientNamed } from '../../parts/elsewhere.ts';
import { orderRows, type SortKey } from '../../ui/table-order.ts';
import { plain, type RecipeRow, recipeRows, sortName } from './recipe-rows.ts';
import type { RecipeFilter, RecipeSort } from './recipe-search.ts';

/** What filters have to know besides the recipes. */
export interface FilterFacts {
  /** How many ingredients the player's pot holds. */
  readonly pot: { readonly weekday: number; readonly sunday: number };
  /** Names of what can be cooked; null while that is not known, and then nothing is hidden. */
  readonly cookable: { readonly team: ReadonlySet<string> | null; readonly box: ReadonlySet<string> | null };
}

export function shownRows(rows: readonly RecipeRow[], filter: RecipeFilter, facts: FilterFacts): readonly RecipeRow[] {
  const wanted = plain(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  const room = filter.pot === 'any' ? Number.POSITIVE_INFINITY : facts.pot[filter.pot];
  const cookable = filter.cooks === 'any' ? null : facts.cookable[filter.cooks];
  const found = rows.filter(
    (row) =>
      (filter.types.length === 0 || filter.types.includes(row.recipe.type)) &&
      (filter.min === null || row.size >= filter.min) &&
      (filter.max === null || row.size <= filter.max) &&
      row.size <= room &&
      (filter.known === 'all' || (filter.known === 'known') === row.level > 0) &&
      (cookable === null || cookable.has(row.recipe.name)) &&
      filter.ingredients.every((name) => hasIngredient(row, name)) &&
      wanted.every((word) => row.words.includes(word)),
  );
  return orderRows(found, SORT_KEYS[filter.sort], filter.ascending);
}

/** What the text means in another edition, with the same filters: a dish, or what is new in it. Nothing without a text. */
export function meantIn(other: Game, here: Game, filter: RecipeFilter, facts: FilterFacts): string | undefined {
  if (plain(filter.text) === '') return undefined;
  const [first] = shownRows(recipeRows(other, {}), filter, facts);
  const ingredient = ingredientNamed(here, filter.text) ? undefined : ingredientNamed(other, filter.text);
  return first && (ingredient ?? first.recipe.displayName);
}

const hasIngredient = ({ recipe }: RecipeRow, name: string): boolean =>
  recipe.ingredients.some(({ ingredient }) => ingredient.name.toLowerCase() === name);

const SORT_KEYS: Readonly<Record<RecipeSort, (row: RecipeRow) => SortKey>> = {
  strength: ({ strength }) => strength,
  base: ({ recipe }) => recipe.value,
  level: ({ level }) => level,
  gain: ({ gain }) => gain,
  size: ({ size }) => size,
  name: sortName,
  bonus: ({ recipe }) => recipe.bonus,
};

/** From the smallest to the largest that there is. */
export function sizeBounds(rows: readonly RecipeRow[]): { readonly min: number; readonly max: number } {
  return { min: 0, max: Math.max(0, ...rows.map(({ size }) => size)) };
}
