// What recipes are sorted by, one row each: what it is called in the list of orders and in the head of the table, and the value.
import type { SortKey } from '../../ui/tables/table-order.ts';
import { type RecipeRow, sortName } from './recipe-rows.ts';
import type { RecipeSort } from './recipe-search.ts';

interface RecipeColumn {
  readonly title: string;
  /** In the head of the table; without one they are only sorted by it. */
  readonly head?: string;
  readonly sortBy: (row: RecipeRow) => SortKey;
}

export const RECIPE_COLUMNS: Readonly<Record<RecipeSort, RecipeColumn>> = {
  strength: { title: 'Value', head: 'Strength', sortBy: ({ strength }) => strength },
  base: { title: 'Base Value', sortBy: ({ recipe }) => recipe.value },
  level: { title: 'Level', head: 'Level', sortBy: ({ level }) => level },
  gain: { title: 'Next level', head: 'Next level', sortBy: ({ gain }) => gain },
  size: { title: 'Size', head: 'Size', sortBy: ({ size }) => size },
  name: { title: 'Name', head: 'Name', sortBy: sortName },
  bonus: { title: 'Bonus %', head: 'Bonus', sortBy: ({ recipe }) => recipe.bonus },
};
