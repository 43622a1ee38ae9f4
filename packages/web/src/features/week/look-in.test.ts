// Times out of what somebody types.
import { expect, it } from 'vitest';
import { lookInWords, readTimes } from './look-in.ts';

it.each([
  ['7:30, 12, 18:15', ['07:30', '12:00', '18:15']],
  ['18:00 08:00;08:00', ['08:00', '18:00']],
  ['noon', undefined],
  ['25:00', undefined],
  ['12:30, soon', undefined],
  ['', undefined],
])('%j', (text, times) => {
  expect(readTimes(text)).toEqual(times);
});

it('is said in words', () => {
  expect([{ everyHours: 1 }, { everyHours: 4 }, { at: ['12:00'] }].map(lookInWords)).toEqual([
    'Looking in every hour',
    'Looking in every 4 hours',
    'Looking in once a day after wake-up',
  ]);
});
