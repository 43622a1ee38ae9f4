// Names of days, meals and dishes of a planned week.
import type { Game, Meal, RecipeType, Weekday } from '@oversleep/game';

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
};

const MIXED = 'mixed';
const NOTHING = 'nothing';

export function dishName({ recipes }: Pick<Game, 'recipes'>, dish: string): string {
  if (dish === MIXED) return 'A mixed dish';
  if (dish === NOTHING) return 'Nothing';
  return recipes.find(dish)?.displayName ?? dish;
}

/** Everything that a meal can be, for a list to choose from; the best ones first. */
export const dishChoices = ({ recipes }: Pick<Game, 'recipes'>, type: RecipeType) => [
  ...recipes.rows
    .filter((recipe) => recipe.type === type)
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, displayName }) => ({ value: name, label: displayName })),
  { value: MIXED, label: 'A mixed dish' },
  { value: NOTHING, label: 'Nothing' },
];

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** 0.996 is not certain, and 0.002 not impossible. */
export function chanceText(probability: number): string {
  if (probability >= 0.995 && probability < 1) return 'over 99%';
  if (probability > 0 && probability < 0.005) return 'under 1%';
  return PERCENT.format(probability);
}
