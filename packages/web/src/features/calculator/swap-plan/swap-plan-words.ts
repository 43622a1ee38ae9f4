// Days, times and names of a rotation, in words.
import { type Creature, type EditionId, formatClock, gameOf, mealTimes, minuteOf } from '@oversleep/game';
import { dateFormat, listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import type { Swap, Times } from '../../../parts/swap-plan/slot-swaps.ts';
import type { Creatures, PlayerTeam } from '../../../state/data/data.ts';

const t = messages('rotation');
const listed = listFormat();
const short = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const long = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** Any Monday. */
const MONDAY = Date.parse('2024-01-01');
const DAY_MS = 86_400_000;

export const shortDay = (day: number): string => short(MONDAY + day * DAY_MS);
export const longDay = (day: number): string => long(MONDAY + day * DAY_MS);

/** When a team wakes up, eats and goes to bed. */
export const timesOf = (edition: EditionId, team: Pick<PlayerTeam, 'bedtime' | 'wakeup'>): Times => ({
  schedule: team,
  meals: mealTimes(gameOf(edition).rules, team).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
});

/** The time of day of a swap; as it is written where it can't be. */
export function clockOf(at: string, times: Times): string {
  const minute = minuteOf(at, times);
  return minute === undefined ? at : formatClock((times.schedule.wakeup + Math.floor(minute)) % (24 * 60));
}

export const nameIn = (creatures: Creatures, id: string): string => {
  const creature: Creature | undefined = creatures[id];
  return creature ? displayNameOf(creature) : id;
};

/** Abomasnow in, Meowscarada out */
export function swapText({ coming, leaving }: Swap, creatures: Creatures): string {
  const names = (ids: readonly string[]) => listed(ids.map((id) => nameIn(creatures, id)));
  return [
    ...(coming.length > 0 ? [t('week.in', { names: names(coming) })] : []),
    ...(leaving.length > 0 ? [t('week.out', { names: names(leaving) })] : []),
  ].join(', ');
}

const mealKey = (meal: string) => (meal === 'breakfast' || meal === 'lunch' ? meal : 'other');

/** Before dinner */
export function timeName(at: string): string {
  if (at === 'wakeup' || at === 'bedtime') return t(`time.${at}`);
  const [side, meal = ''] = at.split(':');
  return t(side === 'after' ? 'time.after' : 'time.before', { meal: mealKey(meal) });
}

/** The times of a day that a swap is usually at, in order. */
export function usualTimes(times: Times): readonly { readonly at: string; readonly label: string }[] {
  const meals = times.meals.flatMap(({ meal }) => [`before:${meal}`, `after:${meal}`]);
  return ['wakeup', ...meals, 'bedtime']
    .flatMap((at) => {
      const minute = minuteOf(at, times);
      return minute === undefined ? [] : [{ at, minute }];
    })
    .sort((a, b) => a.minute - b.minute)
    .map(({ at }) => ({ at, label: `${timeName(at)} (${clockOf(at, times)})` }));
}
