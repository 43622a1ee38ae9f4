// The changing part of a simulation: made once per plan, reset for every chain, never reallocated.
import { MAX_SLOTS } from './drops.ts';
import type { Harvest } from './harvest-record.ts';
import type { Moment } from './moment.ts';
import type { MemberPlan, Plan } from './plan.ts';
import { DEEPEST } from './programs.ts';
import { createStream, type Stream } from './rng.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { createSides, type SideKitchens } from './sides.ts';
import { countAt, layoutOf, partsOf, type TallyLayout, zonedCounts } from './tally.ts';
import type { DayProfile } from './watch.ts';

export interface MemberState {
  /** Its number among all that are ever in the team; for a team that stays the same, its place. */
  readonly number: number;
  /** Number of its random streams. */
  readonly stream: number;
  /** Of the line-up that it is in, or was in last. */
  plan: MemberPlan;
  /** Where this member's counters begin. */
  counts: number;
  /** Interval of helps that begin before `fastUntil`, the time at which energy falls out of its bracket. */
  interval: number;
  fastUntil: number;
  /** Whether the interval stays the same until the next proc or the horizon. */
  steady: boolean;
  /** Whether procs are counted with the helps up to the next meal instead of at their own time. */
  deferring: boolean;
  /** Energy after decay step `step`, the last one that was looked at. */
  energy: number;
  step: number;
  /** Up to this time energy has been added up for the average. */
  since: number;
  /** Time of the next help. */
  next: number;
  /** Helps until the next proc, that help included. */
  wait: number;
  /** The same when it began. */
  fullWait: number;
  /** When the next proc happens, or infinity when that is not before the next meal or bedtime. */
  procAt: number;
  /** Time of the help that is that proc; the same, unless everything happens on a grid. */
  procHelp: number;
  /** Helps with drops that are not in the bag yet. */
  unrolled: number;
  /** Helps since the last check-in, while there is none. */
  away: number;
  /** Helps of last night, and those of them that may trigger the skill. */
  nightHelps: number;
  room: number;
  charges: number;
  surged: boolean;
  /** Chance that there was no surge among the runs of today. */
  unsurged: number;
  procsToday: number;
  /** Lowest energy of this week at a change or a wake-up. */
  lowest: number;
  /** Rolled ingredients by slot and berries since the last day's end, for the distributions. */
  readonly rolled: Float64Array;
  rolledBerries: number;
  readonly waiting: Stream;
  readonly skill: Stream;
  /** How many helps bring an ingredient: one draw per meal, so that the runs of an antithetic pair stay in step. */
  readonly drops: Stream;
  /** Which ingredient they bring. */
  readonly kinds: Stream;
  readonly night: Stream;
  /** Drops in the side kitchens. */
  readonly side: Stream;
}

interface Kitchen {
  /** What has come in since the last meal, by ingredient. */
  readonly incoming: Float64Array;
  /** One per type of dish. */
  readonly shelves: readonly Shelf[];
  potBonus: number;
  tastyBonus: number;
  /** Of the present meal: room in the pot, and the expected factor of extra-tasty dishes. */
  pot: number;
  tastiness: number;
  /** Strength of this week's dishes by type, extra tasty or not as it was rolled. */
  readonly week: Float64Array;
}

/** Starting state of a run: another run's state at the end of a night. */
export interface StartState {
  readonly members: readonly Pick<
    MemberState,
    'energy' | 'interval' | 'next' | 'wait' | 'fullWait' | 'unrolled' | 'nightHelps' | 'room' | 'charges'
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
  readonly layout: TallyLayout;
  readonly tally: Float64Array;
  readonly members: readonly MemberState[];
  readonly kitchen: Kitchen;
  /** Not in use where they would all cook the same. */
  readonly sides: SideKitchens;
  /** Chains that begin take these in turn; none: they begin with nothing. */
  starts: readonly StartState[];
  readonly cook: Stream;
  /** Scratch: what a bag or some helps bring by slot, and the uniform numbers that decided it. */
  readonly found: Float64Array;
  readonly decided: Float64Array;
  /** Scratch: members that the present skill reaches; skills that trigger skills each have their own part. */
  readonly chosen: Int32Array;
  /** Scratch: all members' energies at the time of choosing. */
  readonly energies: Float64Array;
  /** By program and member, about how much it is worth to reach that one. */
  readonly aims: Float64Array;
  /** The next time at which all energies change: a meal or bedtime. */
  horizon: number;
  now: number;
  /** Meals of today so far. */
  meal: number;
  /** Share that the zone adds to its berries, and what had been counted when that was last reckoned. */
  zone: number;
  readonly zoneMarks: Float64Array;
  /** 0 = Monday. */
  weekday: number;
  /** How much of the night's sleep gives energy: less after a nap, as a day has so much to give and no more. */
  slept: number;
  depth: number;
  /** Whether drops are rolled: for the kitchen, or for distributions. */
  rolling: boolean;
  /** Set on days that are recorded for charts. */
  watch: DayProfile | undefined;
  /** Set on a day that is logged. */
  log: Moment[] | undefined;
  /** Set where what reaches the kitchen is kept, to be cooked later. */
  harvest: Harvest | undefined;
  /** Where line-ups change: `members` are then all that are ever in, and a day is passed by these states. */
  readonly lineups: Lineups | undefined;
}

