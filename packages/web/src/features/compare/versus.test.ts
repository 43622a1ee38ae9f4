// Which of two builds is better, and how sure that is.

import { describe, expect, test } from 'vitest';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { combined, errorOf, type Measurement, normalShare, verdictOf, versus } from './versus.ts';
import { changeText, shareText, versusSentence } from './versus-words.ts';

const days = Array.from({ length: 12 }, () => 7);
const luck = days.map((_, c) => Math.sin(c * 7) * 300);
const measured = (values: readonly number[]): Measurement => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  error: errorOf(days, values),
  chains: { days, values },
});

describe('under the same luck', () => {
  const base = measured(luck.map((off) => 10_000 + off));

  test('shared luck cancels out, so a difference of one percent is found within larger noise', () => {
    const own = measured(luck.map((off, c) => 10_100 + off * 1.01 + (c % 2) * 8));
    const result = versus(own, base);
    expect(base.error * 2).toBeGreaterThan(100);
    expect(result.error).toBeLessThan(5);
    expect(verdictOf(result)).toBe('better');
  });

  test('equal builds are equal, neither better nor worse', () => {
    const result = versus(base, base);
    expect(result).toEqual({ difference: 0, error: 0, better: 0.5 });
    expect(verdictOf(result)).toBe('same');
  });

  test('a longer simulation is compared over the chains that both have', () => {
    const chains = { days: [...days, 7, 7], values: [...luck.map((off) => 10_000 + off), 0, 0] };
    const longer = { ...base, mean: base.mean * (12 / 14), chains };
    expect(versus(longer, base)).toEqual({ difference: 0, error: 0, better: 0.5 });
    expect(versus(base, longer)).toEqual({ difference: 0, error: 0, better: 0.5 });
  });
});

test('without chains the errors of both add up, and the same difference is not significant', () => {
  const base = { mean: 10_000, error: 100, chains: null };
  const own = { mean: 10_100, error: 100, chains: null };
  const result = versus(own, base);
  expect(result.error).toBeCloseTo(141.4, 1);
  expect(verdictOf(result)).toBe('open');
});

test('normalShare agrees with tables of the normal distribution', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6);
  expect(normalShare(1.644854)).toBeCloseTo(0.95, 6);
  expect(normalShare(-1.959964)).toBeCloseTo(0.025, 6);
});

test('parts are summed chain by chain', () => {
  const values = {
    days: [7, 7],
    berries: [1, 2],
    skill: [10, 20],
    ingredients: [100, 200],
    dishes: [0, 0],
    team: [0, 0],
  };
  expect(combined(values, { berries: 1, ingredients: 2 })).toEqual({ days: [7, 7], values: [201, 402] });
  expect(combined(null, { berries: 1 })).toBeNull();
});

describe('words', () => {
  test.each([
    [1234.5, '+1.2K'],
    [-450, '−450'],
    [0.02, '±0'],
  ])('a change of %d is written %s', (change, text) => {
    expect(changeText(change)).toBe(text);
  });

  test('shares and chances are never rounded to certainty', () => {
    expect(shareText(340, 10_000)).toBe('+3.4%');
    expect(shareText(1, 0)).toBe('');
    expect(shareText(-3400, 10_000)).toBe('−34%');
    expect(sureText(1)).toBe('over 99%');
    expect(sureText(0.5)).toBe('50%');
    expect(sureText(0)).toBe('under 1%');
  });

  test('a sentence for each verdict', () => {
    const say = (difference: number, error: number, better: number) =>
      versusSentence('Ada', 'Bob', { difference, error, better }, 1000);
    expect(say(50, 5, 0.9999)).toBe('Ada is better than Bob: +5.0%, over 99% sure.');
    expect(say(-50, 5, 0.001)).toBe('Nothing beats Bob. Next best is Ada: −5.0%, over 99% sure.');
    expect(say(5, 10, 0.7)).toContain('too close to call');
    expect(say(0, 0, 0.5)).toContain('exactly');
  });
});
