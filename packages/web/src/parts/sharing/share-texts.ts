// Shares of a whole in words, side by side.
import { wholePercents } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');
const percentText = numberFormat({ style: 'percent' });

/** Whole percent that add up; a share that is rounded away is still not nothing. */
export function shareTexts(shares: readonly number[]): readonly string[] {
  const percents = wholePercents(shares.map((share) => (Number.isFinite(share) ? Math.max(0, share) : 0)));
  return shares.map((share, i) =>
    share > 0 && percents[i] === 0 ? `<${percentText(0.01)}` : percentText((percents[i] ?? 0) / 100),
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
        text: percent === 100 && outcome.probability < 1 ? t('over', { share: 0.99 }) : percentText(percent / 100),
      },
    ];
  });
}
