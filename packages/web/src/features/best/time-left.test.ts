// Time left of a search, from its progress.
import { expect, test } from 'vitest';
import { timeLeft, timeLeftText } from './time-left.ts';

const START = { at: 1000, share: 0.2 };

test('what is left takes as long as what was done since the start', () => {
  expect(timeLeft(START, { at: 11_000, share: 0.6 })).toBeCloseTo(10_000);
  expect(timeLeft(START, { at: 5000, share: 0.3 })).toBeCloseTo(28_000);
});

test('there is no estimate from too little', () => {
  expect(timeLeft(START, { at: 2000, share: 0.5 })).toBeUndefined();
  expect(timeLeft(START, { at: 9000, share: 0.21 })).toBeUndefined();
});

test('it is said in seconds and in minutes', () => {
  expect([200, 38_000, 57_000, 58_000, 150_000].map(timeLeftText)).toEqual([
    'about 5 s left',
    'about 40 s left',
    'about 55 s left',
    'about 1 min left',
    'about 3 min left',
  ]);
});