/** States of line-ups share members, kitchen and random numbers, and count side by side. */
interface Lineups {
  readonly states: readonly State[];
  present: number;
}

/** The state that counts at the moment: that of the present line-up. */
export function presentTeam(state: State): State {
  const { lineups } = state;
  return lineups?.states[lineups.present] ?? state;
}

/** The members of a line-up take their places in it. */
export function enterLineup(state: State, lineup: number): void {
  if (state.lineups) state.lineups.present = lineup;
  const team = presentTeam(state);
  for (let place = 0; place < team.members.length; place += 1) {
    const member = team.members[place];
    const plan = team.plan.members[place];
    if (!member || !plan) continue;
    member.plan = plan;
    member.counts = countAt(place, 0);
  }
}

/** Room for a run with so many side kitchens. */
export function createState(plan: Plan, sides = 0): State {
  const layout = layoutOf(plan);
  const types = plan.cooking?.books ?? [];
  const shared: CommonState = {
    tally: new Float64Array(layout.size),
    members: plan.members.map((member) => newMember(member, plan.request.streams?.[member.index])),
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
    cook: createStream(NO_KEY),
  };
  const { rotation } = plan;
  if (!rotation) return newState(plan, layout, shared);
  const states = partsOf(plan).map((part, l) =>
    newState(part.plan, part.layout, {
      ...shared,
      tally: shared.tally.subarray(part.from, part.from + part.layout.size),
      members: (rotation.numbers[l] ?? []).flatMap((number) => shared.members[number] ?? []),
    }),
  );
  return newState(plan, layout, shared, { states, present: rotation.last });
}

const NO_KEY = { seed: 0, chain: 0, member: 0, purpose: 0 };

const newMember = (member: MemberPlan, stream = member.index): MemberState => ({
  number: member.index,
  stream,
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
  fullWait: 0,
  procAt: 0,
  procHelp: 0,
  unrolled: 0,
  away: 0,
  nightHelps: 0,
  room: 0,
  charges: 0,
  surged: false,
  unsurged: 1,
  procsToday: 0,
  lowest: Number.POSITIVE_INFINITY,
  rolled: new Float64Array(MAX_SLOTS),
  rolledBerries: 0,
  waiting: createStream(NO_KEY),
  skill: createStream(NO_KEY),
  drops: createStream(NO_KEY),
  kinds: createStream(NO_KEY),
  night: createStream(NO_KEY),
  side: createStream(NO_KEY),
});

type CommonState = Pick<State, 'tally' | 'members' | 'kitchen' | 'sides' | 'cook'>;

/** All states have the same fields in the same order, which keeps the loop fast. */
function newState(
  plan: Plan,
  layout: TallyLayout,
  { tally, members, kitchen, sides, cook }: CommonState,
  lineups?: Lineups,
): State {
  return {
    plan,
    layout,
    tally,
    members,
    kitchen,
    sides,
    starts: [],
    cook,
    found: new Float64Array(MAX_SLOTS),
    decided: new Float64Array(MAX_SLOTS),
    chosen: new Int32Array(plan.members.length * (DEEPEST + 2)),
    energies: new Float64Array(plan.members.length),
    aims: new Float64Array(plan.programs.length * plan.members.length),
    horizon: 0,
    now: 0,
    meal: 0,
    zone: 0,
    zoneMarks: new Float64Array(zonedCounts(plan)),
    weekday: 0,
    slept: 1,
    depth: 0,
    rolling: true,
    watch: undefined,
    log: undefined,
    harvest: undefined,
    lineups,
  };
}
