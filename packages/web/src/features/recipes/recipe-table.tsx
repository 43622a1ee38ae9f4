// Recipes in a table whose heads sort.

import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { countText } from '../../parts/words/wording.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import { RECIPE_COLUMNS } from './recipe-columns.ts';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { LevelUp, RecipeLevel } from './recipe-level.tsx';
import { RecipeLink } from './recipe-link.tsx';
import type { RecipeListRow } from './recipe-rows.ts';
import type { RecipeSort } from './recipe-search.ts';
import type { LevelActions } from './use-levels.ts';
import * as styles from './recipe-table.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

export interface RecipeRowsProps {
  readonly rows: readonly RecipeListRow[];
  readonly most: number;
  readonly actions: LevelActions;
}

interface RecipeTableProps extends RecipeRowsProps {
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Room for a column of ingredients. */
  readonly isLarge: boolean;
}

export function RecipeTable({ rows, most, actions, sorting, onSort, isLarge }: RecipeTableProps) {
  const columns = useMemo(() => columnsFor(most, actions, isLarge), [most, actions, isLarge]);
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ recipe }) => recipe.name}
      sorting={sorting}
      onSort={onSort}
    />
  );
}

function columnsFor(most: number, actions: LevelActions, isLarge: boolean): readonly Column<RecipeListRow>[] {
  const ingredients: Column<RecipeListRow> = {
    key: 'ingredients',
    title: t('columns.ingredients'),
    cell: ({ recipe }) => <RecipeIngredients ingredients={recipe.ingredients} size={28} />,
  };
  return [
    {
      ...column('name'),
      cell: ({ recipe }) => (
        <div className={styles.recipeName}>
          <RecipeLink recipe={recipe} />
          {!isLarge && <RecipeIngredients ingredients={recipe.ingredients} />}
        </div>
      ),
    },
    ...(isLarge ? [ingredients] : []),
    {
      ...column('strength'),
      align: 'end',
      cell: ({ strength }) => (
        <span className={recipesStyles.recipeStrength}>
          <UnitIcon unit="strength" size={18} decorative /> {countText(strength)}
        </span>
      ),
    },
    { ...column('size'), align: 'end', cell: ({ size }) => size },
    { ...column('bonus'), align: 'end', cell: ({ recipe }) => t('columns.bonusValue', { bonus: recipe.bonus }) },
    { ...column('level'), cell: (row) => <RecipeLevel row={row} most={most} actions={actions} /> },
    { ...column('gain'), align: 'end', cell: (row) => <LevelUp row={row} actions={actions} /> },
  ];
}

function column(key: RecipeSort) {
  const { title, head = title, sortBy } = RECIPE_COLUMNS[key];
  return { key, title: head(), sortBy };
}
