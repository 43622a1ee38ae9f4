// How game terms and numbers are written in the interface.
import type { EditionId, ElementType, Specialty } from '@oversleep/game';
import { dateFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

const monthText = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthText = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });
export const countText = numberFormat({ maximumFractionDigits: 0 });
/** Without K or M this would round up to 1,000. */
const ALMOST_THOUSAND = 999.95;
const oneDecimal = numberFormat({ maximumFractionDigits: 1 });
const compact = numberFormat({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 999, then 1.0K and 1.0M. */
export function compactText(value: number): string {
  if (!Number.isFinite(value)) return oneDecimal(0);
  return Math.abs(value) < ALMOST_THOUSAND ? oneDecimal(value) : compact(value);
}

export const percentText = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** Two digits of any size, for chances that are not known better: 28%, 3.2%, 0.04%. */
export const roundPercentText = numberFormat({ style: 'percent', maximumSignificantDigits: 2 });

/** As many digits for each of several gains in a list: 16.2%, 3.00%. */
export const gainPercentText = numberFormat({
  style: 'percent',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

const monthOf = (edition: EditionId): Date => new Date(`${edition}-01T00:00:00Z`);

/** An edition is named after the month whose game it knows. */
export const editionName = (edition: EditionId): string => monthText(monthOf(edition));

export const shortEditionName = (edition: EditionId): string => shortMonthText(monthOf(edition));

/** What is said after a change. */
export const editionChosen = (edition: EditionId): string => t('editionChosen', { edition: editionName(edition) });

/** Minutes and seconds, 2295 as 38:15. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const specialtyName = (specialty: Specialty): string => t(`specialties.${specialty}`);

export const typeName = (type: ElementType): string => t(`types.${type}`);
