// The 24 hours as a ring, midnight on top: between angles and clock times.
import { type Clock, DAY, onClock, type Schedule, sleepMinutes } from '@oversleep/game';
import { CLOCK_STEP } from '../../../parts/words/clock-text.ts';

export interface DialPoint {
  readonly x: number;
  readonly y: number;
}

const FULL = 2 * Math.PI;

/** On a circle around the origin. */
export function spotAt(clock: Clock, radius: number): DialPoint {
  const angle = (clock / DAY) * FULL;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The time a point on the dial means, in whole steps. */
export function clockAt({ x, y }: DialPoint): Clock {
  const angle = Math.atan2(x, -y);
  return onClock(Math.round(((angle / FULL) * DAY) / CLOCK_STEP) * CLOCK_STEP);
}

/** The arc of the night, clockwise from bedtime to wake-up, as an SVG path. */
export function nightArc({ bedtime, wakeup }: Schedule, radius: number): string {
  const [from, to] = [spotAt(bedtime, radius), spotAt(wakeup, radius)];
  const isLong = sleepMinutes({ bedtime, wakeup }) > DAY / 2 ? 1 : 0;
  return `M${from.x.toFixed(2)} ${from.y.toFixed(2)} A${radius} ${radius} 0 ${isLong} 1 ${to.x.toFixed(2)} ${to.y.toFixed(2)}`;
}

const at = (hours: number, minutes = 0): Clock => hours * 60 + minutes;

/** Nights to choose from; each name has a message. */
export const PRESETS = [
  { name: 'usual', bedtime: at(21, 30), wakeup: at(6) },
  { name: 'earlyBird', bedtime: at(20), wakeup: at(4, 30) },
  { name: 'nightOwl', bedtime: at(0, 30), wakeup: at(9) },
  { name: 'shortNight', bedtime: at(23, 30), wakeup: at(6) },
] as const;
