// A time in words, "1小時22分20秒": numbers by our own reader, their units by the text reader.
import { normalized } from '@oversleep/game';

const UNITS = {
  hours: ['小時', '小时', '時間', '时间', '시간', 'hours', 'hour', 'hrs', 'hr', 'h'],
  minutes: ['分鐘', '分钟', '分', '분', 'minutes', 'minute', 'mins', 'min', 'm'],
  seconds: ['秒', '초', 'seconds', 'second', 'secs', 'sec', 's'],
} as const;
type Unit = keyof typeof UNITS;

const ORDER: readonly Unit[] = ['hours', 'minutes', 'seconds'];

const SECONDS: { readonly [unit in Unit]: number } = { hours: 3600, minutes: 60, seconds: 1 };

const wordsOf = (unit: Unit) => UNITS[unit].join('|');
const PART = new RegExp(`(\\d+)(${wordsOf('hours')}|${wordsOf('minutes')}|${wordsOf('seconds')})`, 'g');

interface DurationPart {
  readonly digits: string;
  readonly unit: Unit;
}

function partsOf(text: string): DurationPart[] {
  const plain = normalized('NFKC', text).toLowerCase().replaceAll('$', 's').replace(/\s/g, '');
  return [...plain.matchAll(PART)].flatMap(([, digits = '', word = '']) => {
    const unit = (Object.keys(UNITS) as Unit[]).find((each) => (UNITS[each] as readonly string[]).includes(word));
    return unit ? [{ digits, unit }] : [];
  });
}

const isTime = (parts: readonly DurationPart[]) =>
  parts.length > 0 &&
  new Set(parts.map(({ unit }) => unit)).size === parts.length &&
  parts.every(({ digits, unit }) => unit === 'hours' || Number(digits) < 60);

/** Seconds, and whether both readers saw the same digits. */
export function durationOf(
  text: string,
  numbers: readonly { readonly text: string }[],
): { readonly seconds: number; readonly isAgreed: boolean } | undefined {
  const parts = partsOf(text);
  const own = numbers.map((number) => number.text);
  const isAgreed = parts.map(({ digits }) => digits).join(' ') === own.join(' ');
  // As many numbers as units: the digits are our own reader's, unless it lost one that touches a letter.
  const isSame = own.length === parts.length && own.every((digits, i) => digits.length === parts[i]?.digits.length);
  const merged = isSame ? parts.map((part, i) => ({ ...part, digits: own[i] ?? part.digits })) : parts;
  // Three numbers are hours, minutes and seconds, whatever their units look like.
  const byOrder = own.length === 3 ? ORDER.map((unit, i) => ({ unit, digits: own[i] ?? '' })) : [];
  const read =
    [merged, byOrder, parts].find((way) => isTime(way) && way.length >= own.length) ?? [merged, parts].find(isTime);
  if (!read) return undefined;
  return { seconds: read.reduce((sum, { digits, unit }) => sum + Number(digits) * SECONDS[unit], 0), isAgreed };
}
