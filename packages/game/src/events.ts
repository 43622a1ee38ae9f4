// Past events of the game, by week. Weeks and days change at 04:00; an end is the first day without the event.

import { dateOf, dayOf, mondayOf } from './calendar.ts';
import { EVENTS, FULL_MOONS, GOOD_SLEEP } from './tables/events.ts';
import { DAYS_A_WEEK } from './time.ts';
import type { DatedEvent, EventEffect, FixedFavourites } from './week-event.ts';

/** The full moon and the days beside it. */
const goodSleepDays: readonly DatedEvent[] = FULL_MOONS.flatMap(({ date, drowsyPower, forecast }) => {
  const moon = dayOf(date) ?? 0;
  return [-1, 0, 1].map((offset): DatedEvent => {
    const isFull = offset === 0;
    return {
      key: `GOOD_SLEEP_DAY_${dateOf(moon + offset).replaceAll('-', '_')}`,
      name: isFull ? 'Good Sleep Day (full moon)' : 'Good Sleep Day',
      start: dateOf(moon + offset),
      end: dateOf(moon + offset + 1),
      effects: [],
      news: isFull ? [{ what: 'drowsyPower', factor: drowsyPower }, ...GOOD_SLEEP.fullMoon] : GOOD_SLEEP.beside,
      ...(forecast && { uncertain: true }),
    };
  });
});

/** Oldest first; Good Sleep Days are not among them. */
export const PAST_EVENTS: readonly DatedEvent[] = EVENTS;

export { EVENTS_AS_OF } from './tables/events.ts';

export type DatedKind = 'event' | 'goodSleepDay';

/** Events and Good Sleep Days, oldest first. */
export const datedEvents = (): readonly (DatedEvent & { readonly kind: DatedKind })[] =>
  [
    ...EVENTS.map((event) => ({ ...event, kind: 'event' as const })),
    ...goodSleepDays.map((event) => ({ ...event, kind: 'goodSleepDay' as const })),
  ].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));

/** The Monday of the week that a date lies in; undefined for what is no date. */
export function weekOf(date: string): string | undefined {
  const day = dayOf(date);
  return day === undefined ? undefined : dateOf(mondayOf(day));
}

/** Effects of events on the sleep that starts on a day. */
export interface NightFactors {
  readonly sleepExp: number;
  readonly drowsyPower: number;
  /** Names of the events that it has them from. */
  readonly names: readonly string[];
}

/** The larger of several events of a kind counts; effects for single species are left out. */
export function nightFactorsOn(date: string): NightFactors {
  const events = [...EVENTS, ...goodSleepDays].filter(({ start, end }) => start <= date && date < end);
  const news = events.flatMap((event) => event.news.map((one) => ({ ...one, name: event.name })));
  const ofKind = (kind: 'sleepExp' | 'drowsyPower') => news.filter(({ what, species }) => what === kind && !species);
  const largest = (kind: 'sleepExp' | 'drowsyPower') => Math.max(1, ...ofKind(kind).map(({ factor = 1 }) => factor));
  return {
    sleepExp: largest('sleepExp'),
    drowsyPower: largest('drowsyPower'),
    names: [...new Set([...ofKind('sleepExp'), ...ofKind('drowsyPower')].map(({ name }) => name))],
  };
}

export interface EventInWeek extends DatedEvent {
  /** Whether it lasts most of the week: shorter events are listed, not counted. */
  readonly counts: boolean;
}

const MOST_OF_A_WEEK = 4;

export function eventsInWeek(monday: string): readonly EventInWeek[] {
  const from = dayOf(monday) ?? 0;
  return [...EVENTS, ...goodSleepDays]
    .flatMap((event) => {
      const days = Math.min(dayOf(event.end) ?? 0, from + DAYS_A_WEEK) - Math.max(dayOf(event.start) ?? 0, from);
      return days > 0 ? [{ ...event, counts: days >= MOST_OF_A_WEEK }] : [];
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** What the events of a week change together. */
export function rulesOfWeek(monday: string): {
  readonly effects: readonly EventEffect[];
  readonly favourites: readonly FixedFavourites[];
} {
  const counting = eventsInWeek(monday).filter(({ counts }) => counts);
  return {
    effects: counting.flatMap(({ effects }) => effects),
    favourites: counting.flatMap(({ favourites }) => favourites ?? []),
  };
}
