// The events in the rest of a week, in order; events of the same minute happen in list order.
import { DAY } from '@oversleep/game';
import type { LineupPlan } from '../loop/lineup-plan.ts';
import { type Instant, SUNDAY } from './calendar.ts';
import type { Nap } from './nap.ts';

interface OfDay<Kind extends string> {
  readonly kind: Kind;
  readonly weekday: number;
  /** Minutes since wake-up. */
  readonly at: number;
}

export type WeekEvent =
  /** Night results and this minute's meals come before the team changes. */
  | OfDay<'wake-up'>
  /** This line-up takes over. */
  | (OfDay<'line-up'> & { readonly lineup: number })
  /** The moment that the question is asked: meals of this very minute are still to come. */
  | OfDay<'now'>
  /** Begins after the meals of its first minute. */
  | (OfDay<'nap'> & { readonly nap: Nap })
  /** After the check-in and the meals of this minute. */
  | OfDay<'bedtime'>
  /** Snorlax's strength of the day is taken. */
  | OfDay<'strength'>
  /** Until the next wake-up. */
  | OfDay<'night'>;

export interface WeekSchedule {
  /** By weekday, in order; none where the team stays the same. */
  readonly changes: LineupPlan<unknown>['days'];
  /** By weekday. */
  readonly naps: readonly (Nap | undefined)[];
  readonly now: Instant;
  /** The first simulated day. */
  readonly first: number;
}

/** `awake`: minutes from wake-up to bedtime. Sunday ends with its strength. */
export function weekEvents(schedule: WeekSchedule, awake: number): readonly WeekEvent[] {
  const days = Array.from({ length: SUNDAY + 1 - schedule.first }, (_, day) => schedule.first + day);
  return days.flatMap((weekday) => dayEvents(schedule, weekday, awake));
}

function dayEvents({ changes, naps, now }: WeekSchedule, weekday: number, awake: number): readonly WeekEvent[] {
  const nap = naps[weekday];
  const napEvent: readonly WeekEvent[] = nap && nap.to <= awake ? [{ kind: 'nap', weekday, at: nap.from, nap }] : [];
  const nowEvent: readonly WeekEvent[] = weekday === now.weekday ? [{ kind: 'now', weekday, at: now.minute }] : [];
  const [byDay, byNight] = now.minute < awake ? [nowEvent, []] : [[], nowEvent];
  const own = (changes[weekday] ?? []).map(({ at, lineup }): WeekEvent => ({ kind: 'line-up', weekday, at, lineup }));
  // A nap of this very minute starts after now; one that started earlier has ended by now. The team isn't changed in
  // the middle of a nap.
  const inBetween = [...own.filter(({ at }) => at > 0 && at < awake).map(afterNap), ...byDay, ...napEvent].sort(
    (a, b) => a.at - b.at,
  );
  const nights: readonly WeekEvent[] = weekday < SUNDAY ? [{ kind: 'night', weekday, at: DAY }] : [];
  return [
    { kind: 'wake-up', weekday, at: 0 },
    ...own.filter(({ at }) => at === 0),
    ...inBetween,
    { kind: 'bedtime', weekday, at: awake },
    ...own.filter(({ at }) => at >= awake),
    ...byNight,
    { kind: 'strength', weekday, at: awake },
    ...nights,
  ];

  function afterNap(event: WeekEvent): WeekEvent {
    return nap && napEvent.length > 0 && event.at > nap.from && event.at < nap.to ? { ...event, at: nap.to } : event;
  }
}
