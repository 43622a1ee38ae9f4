// What goes into a dish, as pictures with amounts.
import type { IngredientSet } from '@oversleep/game';
import { memo } from 'react';
import { nameOf } from '../../messages/names.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import * as styles from './recipes.module.css';

interface RecipeIngredientsProps {
  readonly ingredients: readonly IngredientSet[];
  readonly size?: number;
}

export const RecipeIngredients = memo(({ ingredients, size = 24 }: RecipeIngredientsProps) => {
  return (
    <ul className={styles.recipeIngredients} data-ui="recipe-ingredients">
      {ingredients.map(({ ingredient, amount }) => (
        <li key={ingredient.key} title={nameOf('ingredients', ingredient)}>
          <IngredientPicture ingredient={ingredient} size={size} />
          <span>{amount}</span>
        </li>
      ))}
    </ul>
  );
});
