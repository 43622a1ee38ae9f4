// Moments read the same everywhere: in UTC, in 24 hours, whatever the device prefers.
import { expect, test } from 'vitest';
import { dayText, localText, ownText, utcText, utcTimeText } from './moment.ts';

const EVENING = '2026-11-14T23:10:00+01:00';

test('a moment, a time and a day are in UTC and 24 hours', () => {
  expect(utcText(EVENING)).toBe('14 Nov 2026, 22:10 UTC');
  expect(utcTimeText(Date.parse(EVENING))).toBe('22:10 UTC');
  expect(dayText('2026-11-14T23:30:00-05:00')).toBe('15 Nov 2026');
});

test('midnight is 00, not 24', () => {
  expect(utcText('2026-11-14T00:05:00Z')).toBe('14 Nov 2026, 00:05 UTC');
});

test('the clock of the device has 24 hours too', () => {
  expect(localText(EVENING)).toMatch(/^1[45] Nov 2026, \d\d:10 your time$/);
  expect(`${ownText(EVENING)} your time`).toBe(localText(EVENING));
});

test('what is no moment is shown as it is', () => {
  expect([utcText('soon'), dayText('soon'), localText('soon')]).toEqual(['soon', 'soon', 'soon']);
});
