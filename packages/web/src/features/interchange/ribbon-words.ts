// A ribbon by the hours of sleep that it takes.
import type { Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('interchange');

export function ribbonWords({ ribbons }: Pick<Game, 'ribbons'>, ribbon: number): string {
  const hours = ribbons[ribbon]?.hours ?? 0;
  return hours === 0 ? t('ribbons.none') : t('ribbons.hours', { hours });
}
