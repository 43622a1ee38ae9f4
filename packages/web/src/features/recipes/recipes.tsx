// All recipes of the player's edition, with what they are worth and what goes into them.
import type { RecipeType } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { DishPicture } from '../../parts/dish-picture.tsx';
import { useUser } from '../../state/context.ts';
import { gameFor } from '../../state/user.ts';
import { Chip } from '../../ui/chip.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { type RecipeRow, recipeRows } from './recipe-rows.ts';
import './recipes.css';

const TYPES: readonly (readonly [RecipeType | 'all', string])[] = [
  ['all', 'All'],
  ['curry', 'Curries'],
  ['salad', 'Salads'],
  ['dessert', 'Desserts'],
];

const count = new Intl.NumberFormat();

const COLUMNS: readonly Column<RecipeRow>[] = [
  {
    key: 'name',
    title: 'Recipe',
    sortBy: ({ recipe }) => recipe.displayName,
    cell: ({ recipe }) => (
      <span className="recipes-name">
        <DishPicture dish={recipe} size={36} decorative /> {recipe.displayName}
      </span>
    ),
  },
  { key: 'level', title: 'Level', align: 'end', sortBy: ({ level }) => level, cell: ({ level }) => level },
  {
    key: 'strength',
    title: 'Strength',
    align: 'end',
    sortBy: ({ strength }) => strength,
    cell: ({ strength }) => count.format(strength),
  },
  { key: 'size', title: 'Ingredients', align: 'end', sortBy: ({ size }) => size, cell: ({ size }) => size },
  {
    key: 'content',
    title: 'What goes in',
    cell: ({ recipe }) =>
      recipe.ingredients.map(({ ingredient, amount }) => `${amount} ${ingredient.longName}`).join(', ') || 'Anything',
  },
];

export function Recipes() {
  const edition = useUser((user) => user.edition);
  const levels = useUser((user) => user.recipeLevels);
  const [type, setType] = useState<RecipeType | 'all'>('all');
  const rows = useMemo(() => recipeRows(gameFor({ edition }), levels, type), [edition, levels, type]);
  return (
    <div className="recipes">
      <h1>Recipes</h1>
      <div className="recipes-types">
        {TYPES.map(([value, label]) => (
          <Chip key={value} label={label} selected={value === type} onToggle={() => setType(value)} />
        ))}
      </div>
      <div className="panel recipes-table">
        <DataTable
          caption="Recipes"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ recipe }) => recipe.name}
          initialSorting={{ by: 'strength', ascending: false }}
        />
      </div>
    </div>
  );
}
