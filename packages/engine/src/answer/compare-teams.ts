// Which of two teams makes more in a week: both meet the same luck, so that their difference is known far better than either.
import type { TeamRequest } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';
import { chanceBelow, widening } from '../statistics/student.ts';
import { differenceOf, meanOf, observing, weeklyTotal } from './compare.ts';

export interface TeamComparison {
  readonly a: Estimate;
  readonly b: Estimate;
  /** `b` less `a`; `sure` is the chance that it is above zero. */
  readonly difference: Estimate & { readonly sure: number };
  readonly chains: number;
}

/** Chains after which it may end, at first and at last; twice as many follow each time. */
const FIRST = 16;
const MOST = 64;
/** Enough either way: the difference to this part of the week, or this many standard errors from zero. */
const PRECISE = 0.001;
const CLEAR = 4;

/** Yields before each round of chains. */
export function* compareTeams(a: TeamRequest, b: TeamRequest, seed = 1): Generator<undefined, TeamComparison> {
  const first = observing(a, [weeklyTotal], { seed });
  const second = observing(b, [weeklyTotal], { seed, like: first.plan });
  for (let chains = FIRST; ; chains *= 2) {
    yield;
    const [before, after] = [first.after(chains), second.after(chains)];
    const total = meanOf(before, 0);
    const difference = differenceOf(before, after, 0);
    const isClear = Math.abs(difference.mean) >= CLEAR * difference.error;
    if (isClear || difference.error <= PRECISE * total.mean || chains >= MOST) {
      const left = chains - 1 - after.regression.used;
      return { a: total, b: meanOf(after, 0), difference: { ...difference, sure: sureOf(difference, left) }, chains };
    }
  }
}

function sureOf({ mean, error }: Estimate, left: number): number {
  if (!Number.isFinite(error)) return 0.5;
  if (error === 0) return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
  return chanceBelow((mean / error) * widening(left), left);
}
