// Student's t: how sure a mean is when its spread is known from a few values only.

/**
 * With few values their spread is itself uncertain. So much wider an error must be for 1.96 of it to cover 95 %: the quantile of Student's t
 * over that of the normal distribution, by the first terms of Fisher's expansion. `left`: degrees of freedom.
 */
export const widening = (left: number): number => 1 + (1.21 + (1.44 + 1.3 / left) / left) / left;

/** The chance of less than t; exact for whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4). */
export function chanceBelow(t: number, left: number): number {
  const angle = Math.atan(t / Math.sqrt(left));
  const square = Math.cos(angle) ** 2;
  const isOdd = left % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = left === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k <= left - 2; k += 2) {
    term *= (square * (k - 1)) / k;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return (1 + within) / 2;
}
