// Names of days, meals and dishes of a planned week.
import { type Game, type Meal, type RecipeType, WEEKDAYS, type Weekday } from '@oversleep/game';
import { dateFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('week');

const weekdayText = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** Some Monday. */
const MONDAY = Date.parse('2024-01-01');

export const dayName = (day: Weekday): string => weekdayText(MONDAY + WEEKDAYS.indexOf(day) * 86_400_000);

export const mealName = (meal: Meal): string => t(`meals.${meal}`);

/** "3 to 5", or "3" where both are the same. */
export const rangeText = (low: string, high: string): string => (low === high ? low : t('range', { low, high }));

const MIXED = 'mixed';
const NOTHING = 'nothing';

export function dishName({ recipes }: Pick<Game, 'recipes'>, dish: string): string {
  if (dish === MIXED) return t('dishes.mixed');
  if (dish === NOTHING) return t('dishes.nothing');
  return recipes.find(dish)?.displayName ?? dish;
}

/** Everything that a meal can be, for a list to choose from; the best ones first. */
export const dishChoices = ({ recipes }: Pick<Game, 'recipes'>, type: RecipeType) => [
  ...recipes.rows
    .filter((recipe) => recipe.type === type)
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, displayName }) => ({ value: name, label: displayName })),
  { value: MIXED, label: t('dishes.mixed') },
  { value: NOTHING, label: t('dishes.nothing') },
];

const wholePercent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

/** 0.996 is not certain, and 0.002 not impossible. */
export function chanceText(probability: number): string {
  if (probability >= 0.995 && probability < 1) return t('chances.over', { chance: 0.99 });
  if (probability > 0 && probability < 0.005) return t('chances.under', { chance: 0.01 });
  return wholePercent(probability);
}
