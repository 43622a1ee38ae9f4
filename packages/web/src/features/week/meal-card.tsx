// One meal: its likely dish, its Strength, and the player's own choice.
import type { Game, RecipeType } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { chanceText, chanceTexts } from '../../parts/sharing/share-texts.ts';
import { countText } from '../../parts/words/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import { dishName, mealName } from './week-words.ts';
import * as styles from './calendar.module.css';

const t = messages('week');

interface MealCardProps {
  readonly game: Game;
  readonly type: RecipeType;
  readonly meal: WeekAnswer['meals'][number];
  readonly wish: string | null;
  readonly choices: readonly Choice[];
  readonly onWish: (dish: string | null) => void;
}

const BEST = '';
const listText = listFormat();

export function MealCard({ game, type, meal, wish, choices, onWish }: MealCardProps) {
  const [likely, other] = chanceTexts(meal.options);
  const recipe = likely && game.recipes.find(likely.dish);
  return (
    <div className={styles.meal} data-fixed={wish !== null}>
      <p className={styles.mealHead}>
        <b>{mealName(meal.meal)}</b> <span className={styles.note}>{meal.time}</span>
        <span className={styles.value}>{countText(meal.value)}</span>
      </p>
      {likely && (
        <p className={styles.dish}>
          {recipe && <DishPicture dish={recipe} size={32} decorative />}
          <span>
            {dishName(game, type, likely.dish)} <span className={styles.note}>{likely.text}</span>
            {other && other.probability >= 0.1 && (
              <span className={styles.other}>
                {t('meal.or', { dish: dishName(game, type, other.dish), chance: other.text })}
              </span>
            )}
          </span>
        </p>
      )}
      {meal.wish && meal.wish.failed >= 0.01 && <p className={styles.failed}>{missingText(meal.wish)}</p>}
      <SelectField
        label={t('meal.dish', { meal: mealName(meal.meal) })}
        value={wish ?? BEST}
        choices={[{ value: BEST, label: t('meal.auto') }, ...choices]}
        onChange={(value) => onWish(value === BEST ? null : value)}
      />
    </div>
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
