// Times of the day as a line of text, and out of one.
import { LOOK_LIMITS, parseClock } from '@oversleep/game';

export const timesText = (times: readonly string[]): string => times.join(', ');

/** Reads typed times such as "7:30, 12, 18:15"; undefined if one of them is not a time. */
export function readTimes(text: string): readonly string[] | undefined {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const times = parts.map((part) => {
    const [, hours = '?', minutes = '00'] = /^(\d{1,2})(?::(\d\d))?$/.exec(part) ?? [];
    return `${hours.padStart(2, '0')}:${minutes}`;
  });
  const isGood =
    times.length > 0 && times.length <= LOOK_LIMITS.mostTimes && times.every((time) => parseClock(time) !== undefined);
  return isGood ? [...new Set(times)].sort() : undefined;
}
