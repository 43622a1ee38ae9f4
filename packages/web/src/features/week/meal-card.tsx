// A meal of the plan: as one line, and as a card with the player's own choice.
import type { Game, RecipeType } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { chanceText, chanceTexts } from '../../parts/sharing/share-texts.ts';
import { countText } from '../../parts/words/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { type SelectChoice, SelectField } from '../../ui/fields/select-field.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { dishName, mealName } from './week-words.ts';
import * as styles from './calendar.module.css';

const t = messages('week');

interface MealCardProps {
  readonly game: Game;
  readonly type: RecipeType;
  readonly meal: WeekAnswer['meals'][number];
  readonly wish: string | null;
  readonly choices: readonly SelectChoice[];
  readonly onWish: (dish: string | null) => void;
}

const BEST = '';
const listText = listFormat();

export function MealCard({ game, type, meal, wish, choices, onWish }: MealCardProps) {
  const [likely, other] = chanceTexts(meal.options);
  const recipe = likely && game.recipes.find(likely.dish);
  const alternatives = [
    ...(likely && likely.dish !== wish
      ? [t('meal.likely', { dish: dishName(game, type, likely.dish), chance: likely.text })]
      : []),
    ...(other && other.probability >= 0.1
      ? [t('meal.or', { dish: dishName(game, type, other.dish), chance: other.text })]
      : []),
  ];
  return (
    <Stack className={styles.meal} gap={1.5} fit packed>
      <Row as="p" gap={1.5} align="baseline">
        <b>{mealName(meal.meal)}</b>{' '}
        <Note as="span" size="small" weight={400}>
          {meal.time}
        </Note>
        {wish !== null && (
          <Text as="span" rigid tone="primary" size="small">
            {t('meal.fixed')}
          </Text>
        )}
        <Text as="span" className={styles.value} tone="strength" weight={700}>
          {countText(meal.value)}
        </Text>
      </Row>
      <Row className={styles.dish} gap={2}>
        {recipe && <DishPicture dish={recipe} size={32} decorative />}
        <SelectField
          label={t('meal.dish', { meal: mealName(meal.meal) })}
          labelHidden
          value={wish ?? BEST}
          choices={[{ value: BEST, label: t('meal.auto') }, ...choices]}
          onChange={(value) => onWish(value === BEST ? null : value)}
        />
      </Row>
      {/* Beside the field, as a field cuts long names. */}
      {alternatives.length > 0 && (
        <Note size="small" weight={400}>
          {alternatives.join(' ')}
        </Note>
      )}
      {meal.wish && meal.wish.failed >= 0.01 && (
        <Text tone="warning" size="small">
          {missingText(meal.wish)}
        </Text>
      )}
    </Stack>
  );
}

interface MealLinesProps extends Pick<MealCardProps, 'game' | 'type'> {
  readonly meals: readonly WeekAnswer['meals'][number][];
  /** In the same order. */
  readonly wishes: readonly (string | null)[];
}

/** Each meal's likely dish and Strength on one line. */
export function MealLines({ game, type, meals, wishes }: MealLinesProps) {
  return (
    <ul className={styles.mealLines}>
      {meals.map(({ meal, options: [likely], value }, i) => (
        <Row as="li" gapX={2} wrap align="baseline" slim size="label" key={meal}>
          <Note as="span" size="small" weight={400}>
            {mealName(meal)}
          </Note>
          <span className={styles.mealDish}>{likely && dishName(game, type, likely.dish)}</span>
          {typeof wishes[i] === 'string' && (
            <Text as="span" rigid tone="primary" size="small">
              {t('meal.fixed')}
            </Text>
          )}
          <Text as="span" className={styles.value} tone="strength" weight={700}>
            {countText(value)}
          </Text>
        </Row>
      ))}
    </ul>
  );
}

function missingText({ failed, tooLarge, missing }: NonNullable<WeekAnswer['meals'][number]['wish']>): string {
  const chance = chanceText(failed);
  if (tooLarge >= 0.01) return t('meal.potTooSmall', { chance });
  if (missing.length === 0) return t('meal.missingAny', { chance });
  const amounts = missing
    .slice(0, 3)
    .map(({ ingredient, amount }) => t('meal.amount', { amount: Math.ceil(amount), ingredient }));
  return t('meal.missing', { chance, list: listText(amounts) });
}
