// How long a night is, and why one is refused.
import { DAY, type Schedule, sleepMinutes } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';

const t = messages('calculatorSettings');

/** As in "8 hours and 30 minutes". */
export function durationWords(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('sleep.minutes', { minutes });
  return minutes === 0 ? t('sleep.hours', { hours }) : t('sleep.hoursMinutes', { hours, minutes });
}

/** The shortest night and the shortest day that the game's own clock offers. */
const LEAST_MINUTES = 120;

/** Why a schedule can't be saved; undefined for a good one. */
export function sleepRefusal(schedule: Schedule): string | undefined {
  const night = sleepMinutes(schedule);
  const day = DAY - night;
  if (night < LEAST_MINUTES) return t('sleep.nightTooShort', { duration: durationWords(night) });
  return day < LEAST_MINUTES ? t('sleep.dayTooShort', { duration: durationWords(day) }) : undefined;
}
