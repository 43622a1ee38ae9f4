// Texts for a difference and how sure it is.
import { chanceText, compactNumber } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { tenthText, wholeText } from './amounts.ts';
import { type Verdict, type Versus, verdictOf } from './versus.ts';

const t = messages('compare');

/** +12.3K, −450, ±0. */
export function changeText(change: number): string {
  if (Math.round(change * 10) === 0) return '±0';
  return `${change > 0 ? '+' : '−'}${compactNumber(Math.abs(change))}`;
}

/** In percent of the baseline. */
export function shareText(change: number, base: number): string {
  if (base === 0) return '';
  const percent = (change / base) * 100;
  if (Math.abs(percent) < 0.05) return '±0 %';
  const size = Math.abs(percent) < 10 ? tenthText(Math.abs(percent)) : wholeText(Math.abs(percent));
  return `${percent > 0 ? '+' : '−'}${size} %`;
}

/** How likely the verdict is right. */
const chanceOf = (verdict: Verdict, better: number): string => chanceText(verdict === 'worse' ? 1 - better : better);

export function verdictText(result: Versus): string {
  const verdict = verdictOf(result);
  return verdict === 'same' ? t('versus.same') : t(`versus.${verdict}`, { chance: chanceOf(verdict, result.better) });
}

/** The best of the others against the baseline, in one sentence. */
export function versusSentence(name: string, base: string, result: Versus, baseMean: number): string {
  const verdict = verdictOf(result);
  if (verdict === 'same') return t('verdict.same', { name, base });
  const amount = shareText(result.difference, baseMean);
  return t(`verdict.${verdict}`, { name, base, amount, chance: chanceOf(verdict, result.better) });
}
