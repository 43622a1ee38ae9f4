// Shares of a whole in words, side by side.
import { wholePercents } from '@oversleep/game';

/** Whole percent that add up; a share that is rounded away is still not nothing. */
export function shareTexts(shares: readonly number[]): readonly string[] {
  const percents = wholePercents(shares.map((share) => (Number.isFinite(share) ? Math.max(0, share) : 0)));
  return shares.map((share, i) => (share > 0 && percents[i] === 0 ? '<1%' : `${percents[i]}%`));
}

/** Chances of everything that may happen, without what is rounded away; what happens nearly always is not certain. */
export function chanceTexts<T extends { readonly probability: number }>(
  outcomes: readonly T[],
): readonly (T & { readonly text: string })[] {
  const percents = wholePercents(outcomes.map(({ probability }) => probability));
  return outcomes.flatMap((outcome, i) => {
    const percent = percents[i] ?? 0;
    if (percent === 0) return [];
    return [{ ...outcome, text: percent === 100 && outcome.probability < 1 ? 'over 99%' : `${percent}%` }];
  });
}
