// A stretch of time: "8 hours and 30 minutes".
import { listFormat, numberFormat } from '../../messages/formats.ts';

const hoursText = numberFormat({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
const minutesText = numberFormat({ style: 'unit', unit: 'minute', unitDisplay: 'long' });
const joined = listFormat();

export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return joined([...(hours > 0 ? [hoursText(hours)] : []), ...(rest > 0 || hours === 0 ? [minutesText(rest)] : [])]);
}
