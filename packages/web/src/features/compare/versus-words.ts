// Texts for a difference and how sure it is.
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { compactText } from '../../parts/words/wording.ts';
import { type Versus, type VersusVerdict, verdictOf } from './versus.ts';

const t = messages('compare');

/** +12.3K, −450, ±0. */
export function changeText(change: number): string {
  if (Math.round(change * 10) === 0) return '±0';
  return `${change > 0 ? '+' : '−'}${compactText(Math.abs(change))}`;
}

const wholePercent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
const tenthPercent = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** In percent of the baseline. */
export function shareText(change: number, base: number): string {
  if (base === 0) return '';
  const share = Math.abs(change / base);
  if (share < 0.0005) return `±${wholePercent(0)}`;
  return `${change / base > 0 ? '+' : '−'}${share < 0.1 ? tenthPercent(share) : wholePercent(share)}`;
}

/** How likely the verdict is right. */
const chanceOf = (verdict: VersusVerdict, better: number): string =>
  sureText(verdict === 'worse' ? 1 - better : better);

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
