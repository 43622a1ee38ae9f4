// Ingredients with amounts, in a row; also for use inside a button.
import type { Game } from '@oversleep/game';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import * as styles from './details.module.css';

interface IngredientListProps {
  readonly game: Game;
  readonly ingredients: readonly { readonly name: string; readonly amount: number }[];
  readonly textOf?: (amount: number) => string;
  readonly size?: number;
}

export function IngredientList({ game, ingredients, textOf = String, size = 24 }: IngredientListProps) {
  return (
    <Row as="span" className={styles.tierIngredients} inline wrap>
      {ingredients.map(({ name, amount }, slot) => {
        const ingredient = game.ingredients.find(name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place, and several may have the same ingredient
          <span key={slot}>
            {ingredient ? (
              <IngredientPicture ingredient={ingredient} size={size} />
            ) : (
              <UnknownPicture label={name} size={size} decorative={false} />
            )}
            {textOf(amount)}
          </span>
        );
      })}
    </Row>
  );
}
