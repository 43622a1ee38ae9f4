// Times of day as they are typed or stepped by keys.
import { type Clock, onClock } from '@oversleep/game';

/** Times are chosen in steps of five minutes. */
export const CLOCK_STEP = 5;

const KEY_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', CLOCK_STEP],
  ['ArrowUp', CLOCK_STEP],
  ['ArrowLeft', -CLOCK_STEP],
  ['ArrowDown', -CLOCK_STEP],
  ['PageUp', 60],
  ['PageDown', -60],
]);

/** Around the clock; undefined for keys that are not ours. */
export function clockAfterKey(key: string, clock: Clock): Clock | undefined {
  const step = KEY_STEPS.get(key);
  return step === undefined ? undefined : onClock(clock + step);
}

/** 21:30, 2130, 930 and 7 as people type them; undefined for what is no time. */
export function readClock(text: string): Clock | undefined {
  const [, long, longRest, short] = /^\s*(?:(\d{1,2})[:.h ]?(\d{2})|(\d{1,2}))\s*$/.exec(text) ?? [];
  const [hours, minutes] = [Number(long ?? short), Number(longRest ?? 0)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
