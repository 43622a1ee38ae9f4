// When a rotation may change: patterns of a week with two line-ups in turn, by how often the player wants to change the team.
import {
  awakeMinutes,
  DAY,
  DAYS_A_WEEK,
  mealTimes,
  type NormalSwapPlan,
  type Rules,
  type Schedule,
  type SwapHour,
  type SwapsName,
  WEEKDAYS,
} from '@oversleep/game';

/** Wake-up, before each meal, bedtime. */
export function usualHours(rules: Rules, schedule: Schedule): readonly SwapHour[] {
  return [
    { name: 'wakeup', at: 0 },
    ...mealTimes(rules, schedule).map(({ meal, sinceWakeup }) => ({ name: `before:${meal}`, at: sinceWakeup })),
    { name: 'bedtime', at: awakeMinutes(schedule) },
  ];
}

interface Change {
  readonly days: readonly number[];
  readonly hour: SwapHour;
  /** 0 or 1: which of the two line-ups takes over. */
  readonly turn: number;
}

export interface SwapPattern {
  /** The least wish that allows it. */
  readonly swaps: SwapsName;
  readonly changes: readonly Change[];
  /** Share of the week of the first line-up. */
  readonly share: number;
}

const ALL_DAYS = [...WEEKDAYS.keys()];

export function patternsOf(hours: readonly SwapHour[], schedule: Schedule): readonly SwapPattern[] {
  const wakeup: SwapHour = { name: 'wakeup', at: 0 };
  const bedtime: SwapHour = { name: 'bedtime', at: awakeMinutes(schedule) };
  const pattern = (swaps: SwapsName, changes: readonly Change[]): SwapPattern => ({
    swaps,
    changes,
    share: shareOf(changes),
  });
  const isOffered = ({ at }: SwapHour) => hours.some((hour) => hour.at === at);
  const wholeDays = [wakeup, bedtime, ...hours].find(isOffered);
  const cuts = ALL_DAYS.flatMap((from) => ALL_DAYS.filter((to) => to > from).map((to) => [from, to] as const));
  const byDays = wholeDays
    ? cuts.map(([from, to]) =>
        pattern('2/week', [
          { days: [from], hour: wholeDays, turn: 0 },
          { days: [to], hour: wholeDays, turn: 1 },
        ]),
      )
    : [];
  const inTurn = [wakeup, bedtime].filter(isOffered).map((hour) =>
    pattern('1/day', [
      { days: [0, 2, 4, 6], hour, turn: 0 },
      { days: [1, 3, 5], hour, turn: 1 },
    ]),
  );
  const windows = pairs(hours).map(([from, to]) =>
    pattern('2/day', [
      { days: ALL_DAYS, hour: from, turn: 0 },
      { days: ALL_DAYS, hour: to, turn: 1 },
    ]),
  );
  const fours = pairs(hours).flatMap((first) =>
    pairs(hours)
      .filter(([from]) => from.at > first[1].at)
      .map((second) =>
        pattern(
          '4/day',
          [...first, ...second].map((hour, h) => ({ days: ALL_DAYS, hour, turn: h % 2 })),
        ),
      ),
  );
  return [...byDays, ...inTurn, ...windows, ...fours];
}

function pairs(hours: readonly SwapHour[]): readonly (readonly [SwapHour, SwapHour])[] {
  return hours.flatMap((from) => hours.filter(({ at }) => at > from.at).map((to) => [from, to] as const));
}

const entriesOf = (changes: readonly Change[]) =>
  changes
    .flatMap(({ days, hour, turn }) => days.map((day) => ({ day, at: hour.at, lineup: turn })))
    .sort((a, b) => a.day - b.day || a.at - b.at);

function shareOf(changes: readonly Change[]): number {
  const week = DAY * DAYS_A_WEEK;
  const entries = entriesOf(changes);
  const when = ({ day, at }: { day: number; at: number }) => day * DAY + at;
  return (
    entries.reduce((sum, entry, e) => {
      const next = entries[(e + 1) % entries.length] ?? entry;
      return entry.lineup === 0 ? sum + ((when(next) - when(entry) + week) % week) : sum;
    }, 0) / week
  );
}

/** Changes of the normal form. */
export const changesOf = ({ changes }: SwapPattern): NormalSwapPlan['changes'] => entriesOf(changes);

/** The same as a player writes it. */
export const askedChanges = ({ changes }: SwapPattern) =>
  changes.map(({ days, hour, turn }) => ({
    lineup: turn,
    at: hour.name,
    ...(days.length < DAYS_A_WEEK && { days: days.map((day) => WEEKDAYS[day] ?? 'mon') }),
  }));
