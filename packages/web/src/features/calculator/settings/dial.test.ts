// Clock times on a ring, and nights around midnight.
import { DAY } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { CLOCK_STEP, clockAfterKey, readClock } from '../../../parts/words/clock-text.ts';
import { clockAt, nightArc, PRESETS, spotAt } from './dial.ts';
import { shortDuration } from './setting-words.ts';
import { sleepRefusal } from './sleep-words.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test('midnight is on top, six in the morning on the right', () => {
  expect(spotAt(0, 10)).toEqual({ x: 0, y: -10 });
  expect(spotAt(at(6), 10).x).toBeCloseTo(10);
});

test('every time can be pointed at', () => {
  for (let clock = 0; clock < DAY; clock += CLOCK_STEP) expect(clockAt(spotAt(clock, 80))).toBe(clock);
});

test('a point between two steps is the nearer one', () => {
  expect(clockAt(spotAt(at(21, 32), 80))).toBe(at(21, 30));
  expect(clockAt(spotAt(at(23, 58), 80))).toBe(0);
});

test('keys go around the clock', () => {
  expect(clockAfterKey('ArrowUp', at(23, 55))).toBe(0);
  expect(clockAfterKey('ArrowLeft', 0)).toBe(at(23, 55));
  expect(clockAfterKey('PageUp', at(23, 30))).toBe(at(0, 30));
  expect(clockAfterKey('x', 0)).toBeUndefined();
});

test('a long night takes the long way', () => {
  expect(nightArc({ bedtime: at(22), wakeup: at(6) }, 10)).toContain('0 0 1');
  expect(nightArc({ bedtime: at(18), wakeup: at(8) }, 10)).toContain('0 1 1');
});

describe('nights or days that are too short', () => {
  test.each([
    ['23:00 to 00:00', at(23), 0, /only 1 hour of sleep/],
    ['equal times', at(8), at(8), /only 0 minutes of sleep/],
    ['nearly the whole day', at(8), at(7), /leaves only 1 hour awake/],
  ])('%s', (_, bedtime, wakeup, words) => {
    expect(sleepRefusal({ bedtime, wakeup })).toMatch(words);
  });

  test('around midnight two hours are enough', () => {
    expect(sleepRefusal({ bedtime: at(23), wakeup: at(1) })).toBeUndefined();
  });
});

test('presets are good nights', () => {
  for (const preset of PRESETS) expect(sleepRefusal(preset)).toBeUndefined();
});

test.each([
  [510, '8h 30'],
  [480, '8h'],
  [125, '2h 05'],
])('%i minutes are %s', (minutes, text) => {
  expect(shortDuration(minutes)).toBe(text);
});

test.each([
  ['21:30', at(21, 30)],
  ['2130', at(21, 30)],
  [' 9.05 ', at(9, 5)],
  ['930', at(9, 30)],
  ['7', at(7)],
  ['24:00', undefined],
  ['12:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('typed as %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});
