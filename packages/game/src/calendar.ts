// Days of the calendar as numbers, so that weeks can be counted without a clock. A date is a text like 2026-11-16.

import { DAYS_A_WEEK } from './time.ts';

const TEXT = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Monday, as a number of `dayOf`. */
const SOME_MONDAY = dayNumber(2024, 1, 1);

/** Days since a 1 March long ago. Years begin in March here, so that the leap day is the last day of a year. */
function dayNumber(year: number, month: number, date: number): number {
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + date;
}

/** Undefined for a text that isn't a date. */
export function dayOf(text: string): number | undefined {
  const [, year, month, date] = TEXT.exec(text) ?? [];
  if (year === undefined) return undefined;
  const day = dayNumber(Number(year), Number(month), Number(date));
  return dateOf(day) === text ? day : undefined;
}

export function dateOf(day: number): string {
  let year = Math.floor(day / 366);
  while (dayNumber(year + 1, 3, 1) <= day) year += 1;
  let month = 0;
  const rest = day - dayNumber(year, 3, 1);
  while (month < 11 && Math.floor((153 * (month + 1) + 2) / 5) <= rest) month += 1;
  const date = rest - Math.floor((153 * month + 2) / 5) + 1;
  const [y, m] = month < 10 ? [year, month + 3] : [year + 1, month - 9];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(y).padStart(4, '0')}-${two(m)}-${two(date)}`;
}

/** The date this many days later. */
export const daysLater = (date: string, days: number): string => dateOf((dayOf(date) ?? 0) + days);

/** The Monday of a day's week. */
export const mondayOf = (day: number): number =>
  day - ((((day - SOME_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK);
