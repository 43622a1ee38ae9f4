// What the team collects in a day, and the stock for the week.

import { messages } from '../../../messages/messages.ts';
import { IngredientPicture, IngredientsPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { amountText } from '../../../parts/words/range-text.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { dailyIngredients } from './balance.ts';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

export function TeamIngredients({ context }: { readonly context: TeamReport }) {
  const { ofEach, rows } = dailyIngredients(context);
  const stock = context.settings.stockpiledIngredients.filter(({ amount }) => amount > 0);
  return (
    <>
      {ofEach === 0 && rows.length === 0 && <p className={styles.cookingNone}>{t('ingredients.none')}</p>}
      <Row as="ul" className={styles.ingredientList} align="stretch" gap={2} gapX={4} wrap>
        {ofEach > 0 && (
          <li>
            <IngredientsPicture size={28} decorative />
            <span>{t.rich('ingredients.ofEach', { amount: amountText(ofEach), b: (inner) => <b>{inner}</b> })}</span>
          </li>
        )}
        {rows.map(({ ingredient, amount }) => (
          <li key={ingredient.key}>
            <IngredientPicture ingredient={ingredient} size={28} />
            <b>{amountText(amount)}</b>
          </li>
        ))}
      </Row>
      {stock.length > 0 && (
        <>
          <Text as="h4" size="body">
            {t('ingredients.stock')}
          </Text>
          <Row as="ul" className={styles.ingredientList} align="stretch" gap={2} gapX={4} wrap>
            {stock.map(({ name, amount }) => (
              <li key={name}>
                <IngredientPicture ingredient={context.game.ingredients.get(name)} size={28} />
                <b>{amountText(amount)}</b>
              </li>
            ))}
          </Row>
        </>
      )}
    </>
  );
}
