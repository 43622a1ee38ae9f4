// The estimator against the textbook: a mean and its standard error, alone and beside one control.
import { describe, expect, it } from 'vitest';
import { estimate, regressOn } from './regression.ts';
import { widening } from './student.ts';

const days = Float64Array.of(1, 1, 1, 1, 1, 1, 1, 1);
const figures = Float64Array.of(11, 9, 14, 10, 12, 8, 13, 15);
const controls = [2, 1, 4, 1, 3, 0, 2, 4];

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

describe('a figure', () => {
  it('without controls has the mean of its chains, and the error of a mean', () => {
    const { mean, error } = estimate(
      regressOn(
        days,
        controls.map(() => new Float64Array()),
      ),
      figures,
    );
    expect(mean).toBeCloseTo(11.5, 12);
    const variance = sum(figures.map((value) => (value - 11.5) ** 2)) / 7;
    expect(error).toBeCloseTo(widening(7) * Math.sqrt(variance / 8), 12);
  });

  it('with a control is read off where the control is zero, with the error of the intercept of a line', () => {
    const { mean, error } = estimate(
      regressOn(
        days,
        controls.map((control) => Float64Array.of(control)),
      ),
      figures,
    );
    const centre = sum(controls) / 8;
    const spread = sum(controls.map((control) => (control - centre) ** 2));
    const slope = sum(controls.map((control, c) => (control - centre) * ((figures[c] ?? 0) - 11.5))) / spread;
    const intercept = 11.5 - slope * centre;
    expect(mean).toBeCloseTo(intercept, 12);
    // Two degrees of freedom are gone: for the intercept and for the slope.
    const variance = sum(controls.map((control, c) => ((figures[c] ?? 0) - intercept - slope * control) ** 2)) / 6;
    expect(error).toBeCloseTo(widening(6) * Math.sqrt(variance * (1 / 8 + centre ** 2 / spread)), 12);
  });
});
