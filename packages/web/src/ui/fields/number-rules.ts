// Reads a typed number and says what is wrong with it.
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('shell');
const groupedText = numberFormat({});

export interface NumberRules {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Counted from the smallest value, or from 0; 1 where nothing is said, so whole numbers. */
  readonly step?: number | undefined;
  /** One sentence for everything that min, max and step refuse, where the usual ones do not fit. */
  readonly message?: string | undefined;
  /** More to keep to; each says what is wrong, or nothing. */
  readonly rules?: readonly ((value: number) => string | undefined)[] | undefined;
}

export type NumberReading = { readonly value: number } | { readonly refusal: string };

/** Groups of three digits as people separate them: 5,000, 5.000, 5 000 or 5'000. */
const GROUPED = /^[+-]?\d{1,3}([,. \u00a0\u202f'’]\d{3})+$/;

/** Nothing for an empty text: that is on its way to a number. */
export function readNumber(text: string, rules: NumberRules): NumberReading | undefined {
  const typed = plainDigits(text.trim().replace('−', '-'), rules).replace(',', '.');
  if (typed === '') return undefined;
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  const refusal = refusalOf(value, rules);
  return refusal === undefined ? { value } : { refusal };
}

/** Where only whole numbers are taken, 5,000 is five thousand; elsewhere a comma may be a decimal one. */
const plainDigits = (typed: string, { step = 1 }: NumberRules): string =>
  Number.isInteger(step) && GROUPED.test(typed) ? typed.replace(/[^\d+-]/g, '') : typed;

/** For an empty field that has to be a number now. */
export const emptyRefusal = ({ message }: NumberRules): string => message ?? t('refusals.notNumber');

function refusalOf(value: number, { min, max, step = 1, message, rules = [] }: NumberRules): string | undefined {
  const usual = boundRefusal(value, min, max, step);
  if (usual !== undefined) return message ?? usual;
  return rules.map((rule) => rule(value)).find((refusal) => refusal !== undefined);
}

function boundRefusal(value: number, min: number | undefined, max: number | undefined, step: number) {
  const base = min ?? 0;
  if (Number.isNaN(value)) return t('refusals.notNumber');
  if (min !== undefined && value < min) return t('refusals.tooSmall', { limit: limitText(min) });
  if (max !== undefined && value > max) return t('refusals.tooLarge', { limit: limitText(max) });
  if (!isWhole((value - base) / step)) {
    return step === 1 ? t('refusals.notWhole') : t('refusals.notOnStep', { step: String(step), base: String(base) });
  }
  return undefined;
}

/** 999999999 cannot be read at a glance. */
const limitText = (limit: number): string => (Math.abs(limit) >= 100_000 ? groupedText(limit) : String(limit));

// 0.3 is three times 0.1 for people, though not for a computer.
const isWhole = (ratio: number) => Math.abs(ratio - Math.round(ratio)) < 1e-6;

/** The next allowed value in a direction, for the arrow keys. */
export function steppedFrom(value: number, steps: number, { min, max, step = 1 }: NumberRules): number {
  const base = min ?? 0;
  const digits = String(step).split('.')[1]?.length ?? 0;
  const to = base + (Math.round((value - base) / step) + steps) * step;
  const inside = Math.max(min ?? to, Math.min(max ?? to, Number(to.toFixed(digits))));
  // The largest value need not lie on the grid; then the one below it does.
  return refusalOf(inside, { min, max, step }) === undefined ? inside : value;
}
