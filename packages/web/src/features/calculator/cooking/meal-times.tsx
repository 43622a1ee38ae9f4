// When meals are eaten, and which are slept through.
import { formatClock, MEALS, type Meal, mealTimes } from '@oversleep/game';
import { UnitIcon } from '../../../parts/unit-icon.tsx';
import type { Scene } from '../results/scene.ts';
import * as styles from './cooking.module.css';

const MEAL_NAMES: Readonly<Record<Meal, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

export function MealTimes({ scene: { game, settings } }: { readonly scene: Scene }) {
  const times = mealTimes(game.rules, settings);
  return (
    <ul className={styles.mealTimes}>
      {MEALS.map((meal) => {
        const eaten = times.find((time) => time.meal === meal);
        return (
          <li key={meal} data-slept={!eaten}>
            <UnitIcon unit={eaten ? 'potSize' : 'energy'} size={20} decorative />
            {eaten ? `${MEAL_NAMES[meal]}: ${formatClock(eaten.clock)}` : `${MEAL_NAMES[meal]}: slept through it`}
          </li>
        );
      })}
    </ul>
  );
}
