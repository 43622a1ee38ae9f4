// What to cook now: the best choices for the next meal, what each does to Sunday, and what to keep.
import type { Game } from '@oversleep/game';
import { DishPicture } from '../../parts/dish-picture.tsx';
import { IngredientPicture } from '../../parts/ingredient-picture.tsx';
import { changeText, isClear, marginText } from '../../parts/range-text.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { chanceText, DAY_NAMES, dishName, MEAL_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

const LIST = new Intl.ListFormat('en');

export function CookNow({ game, answer }: { readonly game: Game; readonly answer: WeekAnswer }) {
  const [next] = answer.meals;
  const kept = Object.entries(answer.keep).filter(([, amount]) => amount > 0);
  return (
    <section className={`panel ${styles.panel}`} aria-label="What should I cook now?">
      <h2>What should I cook now?</h2>
      {next && answer.cookNow.length > 0 ? (
        <>
          <p className={styles.note}>
            {MEAL_NAMES[next.meal]} on {DAY_NAMES[next.day]}; the difference is what it does to Sunday’s strength, with
            the same luck.
          </p>
          <ol className={styles.options}>
            {answer.cookNow.map(({ dish, probability, change }) => {
              const recipe = game.recipes.find(dish);
              return (
                <li key={dish}>
                  {recipe && <DishPicture dish={recipe} size={44} decorative />}
                  <div>
                    <b>{dishName(game, dish)}</b>
                    <span className={styles.note}>
                      {probability < 1
                        ? `there is enough for it in ${chanceText(probability)} of weeks`
                        : 'there is enough for it'}
                    </span>
                  </div>
                  <p className={styles.change} data-clear={isClear(change.mean, change.error)}>
                    {isClear(change.mean, change.error) ? (
                      <>
                        <b>{changeText(change.mean)}</b> <span className={styles.note}>{marginText(change.error)}</span>
                      </>
                    ) : (
                      <span className={styles.note}>as good as the plan</span>
                    )}
                  </p>
                </li>
              );
            })}
          </ol>
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
              twice as large, and extra tasty counts three times. That brings {changeText(answer.saving.gain.mean)}{' '}
              strength {marginText(answer.saving.gain.error)}.
            </p>
          )}
        </div>
      )}
      {kept.length === 0 && answer.cookNow.length > 0 && (
        <p className={styles.note}>Nothing has to be kept for Sunday: saving would not pay, or is switched off.</p>
      )}
    </section>
  );
}
