// How much more counts on Sundays, in words, by the rules of the game.
import type { Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

const times = (factor: number): string => t('times', { factor });

/** Of the pot's size, and of an extra tasty dish. */
export const sundayWords = ({ rules }: Pick<Game, 'rules'>) => ({
  pot: times(rules.pot.sunday),
  tasty: times(rules.extraTasty.sunday.multiplier),
});
