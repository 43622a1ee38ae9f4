// When somebody looks in, in words.
import {
  awakeMinutes,
  formatClock,
  isLook,
  type LookIn,
  minutesFrom,
  parseClock,
  type Schedule,
} from '@oversleep/game';

export type LookInKind = 'always' | 'hours' | 'times';

export const LOOK_IN_CHOICES: readonly { readonly value: LookInKind; readonly label: string }[] = [
  { value: 'always', label: 'All the time' },
  { value: 'hours', label: 'Every few hours' },
  { value: 'times', label: 'At set times' },
];

export const lookInKind = (lookIn: LookIn): LookInKind =>
  lookIn === 'always' ? 'always' : 'at' in lookIn ? 'times' : 'hours';

/** To begin with: as most players do. */
const USUAL = { always: 'always', hours: { everyHours: 4 }, times: { at: ['12:30', '18:30', '21:30'] } } as const;

export const usualLookIn = (kind: LookInKind): LookIn => USUAL[kind];

/** Set times that count: after wake-up and until bedtime. The others, while the player sleeps, are `asleep`. */
function looksOfDay(schedule: Schedule, at: readonly string[]) {
  const minute = (time: string) => minutesFrom(schedule.wakeup, parseClock(time) ?? schedule.wakeup);
  return {
    awake: at.filter((time) => isLook(schedule, minute(time))),
    asleep: at.filter((time) => minute(time) > awakeMinutes(schedule)),
  };
}

/** Without set times that do not count, so that they change neither figures nor words. */
export const countedLooks = (schedule: Schedule, lookIn: LookIn): LookIn =>
  lookIn === 'always' || !('at' in lookIn) ? lookIn : { at: looksOfDay(schedule, lookIn.at).awake };

/** "23:30 is after your bedtime (21:30) and doesn't count." */
export function asleepWords(schedule: Schedule, at: readonly string[]): string | undefined {
  const { asleep } = looksOfDay(schedule, at);
  if (asleep.length === 0) return undefined;
  const [verb, count] = asleep.length === 1 ? ['is', 'doesn’t'] : ['are', 'don’t'];
  return `${LIST.format(asleep)} ${verb} after your bedtime (${formatClock(schedule.bedtime)}) and ${count} count.`;
}

const LIST = new Intl.ListFormat('en');

/** "Checking in every 4 hours"; set times are those that count. */
export function lookInWords(lookIn: LookIn): string {
  if (lookIn === 'always') return 'Checking in all the time';
  if ('at' in lookIn) {
    const { length } = lookIn.at;
    return length === 0
      ? 'Checking in at wake-up only'
      : `Checking in ${length === 1 ? 'once' : `${length} times`} a day after wake-up`;
  }
  return `Checking in every ${lookIn.everyHours === 1 ? 'hour' : `${lookIn.everyHours} hours`}`;
}
