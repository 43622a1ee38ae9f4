// What to cook now: the planned dish, what is clearly better or worse for Sunday, and what to keep.
import type { Game, Meal, Weekday } from '@oversleep/game';
import type { ReactNode } from 'react';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { changeText, marginText } from '../../parts/words/range-text.ts';
import { sundayWords } from '../../parts/words/sunday-words.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { chanceText, DAY_NAMES, dishName, MEAL_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

const LIST = new Intl.ListFormat('en');

interface CookNowProps {
  readonly game: Game;
  readonly answer: WeekAnswer;
  /** Sets a meal to a dish. */
  readonly onCook: (day: Weekday, meal: Meal, dish: string) => void;
}

export function CookNow({ game, answer, onCook }: CookNowProps) {
  const sunday = sundayWords(game);
  const [next] = answer.meals;
  const [planned, ...others] = answer.cookNow;
  const kept = Object.entries(answer.keep).filter(([, amount]) => amount > 0);
  return (
    <section className={`panel ${styles.panel}`} aria-label="What should I cook now?">
      <h2>What should I cook now?</h2>
      {next && planned ? (
        <>
          <p className={styles.note}>
            {MEAL_NAMES[next.meal]} on {DAY_NAMES[next.day]}
            {others.length > 0 && '. Differences are in Sunday’s Strength.'}
          </p>
          <ol className={styles.options}>
            <Option game={game} option={planned}>
              <span className={styles.note}>planned</span>
            </Option>
            {others.map((option) => (
              <Option key={option.dish} game={game} option={option}>
                <b>{changeText(option.change.mean)}</b>{' '}
                <span className={styles.note}>{marginText(option.change.error)}</span>
                {option.change.mean > 0 && (
                  <Button small onClick={() => onCook(next.day, next.meal, option.dish)}>
                    Cook this instead
                  </Button>
                )}
              </Option>
            ))}
          </ol>
          {others.every(({ change }) => change.mean < 0) && (
            <p className={styles.note}>Nothing else is clearly better.</p>
          )}
        </>
      ) : (
        <p className={styles.note}>No meal is left this week.</p>
      )}
      {kept.length > 0 && (
        <div>
          <h3>Keep for Sunday</h3>
          <ul className={styles.keep}>
            {kept.map(([name, amount]) => {
              const ingredient = game.ingredients.find(name);
              return (
                <li key={name}>
                  {ingredient && <IngredientPicture ingredient={ingredient} size={26} decorative />}
                  <span>
                    <b>{Math.round(amount)}</b> {name}
                  </span>
                </li>
              );
            })}
          </ul>
          {answer.saving && (
            <p className={styles.note}>
              From {DAY_NAMES[answer.saving.from]} on, for{' '}
              {LIST.format([...new Set(answer.saving.dishes.map((dish) => dishName(game, dish)))])}: Sunday’s pot is
              {sunday.pot} as large, and extra tasty counts {sunday.tasty}. That brings{' '}
              {changeText(answer.saving.gain.mean)} strength {marginText(answer.saving.gain.error)}.
            </p>
          )}
        </div>
      )}
      {kept.length === 0 && answer.cookNow.length > 0 && (
        <p className={styles.note}>No need to save ingredients for Sunday.</p>
      )}
    </section>
  );
}

interface OptionProps {
  readonly game: Game;
  readonly option: WeekAnswer['cookNow'][number];
  readonly children: ReactNode;
}

function Option({ game, option: { dish, probability }, children }: OptionProps) {
  const recipe = game.recipes.find(dish);
  return (
    <li>
      {recipe && <DishPicture dish={recipe} size={44} decorative />}
      <div className={styles.optionText}>
        <b>{dishName(game, dish)}</b>
        {recipe && <span className={styles.note}>{chanceText(probability)} chance you’ll have the ingredients</span>}
      </div>
      <div className={styles.change}>{children}</div>
    </li>
  );
}
