// How long the pictures that are left will take, in words.
import { messages } from '../../../messages/messages.ts';

const t = messages('interchangePictures');

/** Undefined until one was read. */
export function timeLeft(times: readonly number[], left: number): string | undefined {
  if (times.length === 0 || left === 0) return undefined;
  const seconds = Math.ceil((left * times.reduce((sum, ms) => sum + ms, 0)) / times.length / 1000);
  if (seconds <= 5) return t('timeLeft.soon');
  if (seconds < 90) return t('timeLeft.seconds', { count: Math.ceil(seconds / 5) * 5 });
  return t('timeLeft.minutes', { count: Math.ceil(seconds / 60) });
}
