// Where a creature is used, in words; undefined if it is only in one place.
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';

const t = messages('creature');

const inList = listFormat();

export function placesText(teams: readonly string[], isCompared: boolean): string | undefined {
  const places = [...teams, ...(isCompared ? [t('used.comparison')] : [])];
  return places.length < 2 ? undefined : t('used.text', { places: inList(places) });
}
