import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import {
  awakeMinutes,
  DAY,
  durationText,
  formatClock,
  isSchedule,
  mealTimes,
  minutesFrom,
  parseClock,
  sleepMinutes,
  sleepScore,
} from './time.ts';

const { rules } = gameOf('2025-10');
const at = (text: string) => {
  const clock = parseClock(text);
  if (clock === undefined) throw new Error(text);
  return clock;
};
const meals = (wakeup: string, bedtime: string) =>
  mealTimes(rules, { wakeup: at(wakeup), bedtime: at(bedtime) }).map(
    ({ meal, clock }) => `${meal} ${formatClock(clock)}`,
  );

describe('clock', () => {
  it('reads and writes HH:MM and nothing else', () => {
    expect(['00:00', '21:30', '23:59'].map((text) => formatClock(at(text)))).toEqual(['00:00', '21:30', '23:59']);
    expect(['24:00', '9:30', '21:60', '21:30:00', '', 'aa:bb'].map(parseClock)).toEqual(Array(6).fill(undefined));
  });

  it('measures forward around midnight', () => {
    expect([
      minutesFrom(at('21:30'), at('06:00')),
      minutesFrom(at('06:00'), at('21:30')),
      minutesFrom(at('06:00'), at('06:00')),
    ]).toEqual([510, 930, 0]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY - 1 }), fc.integer({ min: 0, max: DAY - 1 }), (bedtime, wakeup) => {
        expect(sleepMinutes({ bedtime, wakeup }) + awakeMinutes({ bedtime, wakeup })).toBe(DAY);
      }),
    );
  });

  it('refuses nights and days shorter than an hour', () => {
    expect(isSchedule({ bedtime: at('21:30'), wakeup: at('06:00') })).toBe(true);
    expect(isSchedule({ bedtime: at('23:30'), wakeup: at('00:30') })).toBe(true);
    expect(isSchedule({ bedtime: at('23:30'), wakeup: at('00:29') })).toBe(false);
    expect(isSchedule({ bedtime: at('06:00'), wakeup: at('06:00') })).toBe(false);
    expect(isSchedule({ bedtime: at('06:30'), wakeup: at('06:00') })).toBe(false);
    expect(isSchedule({ bedtime: 1440, wakeup: 360 })).toBe(false);
  });
});

describe('sleep', () => {
  it('scores 100 from eight and a half hours', () => {
    expect([0, 255, 480, 510, 600].map((minutes) => sleepScore(rules, minutes))).toEqual([0, 50, 94, 100, 100]);
  });

  it('is formatted in words', () => {
    expect([510, 60, 61, 45, 120, 1].map(durationText)).toEqual([
      '8 hours and 30 minutes',
      '1 hour',
      '1 hour and 1 minute',
      '45 minutes',
      '2 hours',
      '1 minute',
    ]);
  });
});

describe('meals', () => {
  it('are eaten at the last minute of their window', () => {
    expect(meals('06:00', '21:30')).toEqual(['breakfast 11:59', 'lunch 17:59', 'dinner 21:29']);
    expect(meals('12:30', '23:00')).toEqual(['lunch 17:59', 'dinner 22:59']);
  });

  it('come out right around midnight', () => {
    expect(meals('06:00', '00:00')).toEqual(['breakfast 11:59', 'lunch 17:59', 'dinner 23:59']);
    expect(meals('08:00', '03:00')).toEqual(['breakfast 11:59', 'lunch 17:59', 'dinner 02:59']);
    expect(meals('14:00', '05:00')).toEqual(['lunch 17:59', 'dinner 03:59', 'breakfast 04:59']);
    expect(meals('03:00', '20:00')).toEqual(['breakfast 11:59', 'lunch 17:59', 'dinner 19:59']);
    expect(meals('03:00', '17:00')).toEqual(['dinner 03:59', 'breakfast 11:59', 'lunch 16:59']);
  });

  it('lie in the waking hours and in their own window, each at most once, at any schedule', () => {
    const clock = fc.integer({ min: 0, max: DAY - 1 });
    fc.assert(
      fc.property(clock, clock, (bedtime, wakeup) => {
        fc.pre(isSchedule({ bedtime, wakeup }));
        const eaten = mealTimes(rules, { bedtime, wakeup });
        expect(new Set(eaten.map(({ meal }) => meal)).size).toBe(eaten.length);
        for (const { meal, clock: time, sinceWakeup } of eaten) {
          const [start, end] = rules.mealWindows[meal];
          expect(sinceWakeup).toBeGreaterThanOrEqual(0);
          expect(sinceWakeup).toBeLessThan(awakeMinutes({ bedtime, wakeup }));
          expect(minutesFrom(start, time)).toBeLessThan(minutesFrom(start, end));
        }
        // Dinner is never lost to a player who is awake in the evening.
        const evening = minutesFrom(wakeup, 18 * 60);
        if (evening < awakeMinutes({ bedtime, wakeup })) expect(eaten.some(({ meal }) => meal === 'dinner')).toBe(true);
      }),
    );
  });
});
