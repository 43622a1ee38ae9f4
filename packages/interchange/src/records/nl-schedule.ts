// The schedule of a team of Neroli's Lab: shifts by slot that repeat every day, read as a rotation.
import { clockIn, formatClock, isObject } from '@oversleep/game';

/** From then on the member is in the slot, every day. */
interface DailySwap<M> {
  readonly slot: number;
  /** Minutes of the day. */
  readonly at: number;
  readonly member: M | null;
}

export interface NlSchedule<M> {
  readonly shifts: readonly DailySwap<M>[];
  /** Whether some shifts begin on a condition (a chance of Extra Tasty, a pot, a berry zone), which we can't simulate. */
  readonly hasConditions: boolean;
}

/** Undefined where there is none. */
export function nlSchedule<M>(schedule: unknown, memberOf: (id: unknown) => M | null): NlSchedule<M> | undefined {
  if (!Array.isArray(schedule)) return undefined;
  const entries = schedule.filter(isObject);
  const shifts = entries.flatMap(({ slotIndex, externalId, startTime }) => {
    const at = clockIn(startTime);
    return typeof slotIndex === 'number' && slotIndex >= 0 && slotIndex < 5 && at !== undefined
      ? [{ slot: slotIndex, at, member: memberOf(externalId) }]
      : [];
  });
  return { shifts, hasConditions: shifts.length < entries.length };
}

/** Line-ups and changes; slots without shifts keep the members of the team. Undefined where no slot changes. */
export function dailySwapPlan<M>({ shifts }: NlSchedule<M>, members: readonly (M | null)[]) {
  const times = [...new Set(shifts.map(({ at }) => at))].sort((a, b) => a - b);
  if (times.length < 2) return undefined;
  const inAt = (slot: number, time: number): M | null => {
    const own = shifts.filter((shift) => shift.slot === slot).toSorted((a, b) => a.at - b.at);
    return own.length === 0
      ? (members[slot] ?? null)
      : ((own.findLast(({ at }) => at <= time) ?? own.at(-1))?.member ?? null);
  };
  const slots = [0, 1, 2, 3, 4];
  return {
    lineups: times.map((time) => slots.flatMap((slot) => inAt(slot, time) ?? [])),
    changes: times.map((time, lineup) => ({ lineup, at: formatClock(time) })),
  };
}
