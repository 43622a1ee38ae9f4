// When somebody looks in.
import { expect, it } from 'vitest';
import { asleepWords, countedLooks, lookInCostText } from './look-in.ts';

const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };

it('is said in words', () => {
  const looks = [{ everyHours: 1 }, { everyHours: 4 }, { at: ['12:00'] }, { at: [] }];
  expect(looks.map((lookIn) => lookInCostText(lookIn, '2%'))).toEqual([
    'Checking in every hour costs 2% of what is still to come.',
    'Checking in every 4 hours costs 2% of what is still to come.',
    'Checking in once a day after wake-up costs 2% of what is still to come.',
    'Checking in at wake-up only costs 2% of what is still to come.',
  ]);
});

it('a time while the player sleeps is neither counted nor asked about, and named', () => {
  const three = { at: ['12:30', '18:30', '21:30'] };
  const four = { at: [...three.at, '23:30'] };
  expect(countedLooks(SCHEDULE, four)).toEqual(three);
  expect(countedLooks(SCHEDULE, { everyHours: 4 })).toEqual({ everyHours: 4 });
  expect(asleepWords(SCHEDULE, four.at)).toBe('23:30 is after your bedtime (21:30) and doesn’t count.');
  expect(asleepWords(SCHEDULE, ['02:00', '23:30'])).toMatch(/^02:00 and 23:30 are after .* don’t count\.$/);
  // Waking up is a look without saying so.
  expect(asleepWords(SCHEDULE, [...three.at, '06:00'])).toBeUndefined();
});
