// Notes what has come in since the last meal instead of cooking it.
import type { Harvest } from './harvest-record.ts';
import { uniform } from './rng.ts';
import type { State } from './state.ts';

export function noteMeal({ kitchen, cook }: State, harvest: Harvest): void {
  const { meals } = harvest;
  harvest.ingredients.set(kitchen.incoming, meals * kitchen.incoming.length);
  harvest.pot[meals] = kitchen.potBonus;
  harvest.tasty[meals] = kitchen.tastyBonus;
  harvest.luck[meals] = uniform(cook);
  harvest.meals += 1;
  kitchen.potBonus = 0;
  kitchen.tastyBonus = 0;
}
