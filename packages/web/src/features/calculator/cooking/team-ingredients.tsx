// What the team brings in a day, and what lies in stock for the week.

import { IngredientPicture, IngredientsPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { amountText } from '../../../parts/words/range-text.ts';
import type { ResultContext } from '../results/result-context.ts';
import { dailyIngredients } from './balance.ts';
import * as styles from './cooking.module.css';

export function TeamIngredients({ context }: { readonly context: ResultContext }) {
  const { ofEach, rows } = dailyIngredients(context);
  const stock = context.settings.stockpiledIngredients.filter(({ amount }) => amount > 0);
  return (
    <>
      {ofEach === 0 && rows.length === 0 && <p className={styles.cookingNone}>Nobody brings any.</p>}
      <ul className={styles.ingredientList}>
        {ofEach > 0 && (
          <li>
            <IngredientsPicture size={28} decorative />
            <span>
              <b>{amountText(ofEach)}</b> of each
            </span>
          </li>
        )}
        {rows.map(({ ingredient, amount }) => (
          <li key={ingredient.key}>
            <IngredientPicture ingredient={ingredient} size={28} />
            <b>{amountText(amount)}</b>
          </li>
        ))}
      </ul>
      {stock.length > 0 && (
        <>
          <h4 className={styles.cookingSubtitle}>Weekly starting ingredients</h4>
          <ul className={styles.ingredientList}>
            {stock.map(({ name, amount }) => (
              <li key={name}>
                <IngredientPicture ingredient={context.game.ingredients.get(name)} size={28} />
                <b>{amountText(amount)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
