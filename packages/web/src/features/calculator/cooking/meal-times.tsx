// When meals are cooked, and which are missed.
import { formatClock, MEALS, type Meal } from '@oversleep/game';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { mealsOf } from '../results/meals.ts';
import type { ResultContext } from '../results/result-context.ts';
import * as styles from './cooking.module.css';

const MEAL_NAMES: Readonly<Record<Meal, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

export function MealTimes({ context }: { readonly context: ResultContext }) {
  const times = mealsOf(context);
  const { lookIn = 'always' } = context.settings.policy ?? {};
  const missed = lookIn === 'always' ? 'slept through it' : 'nobody looks in';
  return (
    <ul className={styles.mealTimes}>
      {MEALS.map((meal) => {
        const eaten = times.find((time) => time.meal === meal);
        return (
          <li key={meal} data-slept={!eaten}>
            <UnitIcon unit={eaten ? 'potSize' : 'energy'} size={20} decorative />
            {`${MEAL_NAMES[meal]}: ${eaten ? formatClock(eaten.clock) : missed}`}
          </li>
        );
      })}
    </ul>
  );
}
