// Names of ribbons: the hours of sleep that they take.
import type { Game, Ribbon } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('box');

const hoursOf = ({ ribbons }: Pick<Game, 'ribbons'>, ribbon: Ribbon): number => ribbons[ribbon]?.hours ?? 0;

export function ribbonText(game: Pick<Game, 'ribbons'>, ribbon: Ribbon): string {
  const hours = hoursOf(game, ribbon);
  return hours === 0 ? t('ribbon.none') : t('ribbon.hours', { hours });
}

/** For a narrow column. */
export function shortRibbonText(game: Pick<Game, 'ribbons'>, ribbon: Ribbon): string {
  const hours = hoursOf(game, ribbon);
  return hours === 0 ? '–' : t('ribbon.short', { hours });
}
