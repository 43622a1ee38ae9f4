// How a difference and its sureness are written.
import { chanceText, compactNumber } from '@oversleep/game';
import { type Verdict, type Versus, verdictOf } from './versus.ts';

/** +12.3K, −450; nothing is ±0. */
export function changeText(change: number): string {
  if (Math.round(change * 10) === 0) return '±0';
  return `${change > 0 ? '+' : '−'}${compactNumber(Math.abs(change))}`;
}

/** Of the one it is measured against. */
export function shareText(change: number, base: number): string {
  if (base === 0) return '';
  const percent = (change / base) * 100;
  if (Math.abs(percent) < 0.05) return '±0 %';
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(digits)} %`;
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  same: 'The same',
  better: 'Better',
  worse: 'Worse',
  open: 'Too close to tell',
};

export const verdictText = (result: Versus): string => VERDICTS[verdictOf(result)];

/** The best of the others against the baseline, in one sentence. */
export function versusSentence(name: string, base: string, result: Versus, baseMean: number): string {
  const verdict = verdictOf(result);
  if (verdict === 'same') return `${name} makes exactly what ${base} makes.`;
  const amount = shareText(result.difference, baseMean);
  const sure = chanceText(verdict === 'worse' ? 1 - result.better : result.better);
  if (verdict === 'worse') return `Nobody beats ${base}. Next is ${name}: ${amount}, ${sure} sure.`;
  if (verdict === 'open')
    return `${name} and ${base} are too close to tell: ${amount}, better with a chance of ${sure}.`;
  return `${name} is better than ${base}: ${amount}, ${sure} sure.`;
}
