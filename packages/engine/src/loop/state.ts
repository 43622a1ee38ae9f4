// The changing part of a simulation: made once per plan, reset for every chain, never reallocated.
import { DAY } from '@oversleep/game';
import { MAX_SLOTS } from './drops.ts';
import type { Moment } from './moment.ts';
import type { MemberPlan, Plan } from './plan.ts';
import { DEEPEST } from './programs.ts';
import { createStream, restart, type Stream, uniform } from './rng.ts';
import { createShelf, leftoversOf, refill, type Shelf } from './shelf.ts';
import { createSides, resetSides, restartLuck, type Sides } from './sides.ts';
import { countAt, type Layout, layoutOf } from './tally.ts';
import type { Profile } from './watch.ts';

/** Purposes of the random streams; a member's luck in one never depends on how often another is asked. */
const Purpose = { wait: 1, skill: 2, drops: 3, night: 4, cook: 5, kinds: 6, side: 7 } as const;

const GRID_MARGIN = 1e-6;

export interface MemberState {
  readonly plan: MemberPlan;
  /** Where this member's counters begin. */
  readonly counts: number;
  /** Interval of helps that begin before `fastUntil`, the time at which energy falls out of its bracket. */
  interval: number;
  fastUntil: number;
  /** Whether the way to the next proc stays at that interval, as far as that matters. */
  steady: boolean;
  /** Whether procs wait for the next meal. */
  deferring: boolean;
  /** As of decay step `step`, which began no later than now. */
  energy: number;
  step: number;
  /** Energy has been added up to here. */
  since: number;
  /** Time of the next help. */
  next: number;
  /** Helps until the next proc, that help included. */
  wait: number;
  /** The same when it was drawn. */
  drawn: number;
  /** When the next proc happens, or infinity when that is not before the next meal or bedtime. */
  procAt: number;
  /** Time of the help that is that proc; the same, unless everything happens on a grid. */
  procHelp: number;
  /** Helps whose drops are not in the bag yet. */
  unrolled: number;
  /** Helps of last night, and those of them that may trigger the skill. */
  nightHelps: number;
  room: number;
  charges: number;
  surged: boolean;
  /** Chance that there was no surge among the runs of today. */
  calm: number;
  procsToday: number;
  /** Rolled ingredients by slot and berries since the last day's end, for the distributions. */
  readonly rolled: Float64Array;
  rolledBerries: number;
  readonly waiting: Stream;
  readonly skill: Stream;
  /** How many helps bring an ingredient: one draw per meal, so that mirrored chains stay in step. */
  readonly drops: Stream;
  /** Which ingredient they bring. */
  readonly kinds: Stream;
  readonly night: Stream;
}

interface Kitchen {
  /** What has come in since the last meal, by ingredient. */
  readonly incoming: Float64Array;
  /** One per type of dish. */
  readonly shelves: readonly Shelf[];
  potBonus: number;
  tastyBonus: number;
  /** Of the meal of now: room in the pot, and by how much it is better than its recipe on average. */
  pot: number;
  tastiness: number;
  /** Strength of this week's dishes by type, with the bonus as it fell. */
  readonly week: Float64Array;
}

/** How a run starts: as another one stood at the end of a night. */
export interface Start {
  readonly members: readonly Pick<
    MemberState,
    'energy' | 'interval' | 'wait' | 'drawn' | 'unrolled' | 'nightHelps' | 'room' | 'charges'
  >[];
  readonly potBonus: number;
  readonly tastyBonus: number;
  /** On the way to the first meal. */
  readonly arrived: Float64Array;
  /** What is left by type of dish, and in the side kitchens. */
  readonly shelves: readonly Float64Array[];
  readonly sides: readonly Float64Array[];
}

export interface State {
  readonly plan: Plan;
  readonly layout: Layout;
  readonly tally: Float64Array;
  readonly members: readonly MemberState[];
  readonly kitchen: Kitchen;
  /** None in use where they would all make the same. */
  readonly sides: Sides;
  /** Runs start with one of these after the other, or with nothing. */
  starts: readonly Start[];
  readonly cook: Stream;
  /** What a bag or some helps bring by slot, and the numbers that decided on it, for the moment. */
  readonly found: Float64Array;
  readonly drawn: Float64Array;
  /** Members that a chosen effect reaches, for the moment, by depth. */
  readonly chosen: Int32Array;
  /** Everybody's energy when they were chosen. */
  readonly energies: Float64Array;
  /** By program and member, about how much it is worth to reach that one. */
  readonly aims: Float64Array;
  /** The next time at which everybody's energy changes: a meal or bedtime. */
  horizon: number;
  now: number;
  /** 0 = Monday. */
  weekday: number;
  depth: number;
  /** Whether drops are rolled: for the kitchen, or for distributions. */
  rolling: boolean;
  /** Set on days that are recorded for charts. */
  watch: Profile | undefined;
  /** Set on a day that is told moment by moment. */
  log: Moment[] | undefined;
}

