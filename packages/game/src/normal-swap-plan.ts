// A rotation in its normal form: who is in the team when, over a week that repeats. Texts with the same meaning have the
// same normal form, and with one line-up left it is a plain team.

import { SWAP_PLAN_LIMITS } from './swap-plan-limits.ts';
import type { SwapPlan, SwapRules } from './swap-plan-shape.ts';
import { awakeMinutes, DAY, DAYS_A_WEEK, minutesFrom, parseClock, type Schedule, WEEKDAYS } from './time.ts';

export interface LineupChange {
  /** 0 = Monday. */
  readonly day: number;
  /** Minutes since wake-up. After a meal it is half a minute later, before one at bedtime half a minute earlier. */
  readonly at: number;
  readonly lineup: number;
}

/** Line-ups are lists of members' numbers, by first appearance in the week. */
export interface NormalSwapPlan {
  readonly lineups: readonly (readonly number[])[];
  /** In the order of the week. */
  readonly changes: readonly LineupChange[];
  /** Those that are not the usual ones. */
  readonly rules?: Partial<SwapRules>;
}

const USUAL_SWAP_RULES: SwapRules = { bench: 0.05, clock: 'restart', pity: 'leavers', charges: 'reset' };

export const swapRules = ({ rules }: Pick<NormalSwapPlan, 'rules'>): SwapRules => ({
  ...USUAL_SWAP_RULES,
  ...rules,
});

const MINUTES_A_WEEK = DAY * DAYS_A_WEEK;
const HALF = 0.5;

export interface SwapPlanContext {
  readonly ids: readonly string[];
  readonly schedule: Schedule;
  /** Minutes since wake-up at which meals are eaten. */
  readonly meals: readonly { readonly meal: string; readonly at: number }[];
  readonly problem: (field: string, message: string) => void;
  readonly note: (field: string, message: string) => void;
}

/** What is left of a team with a rotation: its members, by their old numbers, and the rotation, if they still change. */
export interface NormalTeam {
  readonly members: readonly number[];
  readonly rotation: NormalSwapPlan | undefined;
}

/** Undefined with at least one problem. */
export function readSwapPlan(asked: SwapPlan, context: SwapPlanContext): NormalTeam | undefined {
  const { ids, problem, note } = context;
  const sets = asked.lineups.map((lineup, l) =>
    lineup.map((id, m) => {
      const number = ids.indexOf(id);
      if (number < 0) problem(`lineups[${l}][${m}]`, `No member has the id ${id}`);
      return number;
    }),
  );
  const entries = entriesOf(asked, sets, context);
  if (!entries) return undefined;
  for (const l of asked.lineups.keys())
    if (!entries.some(({ lineup }) => lineup === l)) note(`lineups[${l}]`, 'This line-up is never in the team');
  const normal = normalSwapPlan(sets, entries, asked.rules);
  if (normal.members.length === 0) {
    problem('lineups', 'No member is ever in the team');
    return undefined;
  }
  for (const [number, id] of ids.entries())
    if (!normal.members.includes(number)) note('lineups', `${id} is never in the team and is left out`);
  return normal;
}

/** Out of sets of members and the changes of a week, at least one, in order. */
export function normalSwapPlan(
  sets: readonly (readonly number[])[],
  entries: readonly LineupChange[],
  asked?: SwapRules,
): NormalTeam {
  const sorted = sets.map((set) => [...new Set(set)].sort((a, b) => a - b));
  const setOf = ({ lineup }: LineupChange) => sorted[lineup] ?? [];
  const keyOf = (entry: LineupChange) => setOf(entry).join();
  const keyAt = (e: number) => {
    const entry = entries.at(e);
    return entry && keyOf(entry);
  };
  // An entry that changes nothing is none; Monday follows Sunday.
  const real = entries.filter((entry, e) => keyOf(entry) !== keyAt(e - 1));
  const kept = real.length > 0 ? real : entries.slice(0, 1);
  const inAnyTime = new Set(kept.flatMap(setOf));
  const keys = [...new Set(kept.map(keyOf))];
  const minutes = keys.map((key) =>
    kept.reduce((sum, entry, e) => (keyOf(entry) === key ? sum + lasts(entry, kept[(e + 1) % kept.length]) : sum), 0),
  );
  const lineupsBefore = keys.map((key) => setOf(kept.find((entry) => keyOf(entry) === key) ?? kept[0] ?? NO_CHANGE));
  const first = lineupsBefore[minutes.indexOf(Math.max(...minutes))] ?? [];
  const members = [...first, ...[...inAnyTime].filter((m) => !first.includes(m)).sort((a, b) => a - b)];
  if (kept.length === 1) return { members, rotation: undefined };
  const lineups = lineupsBefore.map((set) => set.map((m) => members.indexOf(m)).sort((a, b) => a - b));
  const changes = kept.map((entry) => ({ day: entry.day, at: entry.at, lineup: keys.indexOf(keyOf(entry)) }));
  const rules = unusual(asked);
  return { members, rotation: { lineups, changes, ...(rules && { rules }) } };
}

