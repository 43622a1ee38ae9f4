// Swaps in words: what to do when.
import { formatClock, type PlannedSwap, WEEKDAYS } from '@oversleep/game';
import { dateFormat, listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('best');

const weekdayText = dateFormat({ weekday: 'short', timeZone: 'UTC' });
/** Any Monday. */
const MONDAY = Date.parse('2024-01-01');
const dayText = (day: number): string => weekdayText(MONDAY + day * 86_400_000);
const dayList = listFormat({ type: 'unit' });
const nameList = listFormat();

const MEALS = {
  'before:breakfast': 'beforeBreakfast',
  'before:lunch': 'beforeLunch',
  'before:dinner': 'beforeDinner',
  'after:breakfast': 'afterBreakfast',
  'after:lunch': 'afterLunch',
  'after:dinner': 'afterDinner',
} as const;

/** Players eat when they like, so a meal says more than the time that is assumed for it. */
const timeText = ({ moment, clock }: PlannedSwap): string =>
  moment === null || moment === 'wakeup' || moment === 'bedtime' ? formatClock(clock) : t(`swapTimes.${MEALS[moment]}`);

/** The same swap on several days. */
export interface SwapLine {
  /** "Tue, Thu, Sat 06:00", "Every day before lunch" */
  readonly when: string;
  readonly coming: string;
  readonly going: string;
}

/** In the order of the week; a swap that happens on several days is one line. */
export function swapLines(moves: readonly PlannedSwap[], nameOf: (id: string) => string): readonly SwapLine[] {
  const groups = new Map<string, PlannedSwap[]>();
  for (const move of moves) {
    const key = JSON.stringify([move.clock, move.coming, move.going]);
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const days = same.map(({ day }) => day);
    const when = timeText(first);
    return [
      {
        when:
          days.length === WEEKDAYS.length
            ? t('swaps.everyDay', { when })
            : t('swaps.onDays', { days: dayList(days.map(dayText)), when }),
        coming: nameList(first.coming.map(nameOf)),
        going: nameList(first.going.map(nameOf)),
      },
    ];
  });
}
