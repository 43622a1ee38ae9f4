// A stretch of time: "8 hours and 30 minutes", or "1 day 4 hr" until something happens.
import { listFormat, numberFormat } from '../../messages/formats.ts';

const unitText = (unit: 'day' | 'hour' | 'minute', unitDisplay: 'long' | 'short') =>
  numberFormat({ style: 'unit', unit, unitDisplay });
const hoursText = unitText('hour', 'long');
const minutesText = unitText('minute', 'long');
const joined = listFormat();

export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return joined([...(hours > 0 ? [hoursText(hours)] : []), ...(rest > 0 || hours === 0 ? [minutesText(rest)] : [])]);
}

const shortDays = unitText('day', 'short');
const shortHours = unitText('hour', 'short');
const shortMinutes = unitText('minute', 'short');
const side = listFormat({ type: 'unit', style: 'narrow' });

const A_DAY = 24 * 60;

/** In two units at most: minutes of a day that is far away say nothing. */
export function spanText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / A_DAY), Math.floor((minutes % A_DAY) / 60), minutes % 60];
  return side([
    ...(days > 0 ? [shortDays(days)] : []),
    ...(hours > 0 ? [shortHours(hours)] : []),
    ...(days === 0 && (rest > 0 || hours === 0) ? [shortMinutes(rest)] : []),
  ]);
}
