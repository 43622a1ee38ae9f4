// One meal: what it is likely to be, what it is worth, and what the player wants it to be.
import type { Game } from '@oversleep/game';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { chanceTexts } from '../../parts/sharing/share-texts.ts';
import { countText } from '../../parts/words/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import { chanceText, dishName, MEAL_NAMES } from './week-words.ts';
import * as styles from './calendar.module.css';

interface MealCardProps {
  readonly game: Game;
  readonly meal: WeekAnswer['meals'][number];
  readonly wish: string | null;
  readonly choices: readonly Choice[];
  readonly onWish: (dish: string | null) => void;
}

const BEST = '';
const LIST = new Intl.ListFormat('en');

export function MealCard({ game, meal, wish, choices, onWish }: MealCardProps) {
  const [likely, other] = chanceTexts(meal.options);
  const recipe = likely && game.recipes.find(likely.dish);
  const failed = meal.wish?.failed ?? 0;
  return (
    <div className={styles.meal} data-fixed={wish !== null}>
      <p className={styles.mealHead}>
        <b>{MEAL_NAMES[meal.meal]}</b> <span className={styles.note}>{meal.time}</span>
        <span className={styles.value}>{countText(meal.value)}</span>
      </p>
      {likely && (
        <p className={styles.dish}>
          {recipe && <DishPicture dish={recipe} size={32} decorative />}
          <span>
            {dishName(game, likely.dish)} <span className={styles.note}>{likely.text}</span>
            {other && other.probability >= 0.1 && (
              <span className={styles.other}>
                or {dishName(game, other.dish)}, {other.text}
              </span>
            )}
          </span>
        </p>
      )}
      {failed >= 0.01 && meal.wish && (
        <p className={styles.failed}>
          In {chanceText(failed)} of weeks something is missing
          {meal.wish.tooLarge >= 0.01
            ? ': the pot is too small'
            : meal.wish.missing.length > 0 &&
              `: ${LIST.format(meal.wish.missing.slice(0, 3).map(({ ingredient, amount }) => `${Math.ceil(amount)} ${ingredient}`))}`}
          .
        </p>
      )}
      <SelectField
        label={`${MEAL_NAMES[meal.meal]} is`}
        value={wish ?? BEST}
        choices={[{ value: BEST, label: 'The best' }, ...choices]}
        onChange={(value) => onWish(value === BEST ? null : value)}
      />
    </div>
  );
}
