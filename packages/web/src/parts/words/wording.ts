// How game terms and numbers are written in the interface.
import type { EditionId, ElementType, Specialty } from '@oversleep/game';
import { dateFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

const monthText = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthText = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });
export const countText = numberFormat({ maximumFractionDigits: 0 });
export const percentText = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });

const monthOf = (edition: EditionId): Date => new Date(`${edition}-01T00:00:00Z`);

/** An edition is named after the month whose game it knows. */
export const editionName = (edition: EditionId): string => monthText(monthOf(edition));

export const shortEditionName = (edition: EditionId): string => shortMonthText(monthOf(edition));

/** What is said after a change. */
export const editionChosen = (edition: EditionId): string => t('editionChosen', { edition: editionName(edition) });

/** A count with its noun: "1 team", "21 teams". By the number as it is written, so that 0.9 is "1 team". */
export function countedText(value: number, one: string, many = `${one}s`, format = countText): string {
  const text = format(value);
  return `${text} ${text === '1' ? one : many}`;
}

/** Minutes and seconds, 2295 as 38:15. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const specialtyName = (specialty: Specialty): string => t(`specialties.${specialty}`);

export const typeName = (type: ElementType): string => type.charAt(0).toUpperCase() + type.slice(1);
