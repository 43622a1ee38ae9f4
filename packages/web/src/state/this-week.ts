// This week's events for players who use them: when another week has begun, its events are taken.

import { isSame } from './data/data.ts';
import type { SettingsActions } from './data/settings.ts';
import type { DataStores } from './data/stores.ts';
import { loadAhead } from './page/loading.ts';

/** A day of the game begins at four in the morning. */
const FIRST_HOUR = 4;

/** The game's day by the clock of the device, this many days ago, as 2026-11-16. */
function dateAt(now: number, ago: (weekday: number) => number): string {
  const day = new Date(now);
  day.setHours(day.getHours() - FIRST_HOUR);
  day.setDate(day.getDate() - ago((day.getDay() + 6) % 7));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The Monday of the week. */
export const mondayAt = (now: number): string => dateAt(now, (weekday) => weekday);

export const dayAt = (now: number): string => dateAt(now, () => 0);

/** `known`: looks the week up even if it is the stored one, because a release may know more about it. */
export async function followWeek(
  { user }: Pick<DataStores, 'user'>,
  { set }: Pick<SettingsActions, 'set'>,
  now: number,
  known: 'again' | 'enough',
): Promise<void> {
  const monday = mondayAt(now);
  const { event } = user.getState();
  if (event?.from !== 'week' || (known === 'enough' && event.monday === monday)) return;
  const found = await loadAhead(() => import('./data/week-events.ts'));
  const present = found?.eventOfWeek(monday, 'week');
  if (present && user.getState().event === event && !isSame(event, present)) set('event', present);
}
