// The picture and name of a dish; they open it.
import type { Recipe } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { nameOf } from '../../messages/names.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { filterOf, searchOf } from './recipe-search.ts';
import * as styles from './recipe-link.module.css';
import * as recipesStyles from './recipes.module.css';

interface RecipeLinkProps {
  readonly recipe: Recipe;
  readonly size?: number;
}

/** Of the plate: each kind of dish has its own. */
export const plateColour = ({ type }: Pick<Recipe, 'type'>): object => ({ '--type': `var(--${type})` });

export const RecipeLink = memo(({ recipe, size = 50 }: RecipeLinkProps) => {
  return (
    <Link
      to="/recipes"
      search={(before) => searchOf({ ...filterOf({ ...before }), recipe: recipe.name })}
      resetScroll={false}
      className={styles.recipeLink}
    >
      <span className={recipesStyles.recipePlate} style={plateColour(recipe)}>
        <DishPicture dish={recipe} size={size - 10} decorative />
      </span>
      <span>{nameOf('recipes', recipe)}</span>
    </Link>
  );
});
