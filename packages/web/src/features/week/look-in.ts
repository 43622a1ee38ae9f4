// When somebody looks in, as words and out of words.
import { parseClock, WEEK_LIMITS, type WeekLookIn } from '@oversleep/game';

export type LookInKind = 'always' | 'hours' | 'times';

export const LOOK_IN_CHOICES: readonly { readonly value: LookInKind; readonly label: string }[] = [
  { value: 'always', label: 'All the time' },
  { value: 'hours', label: 'Every few hours' },
  { value: 'times', label: 'At set times' },
];

export const lookInKind = (lookIn: WeekLookIn): LookInKind =>
  lookIn === 'always' ? 'always' : 'at' in lookIn ? 'times' : 'hours';

/** To begin with: as most players do. */
const USUAL = { always: 'always', hours: { everyHours: 4 }, times: { at: ['12:30', '18:30', '21:30'] } } as const;

export const usualLookIn = (kind: LookInKind): WeekLookIn => USUAL[kind];

export const timesText = (times: readonly string[]): string => times.join(', ');

/** Times out of what somebody types: "7:30, 12, 18:15"; undefined where one of them is none. */
export function readTimes(text: string): readonly string[] | undefined {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const times = parts.map((part) => {
    const [, hours = '?', minutes = '00'] = /^(\d{1,2})(?::(\d\d))?$/.exec(part) ?? [];
    return `${hours.padStart(2, '0')}:${minutes}`;
  });
  const isGood =
    times.length > 0 && times.length <= WEEK_LIMITS.looks && times.every((time) => parseClock(time) !== undefined);
  return isGood ? [...new Set(times)].sort() : undefined;
}

/** "Looking in every 4 hours". */
export function lookInWords(lookIn: WeekLookIn): string {
  if (lookIn === 'always') return 'Looking in all the time';
  if ('at' in lookIn)
    return `Looking in ${lookIn.at.length === 1 ? 'once' : `${lookIn.at.length} times`} a day after wake-up`;
  return `Looking in every ${lookIn.everyHours === 1 ? 'hour' : `${lookIn.everyHours} hours`}`;
}
