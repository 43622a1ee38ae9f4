// How much more counts on Sundays, in words, by the rules of the game.
import type { Game } from '@oversleep/game';

const times = (factor: number): string => ({ 2: 'twice', 3: 'three times' })[factor] ?? `${factor} times`;

/** Of the pot's size, and of an extra tasty dish. */
export const sundayWords = ({ rules }: Pick<Game, 'rules'>) => ({
  pot: times(rules.pot.sunday),
  tasty: times(rules.extraTasty.sunday.multiplier),
});