const NO_CHANGE: LineupChange = { day: 0, at: 0, lineup: 0 };

/** All changes of a week in order, whether they change anything or not. */
function entriesOf(
  { changes, lineups }: SwapPlan,
  sets: readonly (readonly number[])[],
  context: SwapPlanContext,
): readonly LineupChange[] | undefined {
  const { problem } = context;
  const seen = new Set<number>();
  let isGood = sets.every((set) => !set.includes(-1));
  const entries = changes.flatMap(({ lineup, at, days = WEEKDAYS }, c) => {
    const minute = minuteOf(at, context);
    const set = sets[lineup];
    if (!set) problem(`changes[${c}].lineup`, `There are only ${lineups.length} line-ups, the first one is 0`);
    if (minute === undefined)
      problem(`changes[${c}].at`, 'The team can be changed only between wake-up and bedtime, and at a meal of the day');
    if (!set || minute === undefined) {
      isGood = false;
      return [];
    }
    return [...new Set(days)].map((name) => {
      const day = WEEKDAYS.indexOf(name);
      if (seen.has(day * DAY + minute)) {
        problem(`changes[${c}]`, `Two changes at the same time on ${name}`);
        isGood = false;
      }
      seen.add(day * DAY + minute);
      return { day, at: minute, lineup };
    });
  });
  if (entries.length > MOST_CHANGES) {
    problem('changes', `A rotation has at most ${MOST_CHANGES} changes a week, this one has ${entries.length}`);
    isGood = false;
  }
  return isGood ? entries.sort((a, b) => whenOf(a) - whenOf(b)) : undefined;
}

const { changes: MOST_CHANGES } = SWAP_PLAN_LIMITS;

const whenOf = ({ day, at }: LineupChange): number => day * DAY + at;

/** Minutes until the next change. */
const lasts = (entry: LineupChange, next: LineupChange | undefined): number =>
  next ? (whenOf(next) - whenOf(entry) + MINUTES_A_WEEK) % MINUTES_A_WEEK || MINUTES_A_WEEK : MINUTES_A_WEEK;

/** Minutes since wake-up; undefined at night and for a meal that is not eaten. */
export function minuteOf(
  at: string,
  { schedule, meals }: Pick<SwapPlanContext, 'schedule' | 'meals'>,
): number | undefined {
  const awake = awakeMinutes(schedule);
  if (at === 'wakeup') return 0;
  if (at === 'bedtime') return awake;
  const clock = parseClock(at);
  if (clock !== undefined) {
    const minute = minutesFrom(schedule.wakeup, clock);
    return minute <= awake ? minute : undefined;
  }
  const [side, wanted] = at.split(':');
  const meal = meals.find((one) => one.meal === wanted);
  if (!meal) return undefined;
  if (side === 'after') return Math.min(awake, meal.at + HALF);
  return meal.at === awake ? awake - HALF : meal.at;
}

/** Of the members and line-ups of a rotation: minutes awake and asleep in a week, and nights. */
export interface TimeIn {
  readonly awake: number;
  readonly asleep: number;
  readonly nights: number;
}

/** By line-up. */
export function timesIn({ lineups, changes }: NormalSwapPlan, schedule: Schedule): readonly TimeIn[] {
  const awake = awakeMinutes(schedule);
  const times = lineups.map(() => ({ awake: 0, asleep: 0, nights: 0 }));
  let present = changes.at(-1)?.lineup ?? 0;
  const spend = (minutes: number) => {
    const time = times[present];
    if (time) time.awake += minutes;
  };
  for (let day = 0; day < DAYS_A_WEEK; day += 1) {
    let now = 0;
    for (const change of changes.filter((one) => one.day === day)) {
      spend(change.at - now);
      now = change.at;
      present = change.lineup;
    }
    spend(awake - now);
    const night = times[present];
    if (night) {
      night.asleep += DAY - awake;
      night.nights += 1;
    }
  }
  return times;
}

/** How many come in during a week. */
export const movesOf = ({ lineups, changes }: NormalSwapPlan): number =>
  changes.reduce((sum, { lineup }, c) => {
    const before = lineups[changes.at(c - 1)?.lineup ?? 0] ?? [];
    return sum + (lineups[lineup] ?? []).filter((m) => !before.includes(m)).length;
  }, 0);

function unusual(rules: SwapRules | undefined): Partial<SwapRules> | undefined {
  if (!rules) return undefined;
  const { bench, clock, pity, charges } = rules;
  const usual = USUAL_SWAP_RULES;
  const others = {
    ...(bench !== usual.bench && { bench }),
    ...(clock !== usual.clock && { clock }),
    ...(pity !== usual.pity && { pity }),
    ...(charges !== usual.charges && { charges }),
  };
  return Object.keys(others).length > 0 ? others : undefined;
}
