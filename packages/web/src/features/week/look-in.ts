// When the player checks the app: kinds, defaults, and texts.
import {
  awakeMinutes,
  formatClock,
  isLook,
  type LookIn,
  minutesFrom,
  parseClock,
  type Schedule,
} from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('week');
const listText = listFormat();

export const LOOK_IN_KINDS = ['always', 'hours', 'times'] as const;
export type LookInKind = (typeof LOOK_IN_KINDS)[number];

export const lookInKind = (lookIn: LookIn): LookInKind =>
  lookIn === 'always' ? 'always' : 'at' in lookIn ? 'times' : 'hours';

/** Defaults. */
const USUAL = { always: 'always', hours: { everyHours: 4 }, times: { at: ['12:30', '18:30', '21:30'] } } as const;

export const usualLookIn = (kind: LookInKind): LookIn => USUAL[kind];

/** Set times between wake-up and bedtime count; the others are `asleep`. */
function looksOfDay(schedule: Schedule, at: readonly string[]) {
  const minute = (time: string) => minutesFrom(schedule.wakeup, parseClock(time) ?? schedule.wakeup);
  return {
    awake: at.filter((time) => isLook(schedule, minute(time))),
    asleep: at.filter((time) => minute(time) > awakeMinutes(schedule)),
  };
}

/** Without set times that don't count, so they change neither results nor texts. */
export const countedLooks = (schedule: Schedule, lookIn: LookIn): LookIn =>
  lookIn === 'always' || !('at' in lookIn) ? lookIn : { at: looksOfDay(schedule, lookIn.at).awake };

/** "23:30 is after your bedtime (21:30) and doesn't count." */
export function asleepWords(schedule: Schedule, at: readonly string[]): string | undefined {
  const { asleep } = looksOfDay(schedule, at);
  if (asleep.length === 0) return undefined;
  return t('checks.asleep', {
    count: asleep.length,
    times: listText(asleep),
    bedtime: formatClock(schedule.bedtime),
  });
}

/** "Checking every 4 hours costs …"; only set times that count are passed in. */
export const lookInCostText = (lookIn: Exclude<LookIn, 'always'>, cost: string): string =>
  'at' in lookIn
    ? t('checkCost.times', { count: lookIn.at.length, cost })
    : t('checkCost.hours', { hours: lookIn.everyHours, cost });
