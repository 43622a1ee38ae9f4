// When somebody looks in.
import { expect, it } from 'vitest';
import { lookInWords } from './look-in.ts';

it('is said in words', () => {
  expect([{ everyHours: 1 }, { everyHours: 4 }, { at: ['12:00'] }].map(lookInWords)).toEqual([
    'Looking in every hour',
    'Looking in every 4 hours',
    'Looking in once a day after wake-up',
  ]);
});
