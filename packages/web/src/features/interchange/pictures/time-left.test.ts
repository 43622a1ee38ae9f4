// The time left is rounded, so that it does not flicker.
import { expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { timeLeft } from './time-left.ts';

const t = messages('interchangePictures');

test.each<[readonly number[], number, string | undefined]>([
  [[], 20, undefined],
  [[1000, 2000], 2, t('timeLeft.soon')],
  [[1000, 2000], 9, 'about 15 seconds left'],
  [[1000], 88, 'about 90 seconds left'],
  [[1500], 200, 'about 5 minutes left'],
  [[1500], 0, undefined],
])('%j each, %i left: %s', (times, left, words) => {
  expect(timeLeft(times, left)).toBe(words);
});
