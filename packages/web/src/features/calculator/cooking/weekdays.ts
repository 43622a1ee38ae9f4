// Names of the days of the week in the active language.
import { DAY, WEEKDAYS, type Weekday } from '@oversleep/game';
import { dateFormat } from '../../../messages/formats.ts';

const shortName = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const longName = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** Any Monday will do. */
const MONDAY = Date.UTC(2024, 0, 1);
const dateOf = (day: Weekday): number => MONDAY + WEEKDAYS.indexOf(day) * DAY * 60_000;

export const shortDayName = (day: Weekday): string => shortName(dateOf(day));
export const dayName = (day: Weekday): string => longName(dateOf(day));
