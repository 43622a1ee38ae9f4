// How long a job still takes, from how far it came since it was started.
import { messages } from '../../messages/messages.ts';

const t = messages('best');

export interface Progress {
  /** In milliseconds. */
  readonly at: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Earlier the estimate would jump. */
const LEAST_SHARE = 0.03;
const LEAST_MS = 2000;

/** In milliseconds; undefined while it can't be estimated. */
export function timeLeft(start: Progress, now: Progress): number | undefined {
  const [done, took] = [now.share - start.share, now.at - start.at];
  return done < LEAST_SHARE || took < LEAST_MS ? undefined : ((1 - now.share) / done) * took;
}

/** "about 40 s left"; in steps of 5 s and of minutes, because it is an estimate. */
export function timeLeftText(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 57.5
    ? t('results.secondsLeft', { seconds: Math.max(5, Math.round(seconds / 5) * 5) })
    : t('results.minutesLeft', { minutes: Math.round(seconds / 60) });
}