/** Room for a run with so many side kitchens. */
export function createState(plan: Plan, sides = 0): State {
  const layout = layoutOf(plan);
  const key = { seed: 0, chain: 0, member: 0, purpose: 0 };
  const types = plan.cooking?.books ?? [];
  return {
    plan,
    layout,
    tally: new Float64Array(layout.size),
    members: plan.members.map(
      (member): MemberState => ({
        plan: member,
        counts: countAt(member.index, 0),
        interval: 0,
        fastUntil: 0,
        steady: false,
        deferring: false,
        energy: 0,
        step: 0,
        since: 0,
        next: 0,
        wait: 0,
        drawn: 0,
        procAt: 0,
        procHelp: 0,
        unrolled: 0,
        nightHelps: 0,
        room: 0,
        charges: 0,
        surged: false,
        calm: 1,
        procsToday: 0,
        rolled: new Float64Array(MAX_SLOTS),
        rolledBerries: 0,
        waiting: createStream(key),
        skill: createStream(key),
        drops: createStream(key),
        kinds: createStream(key),
        night: createStream(key),
      }),
    ),
    kitchen: {
      incoming: new Float64Array(plan.ingredientCount),
      shelves: types.map((book) => createShelf(book, plan.ingredientCount)),
      potBonus: 0,
      tastyBonus: 0,
      pot: 0,
      tastiness: 1,
      week: new Float64Array(types.length),
    },
    sides: createSides(plan, sides),
    starts: [],
    cook: createStream(key),
    found: new Float64Array(MAX_SLOTS),
    drawn: new Float64Array(MAX_SLOTS),
    chosen: new Int32Array(plan.members.length * (DEEPEST + 2)),
    energies: new Float64Array(plan.members.length),
    aims: new Float64Array(plan.programs.length * plan.members.length),
    horizon: 0,
    now: 0,
    weekday: 0,
    depth: 0,
    rolling: true,
    watch: undefined,
    log: undefined,
  };
}

/**
 * The beginning of a run: with the leftovers of another, a night's sleep just over, luck of its own. The two runs of a chain have mirrored
 * luck: where one waits long for a proc the other does not, so that their mean varies less. One that goes on where another has ended has its
 * waits and drops too.
 */
export function resetState(
  state: State,
  seed: number,
  chain: number,
  mirrored: boolean,
  start = state.starts[(chain + (mirrored ? 1 : 0)) % state.starts.length],
  goesOn = false,
): void {
  for (const member of state.members) {
    const { index } = member.plan;
    const own = start?.members[index];
    const begin = (stream: Stream, purpose: number) =>
      restart(stream, { seed, chain, member: index, purpose }, mirrored);
    begin(member.waiting, Purpose.wait);
    begin(member.skill, Purpose.skill);
    begin(member.drops, Purpose.drops);
    begin(member.kinds, Purpose.kinds);
    begin(member.night, Purpose.night);
    member.energy = own?.energy ?? 0;
    member.nightHelps = own?.nightHelps ?? 0;
    member.room = own?.room ?? 0;
    member.charges = own?.charges ?? 0;
    member.rolled.fill(0);
    member.rolledBerries = 0;
    member.next = firstHelp(state.plan, member, own?.interval);
    member.wait = goesOn && own ? own.wait : 0;
    member.drawn = goesOn && own ? own.drawn : 0;
    member.unrolled = goesOn && own ? own.unrolled : 0;
  }
  restart(state.cook, { seed, chain, member: 0, purpose: Purpose.cook }, mirrored);
  const { kitchen } = state;
  const { cooking } = state.plan;
  kitchen.incoming.fill(0);
  if (start) kitchen.incoming.set(start.arrived);
  if (cooking)
    for (const [type, shelf] of kitchen.shelves.entries()) refill(shelf, cooking.stockpile, start?.shelves[type]);
  if (cooking && state.sides.count > 0) {
    resetSides(state.sides, cooking, start);
    restartLuck(state.sides, seed, chain, Purpose.side, mirrored);
  }
  kitchen.potBonus = start?.potBonus ?? 0;
  kitchen.tastyBonus = start?.tastyBonus ?? 0;
  state.weekday = 0;
}

/**
 * Nobody knows where in its interval a member's clock stands, so it begins anywhere, even in a run that goes on: clocks that are left alone
 * fall into step with the days. On a grid all begin at once, as the reference has it, and what falls on one of its lines belongs to the time
 * before it.
 */
const firstHelp = ({ grid }: Plan, { plan, night }: MemberState, interval = plan.intervals[0] ?? 0): number =>
  grid > 0 ? DAY - GRID_MARGIN : DAY + uniform(night) * interval;

/** What is left now, in the bags and of the night, for others to start with. */
export const startFrom = ({ members, kitchen, sides }: State): Start => ({
  members: members.map(({ energy, interval, wait, drawn, unrolled, nightHelps, room, charges }) => ({
    energy,
    interval,
    wait,
    drawn,
    unrolled,
    nightHelps,
    room,
    charges,
  })),
  potBonus: kitchen.potBonus,
  tastyBonus: kitchen.tastyBonus,
  arrived: kitchen.incoming.slice(),
  shelves: kitchen.shelves.map(leftoversOf),
  sides: sides.shelves.slice(0, sides.count).map(leftoversOf),
});
