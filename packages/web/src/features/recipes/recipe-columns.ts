// What recipes are sorted by, one row each: its name in the list of orders and in the head of the table, and the value.
import { messages } from '../../messages/messages.ts';
import type { SortKey } from '../../ui/tables/table-order.ts';
import { type RecipeListRow, sortName } from './recipe-rows.ts';
import type { RecipeSort } from './recipe-search.ts';

const t = messages('recipes');

interface RecipeColumn {
  readonly title: () => string;
  /** In the head of the table, where it differs. */
  readonly head?: () => string;
  readonly sortBy: (row: RecipeListRow) => SortKey;
}

export const RECIPE_COLUMNS: Readonly<Record<RecipeSort, RecipeColumn>> = {
  strength: {
    title: () => t('columns.strength'),
    head: () => t('columns.strengthHead'),
    sortBy: ({ strength }) => strength,
  },
  base: { title: () => t('columns.base'), sortBy: ({ recipe }) => recipe.value },
  level: { title: () => t('columns.level'), sortBy: ({ level }) => level },
  gain: { title: () => t('columns.gain'), sortBy: ({ gain }) => gain },
  size: { title: () => t('columns.size'), sortBy: ({ size }) => size },
  name: { title: () => t('columns.name'), sortBy: sortName },
  bonus: { title: () => t('columns.bonus'), head: () => t('columns.bonusHead'), sortBy: ({ recipe }) => recipe.bonus },
};
