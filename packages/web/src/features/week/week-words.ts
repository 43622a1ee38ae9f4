// Names of days, meals and dishes of a planned week.
import { type Game, type Meal, type RecipeType, WEEKDAYS, type Weekday } from '@oversleep/game';
import { dateFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';

const t = messages('week');

const weekdayText = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** Any Monday. */
const MONDAY = Date.parse('2024-01-01');

export const dayName = (day: Weekday): string => weekdayText(MONDAY + WEEKDAYS.indexOf(day) * 86_400_000);

/** 17 Nov */
export const dateText = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

export const mealName = (meal: Meal): string => t(`meals.${meal}`);

/** "3 to 5", or "3" where both are the same. */
export const rangeText = (low: string, high: string): string => (low === high ? low : t('range', { low, high }));

const MIXED = 'mixed';
const NOTHING = 'nothing';

export function dishName({ mixedDishes }: Game, type: RecipeType, dish: string): string {
  if (dish === MIXED) return nameOf('recipes', mixedDishes[type]);
  if (dish === NOTHING) return t('dishes.nothing');
  return nameOf('recipes', dish);
}

/** Every dish of a type, the strongest first. */
export const dishChoices = ({ recipes, mixedDishes }: Game, type: RecipeType) => [
  ...recipes.rows
    .filter((recipe) => recipe.type === type)
    .toSorted((a, b) => b.value - a.value)
    .map((recipe) => ({ value: recipe.name, label: nameOf('recipes', recipe) })),
  { value: MIXED, label: nameOf('recipes', mixedDishes[type]) },
  { value: NOTHING, label: t('dishes.nothing') },
];
