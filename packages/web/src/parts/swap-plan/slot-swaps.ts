// The rotation of a team by slot: five rows of shifts, what swaps they make, and the rotation that they are.
import {
  DAY,
  DAYS_A_WEEK,
  minuteOf,
  normalSwapPlan,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  type SwapPlanContext,
  type Team,
  type TeamPlaces,
  WEEKDAYS,
} from '@oversleep/game';

export type Times = Pick<SwapPlanContext, 'schedule' | 'meals'>;

/** From then on the Pokémon is in the slot; null: the slot is empty. */
export interface SlotSwap {
  /** 0 = Monday. */
  readonly day: number;
  /** As in a rotation: wakeup, bedtime, before:lunch, after:lunch, 18:00. */
  readonly at: string;
  readonly id: string | null;
}

export type SlotPlan = readonly SlotSwap[];

/** In the order of the week; a time that is not known any more counts as wake-up. */
export const whenOf = ({ day, at }: Pick<SlotSwap, 'day' | 'at'>, times: Times): number =>
  day * DAY + (minuteOf(at, times) ?? 0);

/** A row for each slot. Without a rotation each has one shift, which lasts all week. */
export function rowsOf({ members, rotation }: Pick<Team, 'members' | 'rotation'>, times: Times): readonly SlotPlan[] {
  if (!rotation) return members.map((id) => [{ day: 0, at: 'wakeup', id }]);
  const entries = rotation.changes
    .flatMap(({ lineup, at, days = WEEKDAYS }) => days.map((day) => ({ day: WEEKDAYS.indexOf(day), at, lineup })))
    .sort((a, b) => whenOf(a, times) - whenOf(b, times));
  const homes = new Map<string, number>(members.flatMap((id, place) => (id === null ? [] : [[id, place]])));
  let slots: readonly (string | null)[] = members.map(() => null);
  const rows: SlotSwap[][] = members.map(() => []);
  const enter = (lineup: readonly string[]) => {
    const next = slots.map((id) => (id !== null && lineup.includes(id) ? id : null));
    const coming = lineup.filter((id) => !next.includes(id));
    for (const id of coming) {
      const home = homes.get(id);
      const place = home !== undefined && next[home] === null ? home : next.indexOf(null);
      if (place < 0) continue;
      next[place] = id;
      homes.set(id, place);
    }
    return next;
  };
  // Who comes in takes the slot of the member that is out; only a whole week shows who that is.
  for (const { lineup } of entries) slots = enter(rotation.lineups[lineup] ?? []);
  for (const { day, at, lineup } of entries) {
    const before = slots;
    slots = enter(rotation.lineups[lineup] ?? []);
    for (const [place, id] of slots.entries()) if (id !== before[place]) rows[place]?.push({ day, at, id });
  }
  return rows.map((row, place) => (row.length > 0 ? row : [{ day: 0, at: 'wakeup', id: slots[place] ?? null }]));
}

/** Whether a Pokémon is in the team at a minute of the week. */
export const isIn = (rows: readonly SlotPlan[], id: string, when: number, times: Times): boolean =>
  rows.some((row) => idAt(row, when, times) === id);

export type RowsProblem = 'twice' | 'lineups' | 'changes' | 'empty';

export interface TeamWithPlan {
  readonly members: TeamPlaces;
  readonly rotation: SwapPlan | undefined;
}

/** Who is in the slot at a time of the week. */
function idAt(row: SlotPlan, when: number, times: Times): string | null {
  const sorted = row.toSorted((a, b) => whenOf(a, times) - whenOf(b, times));
  return (sorted.findLast((shift) => whenOf(shift, times) <= when) ?? sorted.at(-1))?.id ?? null;
}

