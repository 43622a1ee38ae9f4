// Shares of a whole and chances in words.
import { wholePercents } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');
const wholePercent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

/** Never rounds to 0% or 100% what is neither impossible nor certain. */
export function chanceText(probability: number): string {
  if (probability >= 0.995 && probability < 1) return t('over', { share: 0.99 });
  if (probability > 0 && probability < 0.005) return t('under', { share: 0.01 });
  return wholePercent(probability);
}

/** How sure a comparison is, which is never certain. */
export const sureText = (chance: number): string => chanceText(Math.min(Math.max(chance, 0.001), 0.999));

/** Whole percent that add up; a share that is rounded away is still not nothing. */
export function shareTexts(shares: readonly number[]): readonly string[] {
  const percents = wholePercents(shares.map((share) => (Number.isFinite(share) ? Math.max(0, share) : 0)));
  return shares.map((share, i) =>
    share > 0 && percents[i] === 0 ? `<${wholePercent(0.01)}` : wholePercent((percents[i] ?? 0) / 100),
  );
}

/** Chances of everything that may happen, without what is rounded away; what happens nearly always is not certain. */
export function chanceTexts<T extends { readonly probability: number }>(
  outcomes: readonly T[],
): readonly (T & { readonly text: string })[] {
  const percents = wholePercents(outcomes.map(({ probability }) => probability));
  return outcomes.flatMap((outcome, i) => {
    const percent = percents[i] ?? 0;
    if (percent === 0) return [];
    return [
      {
        ...outcome,
        text: percent === 100 && outcome.probability < 1 ? t('over', { share: 0.99 }) : wholePercent(percent / 100),
      },
    ];
  });
}
