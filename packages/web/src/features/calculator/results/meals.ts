// When meals are cooked: at the end of their time slot, or when the player looks in, as simulated.
import { type Clock, MEALS, type MealTime, mealTimes, minutesFrom } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import type { TeamReport } from './team-report.ts';

const HOUR = 60;

const t = messages('calculator');

const NAMES = {
  breakfast: 'results.breakfast',
  lunch: 'results.lunch',
  dinner: 'results.dinner',
} as const;

export const mealName = (meal: MealTime['meal']): string => t(NAMES[meal]);

/** In order of the day. */
export function mealsOf({ production, settings, game }: TeamReport): readonly MealTime[] {
  if (!production.cooking) return mealTimes(game.rules, settings);
  const times = production.cooking.mealTimes;
  return MEALS.flatMap((meal): MealTime[] => {
    const time = times[meal];
    if (!time) return [];
    const clock: Clock = HOUR * time.hour + time.minute;
    return [{ meal, clock, sinceWakeup: minutesFrom(settings.wakeup, clock) }];
  }).sort((a, b) => a.sinceWakeup - b.sinceWakeup);
}

/** The meal that is cooked at a minute after wake-up. */
export const mealAt = (context: TeamReport, at: number): MealTime['meal'] | undefined =>
  mealsOf(context).find(({ sinceWakeup }) => Math.abs(sinceWakeup - at) < 1)?.meal;
