// Numbers of a day and their changes, in words.
import { expect, test } from 'vitest';
import type { Production } from '../../../state/data/results.ts';
import { amountText, changeOf, outputOf, rangeText } from './output-figures.ts';

test.each([
  [1234.5, '1,235'],
  [84.94, '84.9'],
  [2.614, '2.61'],
  [0, '0.00'],
])('%d is written %s', (value, text) => {
  expect(amountText(value)).toBe(text);
});

test('a change has a sign, a share and a direction', () => {
  expect(changeOf({ value: 11, error: 0 }, { value: 10, error: 0 })).toEqual({
    text: '+1.00',
    percent: '+10.0%',
    trend: 'up',
  });
  expect(changeOf({ value: 5, error: 0 }, { value: 10, error: 0 })).toMatchObject({ text: '−5.00', trend: 'down' });
});

test('what lies within the error is no change, and without a before there is none', () => {
  expect(changeOf({ value: 10.01, error: 0.1 }, { value: 10, error: 0.1 })?.trend).toBe('same');
  expect(changeOf({ value: 10, error: 0 }, undefined)).toBeUndefined();
  expect(changeOf({ value: 3, error: 0 }, { value: 0, error: 0 })).toMatchObject({ text: '+3.00', percent: undefined });
});

test('a range is that of every other page: 1.96 errors', () => {
  expect(rangeText({ value: 10, error: 0.5 })).toBe('± 0.98');
  expect(rangeText({ value: 10, error: 0.001 })).toBe('± <0.01');
});

test('all that a creature makes is that of a day, strength too', () => {
  const numbers = (berries: number, skill: number) => ({
    externalId: 'a',
    produceTotal: { berries: [{ amount: berries / 100 }], ingredients: [] },
    strength: { berries: { total: berries }, skill: { total: skill } },
    skillProcs: 3,
  });
  const production = {
    members: [numbers(700, 350)],
    team: { total: 7000 },
    errors: { members: [numbers(7, 0)], team: { total: 70 } },
  } as unknown as Production;
  expect(outputOf(production, 'a')).toMatchObject({
    strength: { value: 150, error: 1 },
    berries: { value: 7 },
    procs: { value: 3 },
    team: { value: 1000, error: 10 },
  });
});
