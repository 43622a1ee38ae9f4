// What comes first in a planned week when several things fall on the same minute.
import { WEEKDAYS } from '@oversleep/game';
import { expect, test } from 'vitest';
import { type WeekEvent, type WeekSchedule, weekEvents } from './order.ts';

/** Bedtime in minutes since wake-up. */
const AWAKE = 900;
const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6];

const SCHEDULE: WeekSchedule = {
  changes: WEEKDAYS.map(() => [
    { at: 0, lineup: 1 },
    { at: AWAKE, lineup: 2 },
  ]),
  naps: [],
  now: { weekday: SUNDAY, minute: 300 },
  first: SUNDAY,
};

const events = (schedule: Partial<WeekSchedule>): readonly WeekEvent[] =>
  weekEvents({ ...SCHEDULE, ...schedule }, AWAKE);
const named = (event: WeekEvent): string => `${event.kind}${event.kind === 'line-up' ? ` ${event.lineup}` : ''}`;
const names = (schedule: Partial<WeekSchedule>): readonly string[] => events(schedule).map(named);
const napAt = (from: number, to: number) => WEEKDAYS.map(() => ({ from, to }));

test('a day: wake-up, its team, now, bedtime, the team of the night, strength; Sunday has no night', () => {
  const day = ['wake-up', 'line-up 1', 'now', 'bedtime', 'line-up 2', 'strength'];
  expect(names({})).toEqual(day);
  expect(names({ now: { weekday: SATURDAY, minute: 300 }, first: SATURDAY })).toEqual([
    ...day,
    'night',
    ...day.filter((kind) => kind !== 'now'),
  ]);
});

test('a week from Monday on has "now" on its day only', () => {
  const asked = events({ first: MONDAY }).filter(({ kind }) => kind === 'now');
  expect(asked).toEqual([{ kind: 'now', weekday: SUNDAY, at: 300 }]);
  expect(events({ first: MONDAY }).filter(({ kind }) => kind === 'night')).toHaveLength(6);
});

test('now at wake-up comes after the change of line-up', () => {
  expect(names({ now: { weekday: SUNDAY, minute: 0 } }).slice(0, 3)).toEqual(['wake-up', 'line-up 1', 'now']);
});

test.each([AWAKE, AWAKE + 60])('now at minute %i, from bedtime on, comes after the team of the night', (minute) => {
  const order = ['bedtime', 'line-up 2', 'now', 'strength'];
  expect(names({ now: { weekday: SUNDAY, minute } }).slice(-4)).toEqual(order);
});

test.each([
  ['begins on the minute of now', 300, ['now', 'nap']],
  ['begins later', 301, ['now', 'nap']],
  ['is over by now', 200, ['nap', 'now']],
])('a nap that %s', (_what, from, order) => {
  const kinds = names({ naps: napAt(from, from + 100) });
  expect(kinds.filter((kind) => kind === 'now' || kind === 'nap')).toEqual(order);
});

test('a nap ends by bedtime or does not happen', () => {
  expect(names({ naps: napAt(AWAKE - 100, AWAKE) }).slice(3, 5)).toEqual(['nap', 'bedtime']);
  expect(names({ naps: napAt(AWAKE - 100, AWAKE + 1) })).not.toContain('nap');
});

test('a nap on a day after now comes whatever the time of now is', () => {
  const nap = { from: 100, to: 200 };
  const naps = WEEKDAYS.map((_, weekday) => (weekday === SUNDAY ? nap : undefined));
  const late = { now: { weekday: SATURDAY, minute: 800 }, first: SATURDAY, naps };
  expect(events(late).filter(({ kind }) => kind === 'nap')).toEqual([{ kind: 'nap', weekday: SUNDAY, at: 100, nap }]);
});

test('a line-up that changes during the day comes before now on the same minute, and after a nap that is under way', () => {
  const changes = WEEKDAYS.map(() => [{ at: 300, lineup: 3 }]);
  expect(names({ changes }).slice(1, 3)).toEqual(['line-up 3', 'now']);
  const now = { weekday: SUNDAY, minute: 100 };
  expect(events({ changes, now, naps: napAt(250, 350) }).slice(2, 4)).toMatchObject([
    { kind: 'nap', at: 250 },
    { kind: 'line-up', at: 350 },
  ]);
});