/** Members and rotation of a team with these rows: no rotation where the same members are in all week. */
export function teamWithPlan(rows: readonly SlotPlan[], times: Times): TeamWithPlan | RowsProblem {
  const starts = [...new Map(rows.flat().map((shift) => [whenOf(shift, times), shift])).entries()].sort(
    ([a], [b]) => a - b,
  );
  const slots = starts.map(([when]) => rows.map((row) => idAt(row, when, times)));
  const idsOf = (places: readonly (string | null)[]) => places.filter((id) => id !== null);
  if (slots.some((places) => new Set(idsOf(places)).size < idsOf(places).length)) return 'twice';
  const roster = [...new Set(slots.flatMap(idsOf))];
  if (roster.length === 0) return 'empty';
  const normal = normalSwapPlan(
    slots.map((places) => idsOf(places).map((id) => roster.indexOf(id))),
    starts.map(([when], lineup) => ({ day: Math.floor(when / DAY), at: when % DAY, lineup })),
  );
  const keyOf = (places: readonly (string | null)[]) => idsOf(places).toSorted().join();
  const inLongest = normal.members.slice(0, longest(normal, starts.length)).map((number) => roster[number] ?? '');
  const main = slots.find((places) => keyOf(places) === inLongest.toSorted().join()) ?? slots[0] ?? [];
  const [a = null, b = null, c = null, d = null, e = null] = main;
  const members: TeamPlaces = [a, b, c, d, e];
  if (!normal.rotation) return { members, rotation: undefined };
  const keys = [...new Set(slots.map(keyOf))];
  if (keys.length > SWAP_PLAN_LIMITS.lineups) return 'lineups';
  const real = starts.flatMap(([, { day, at }], s) => {
    const key = keyOf(slots[s] ?? []);
    return key === keyOf(slots.at(s - 1) ?? []) ? [] : [{ day, at, lineup: keys.indexOf(key) }];
  });
  if (real.length > SWAP_PLAN_LIMITS.changes) return 'changes';
  const lineups = keys.map((key) => idsOf(slots.find((places) => keyOf(places) === key) ?? []));
  return { members, rotation: { lineups, changes: grouped(real) } };
}

/** How many of the members, which begin with the line-up that is in longest, are in that line-up. */
function longest({ rotation, members }: ReturnType<typeof normalSwapPlan>, changes: number): number {
  if (!rotation || changes < 2) return members.length;
  const sizes = rotation.lineups
    .filter((lineup) => lineup.every((number, at) => number === at))
    .map(({ length }) => length);
  return Math.max(...sizes, 0);
}

/** Changes to the same line-up at the same time of several days are one. */
function grouped(
  changes: readonly { readonly day: number; readonly at: string; readonly lineup: number }[],
): SwapPlan['changes'] {
  const groups = new Map<string, { at: string; lineup: number; days: number[] }>();
  for (const { day, at, lineup } of changes) {
    const known = groups.get(`${lineup} ${at}`);
    if (known) known.days.push(day);
    else groups.set(`${lineup} ${at}`, { at, lineup, days: [day] });
  }
  return [...groups.values()].map(({ at, lineup, days }) => ({
    lineup,
    at,
    ...(days.length < DAYS_A_WEEK && { days: days.flatMap((day) => WEEKDAYS[day] ?? []) }),
  }));
}

/** What the player does at one time of the week. */
export interface Swap {
  readonly day: number;
  readonly at: string;
  readonly coming: readonly string[];
  readonly leaving: readonly string[];
}

/** In the order of the week. */
export function swapsOf(rows: readonly SlotPlan[], times: Times): readonly Swap[] {
  const starts = [...new Map(rows.flat().map((shift) => [whenOf(shift, times), shift])).entries()].sort(
    ([a], [b]) => a - b,
  );
  const inAt = (when: number) => rows.map((row) => idAt(row, when, times)).filter((id) => id !== null);
  return starts.flatMap(([when, { day, at }], s) => {
    const before = inAt(starts.at(s - 1)?.[0] ?? when);
    const now = inAt(when);
    const [coming, leaving] = [now.filter((id) => !before.includes(id)), before.filter((id) => !now.includes(id))];
    return coming.length + leaving.length > 0 ? [{ day, at, coming, leaving }] : [];
  });
}

/** Without the shifts that begin then: the member before stays in. A row keeps its last shift. */
export const withoutSwap = (
  rows: readonly SlotPlan[],
  swap: Pick<Swap, 'day' | 'at'>,
  times: Times,
): readonly SlotPlan[] =>
  rows.map((row) => {
    const left = row.filter((shift) => whenOf(shift, times) !== whenOf(swap, times));
    return left.length > 0 ? left : row;
  });

/** With another shift in a slot, instead of one that begins at the same time. */
export const withSlotSwap = (
  rows: readonly SlotPlan[],
  place: number,
  shift: SlotSwap,
  times: Times,
): readonly SlotPlan[] =>
  rows.map((row, at) =>
    at === place
      ? [...row.filter((other) => whenOf(other, times) !== whenOf(shift, times)), shift].sort(
          (a, b) => whenOf(a, times) - whenOf(b, times),
        )
      : row,
  );
