// A day's second sleep: a nap, or the shorter part of a split night. The player doesn't check in meanwhile, and it
// recovers energy by its length.
import { mealSpans, minutesFrom, parseClock, type Schedule, WEEKDAYS } from '@oversleep/game';
import { collect, passTimeAway, storedProcs } from '../loop/away.ts';
import { lookIn, passDay, serveNext } from '../loop/day.ts';
import { findProc, rest } from '../loop/help.ts';
import type { Plan } from '../loop/plan.ts';
import type { State } from '../loop/state.ts';
import { Count } from '../loop/tally.ts';
import { arrive } from './arrive.ts';
import type { Instant } from './calendar.ts';
import type { WeekQuestion } from './types.ts';

/** Minutes since wake-up. */
export interface Nap {
  readonly from: number;
  readonly to: number;
}

/** By weekday. A nap under way now ends with this look at the game. */
export function napsOf(
  { wakeup }: Schedule,
  { naps }: Pick<WeekQuestion, 'naps'>,
  now: Instant,
): readonly (Nap | undefined)[] {
  return WEEKDAYS.map((day, weekday) => {
    const times = naps[day];
    if (!times) return undefined;
    const clock = (time: string) => minutesFrom(wakeup, parseClock(time) ?? wakeup);
    const nap = { from: clock(times.from), to: clock(times.to) };
    const isBrokenOff = weekday === now.weekday && nap.from < now.minute && now.minute < nap.to;
    return isBrokenOff ? { ...nap, to: now.minute } : nap;
  });
}

/** Meals during the nap are cooked before it, or after it if their time has not come by then. */
export function mealsAround({ meals, game, request }: Plan, nap: Nap | undefined): Plan['meals'] {
  if (!nap) return meals;
  const spans = mealSpans(game.rules, request.settings);
  const isOpen = (meal: string, at: number) =>
    spans.some((one) => one.meal === meal && one.spans.some(({ from, to }) => at >= from && at < to));
  return meals.map(({ meal, at }) =>
    at < nap.from || at >= nap.to ? { meal, at } : { meal, at: isOpen(meal, nap.from) ? nap.from : nap.to },
  );
}

/** Share of the night's energy that remains after a nap: both together recover as much as a full sleep. */
export function sleptAfter({ game: { rules }, sleep }: Pick<Plan, 'game' | 'sleep'>, nap: Nap | undefined): number {
  if (!nap) return 1;
  return Math.min(1, Math.max(0, rules.energy.sleep.minutes - (nap.to - nap.from)) / sleep);
}

/** `onAsleep` runs when everything before the nap is done. */
export function takeNap(state: State, nap: Nap, onAsleep: () => void): void {
  const { plan, members } = state;
  const meals = mealsAround(plan, nap);
  passDay(state, nap.from);
  state.now = nap.from;
  if (plan.looks) lookIn(state);
  else arrive(state, nap.from);
  cookUntil(nap.from);
  onAsleep();
  state.now = nap.to;
  for (const member of members) {
    passTimeAway(state, member, Count.energyNight);
    collect(state, member);
    rest(member, (nap.to - nap.from) / plan.sleep);
  }
  for (const member of members) storedProcs(state, member);
  for (const member of members) findProc(state, member);
  cookUntil(nap.to);

  function cookUntil(time: number): void {
    while ((meals[state.meal]?.at ?? Number.POSITIVE_INFINITY) <= time) serveNext(state);
  }
}
