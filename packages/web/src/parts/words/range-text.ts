// Amounts of any size in words, and how sure they are.
import { marginOf } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import { countText } from './wording.ts';

const oneDecimal = numberFormat({ maximumFractionDigits: 1 });
const twoDecimals = numberFormat({ maximumFractionDigits: 2 });

/** Whole from a thousand on, one decimal below, two where one would show next to nothing. */
export function amountText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return countText(value);
  return size >= 0.1 || size === 0 ? oneDecimal(value) : twoDecimals(value);
}

/** The smallest difference that shows in an amount of this size. */
export function stepOf(value: number): number {
  const size = Math.abs(value);
  if (size >= 1000) return 1;
  return size >= 0.1 || size === 0 ? 0.1 : 0.01;
}

/** With its sign, also for what is more. */
export function changeText(value: number, format: (value: number) => string = amountText): string {
  const text = format(Math.abs(value));
  if (text === format(0)) return '±0';
  return value < 0 ? `−${text}` : `+${text}`;
}

export const marginText = (error: number, format: (value: number) => string = amountText): string =>
  `± ${format(marginOf(error))}`;

/** A change that luck alone could have made is none that one should act on. */
export const isClear = (change: number, error: number): boolean => Math.abs(change) > marginOf(error);
