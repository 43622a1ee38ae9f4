// Reads typed times.
import { expect, it } from 'vitest';
import { readTimes } from './times-text.ts';

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
