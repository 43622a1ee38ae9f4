// Student's t against the tables.
import { describe, expect, it } from 'vitest';
import { chanceBelow, widening } from './student.ts';

describe('the probability below t', () => {
  it.each([
    [1, 31.821, 0.99],
    [2, 6.965, 0.99],
    [3, 4.541, 0.99],
    [3, 10.215, 0.999],
    [4, 3.747, 0.99],
    [7, 4.785, 0.999],
    [12, 2.681, 0.99],
    [60, 2.39, 0.99],
    [255, 2.341, 0.99],
  ])('with %d degrees of freedom and t of %d is %d', (left, t, chance) => {
    expect(chanceBelow(t, left)).toBeCloseTo(chance, 4);
    expect(chanceBelow(-t, left)).toBeCloseTo(1 - chance, 4);
    expect(chanceBelow(0, left)).toBe(0.5);
  });

  it('is 97.5 % at the widened error', () => {
    for (const left of [3, 5, 12, 40]) expect(chanceBelow(1.96 * widening(left), left)).toBeCloseTo(0.975, 2);
  });
});
