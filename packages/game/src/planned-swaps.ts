// A rotation as a list of what to do when: who comes in and who leaves, in the order of the week.
import { readSwapPlan } from './normal-swap-plan.ts';
import type { SwapPlan } from './swap-plan-shape.ts';
import { awakeMinutes, type Clock, mealTimes, onClock, type Schedule } from './time.ts';
import type { Meal, Rules } from './types.ts';

export interface PlannedSwap {
  /** 0 = Monday. */
  readonly day: number;
  /** Whether the player would say it with wake-up, bedtime or a meal; null: with the clock alone. */
  readonly moment: 'wakeup' | 'bedtime' | `before:${Meal}` | `after:${Meal}` | null;
  readonly clock: Clock;
  /** Ids. */
  readonly coming: readonly string[];
  readonly going: readonly string[];
}

const nothing = (): void => {};

function normalOf(asked: SwapPlan, rules: Pick<Rules, 'mealWindows'>, schedule: Schedule) {
  const ids = [...new Set(asked.lineups.flat())];
  const meals = mealTimes(rules, schedule).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup }));
  return { ids, meals, normal: readSwapPlan(asked, { ids, schedule, meals, problem: nothing, note: nothing }) };
}

/** Ids of the line-up that is in longest; the first one where that isn't known. */
export function longestLineup(
  asked: SwapPlan,
  rules: Pick<Rules, 'mealWindows'>,
  schedule: Schedule,
): readonly string[] {
  const [first = []] = asked.lineups;
  const { ids, normal } = normalOf(asked, rules, schedule);
  if (!normal?.rotation) return first;
  // In the normal form its members come first.
  const isFirst = (lineup: readonly number[]) => lineup.every((member) => member < lineup.length);
  const longest = normal.rotation.lineups.find(isFirst) ?? [];
  return longest.map((member) => ids[normal.members[member] ?? -1] ?? '');
}

/** None for a rotation that can't be followed in a week like this, and for one that never changes. */
export function plannedSwaps(
  asked: SwapPlan,
  rules: Pick<Rules, 'mealWindows'>,
  schedule: Schedule,
): readonly PlannedSwap[] {
  const { ids, meals, normal } = normalOf(asked, rules, schedule);
  const { rotation } = normal ?? {};
  if (!normal || !rotation) return [];
  const awake = awakeMinutes(schedule);
  // After a meal is half a minute after it, before one at bedtime half a minute earlier.
  const momentAt = (at: number): Pick<PlannedSwap, 'moment' | 'clock'> => {
    const meal = meals.find((one) => Math.abs(one.at - at) < 1);
    const clock = onClock(schedule.wakeup + (meal?.at ?? at));
    if (meal && at !== awake) return { moment: `${at > meal.at ? 'after' : 'before'}:${meal.meal}`, clock };
    return { moment: at === 0 ? 'wakeup' : at === awake ? 'bedtime' : null, clock };
  };
  const members = (lineup: number) => (rotation.lineups[lineup] ?? []).map((m) => ids[normal.members[m] ?? -1] ?? '');
  return rotation.changes.map(({ day, at, lineup }, c) => {
    const before = members(rotation.changes.at(c - 1)?.lineup ?? lineup);
    const after = members(lineup);
    return {
      day,
      ...momentAt(at),
      coming: after.filter((id) => !before.includes(id)),
      going: before.filter((id) => !after.includes(id)),
    };
  });
}
