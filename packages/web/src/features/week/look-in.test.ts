// When the player checks the app.
import { expect, it } from 'vitest';
import { asleepWords, countedLooks, lookInCostText } from './look-in.ts';

const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };

it('the cost of each way to check the app is a sentence', () => {
  const looks = [{ everyHours: 1 }, { everyHours: 4 }, { at: ['12:00'] }, { at: [] }];
  expect(looks.map((lookIn) => lookInCostText(lookIn, '2%'))).toEqual([
    'Checking every hour costs 2% of the Strength still to come.',
    'Checking every 4 hours costs 2% of the Strength still to come.',
    'Checking once a day after wake-up costs 2% of the Strength still to come.',
    'Checking only at wake-up costs 2% of the Strength still to come.',
  ]);
});

it('a set time after bedtime is left out of the question and named', () => {
  const three = { at: ['12:30', '18:30', '21:30'] };
  const four = { at: [...three.at, '23:30'] };
  expect(countedLooks(SCHEDULE, four)).toEqual(three);
  expect(countedLooks(SCHEDULE, { everyHours: 4 })).toEqual({ everyHours: 4 });
  expect(asleepWords(SCHEDULE, four.at)).toBe("23:30 is after your bedtime (21:30) and doesn't count.");
  expect(asleepWords(SCHEDULE, ['02:00', '23:30'])).toMatch(/^02:00 and 23:30 are after .* don't count\.$/);
  // Wake-up is a check by itself.
  expect(asleepWords(SCHEDULE, [...three.at, '06:00'])).toBeUndefined();
});
