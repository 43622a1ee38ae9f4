// When meals are cooked: at the end of their time, or when somebody looks in, as the simulation has told.
import { type Clock, MEALS, type MealTime, mealTimes, minutesFrom } from '@oversleep/game';
import type { Scene } from './scene.ts';

const HOUR = 60;

/** In the order in which they are eaten. */
export function mealsOf({ production, settings, game }: Scene): readonly MealTime[] {
  if (!production.cooking) return mealTimes(game.rules, settings);
  const told = production.cooking.mealTimes;
  return MEALS.flatMap((meal): MealTime[] => {
    const time = told[meal];
    if (!time) return [];
    const clock: Clock = HOUR * time.hour + time.minute;
    return [{ meal, clock, sinceWakeup: minutesFrom(settings.wakeup, clock) }];
  }).sort((a, b) => a.sinceWakeup - b.sinceWakeup);
}

/** The meal that is cooked at a minute after wake-up. */
export const mealAt = (scene: Scene, at: number): MealTime['meal'] | undefined =>
  mealsOf(scene).find(({ sinceWakeup }) => Math.abs(sinceWakeup - at) < 1)?.meal;
