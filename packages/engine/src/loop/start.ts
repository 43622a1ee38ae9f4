// How a run begins, and what it leaves for another one to begin with.
import { DAY } from '@oversleep/game';
import type { Plan } from './plan.ts';
import { restart, type Stream, uniform } from './rng.ts';
import { leftoversOf, refill } from './shelf.ts';
import { resetSides } from './sides.ts';
import { enterLineup, type MemberState, presentTeam, type StartState, type State } from './state.ts';

/** Purposes of the random streams; a member's luck in one never depends on how often another is asked. */
const Purpose = { wait: 1, skill: 2, drops: 3, night: 4, cook: 5, kinds: 6, side: 7 } as const;

const GRID_MARGIN = 1e-6;

/**
 * The morning of a run's first day, with what another run has left and random streams of its own. The two runs of a
 * chain are antithetic: long waits in one are short in the other, so that their mean varies less. A continued run
 * also keeps its waits and the helps that were not rolled yet.
 */
export function resetState(
  state: State,
  seed: number,
  chain: number,
  antithetic: boolean,
  start = state.starts[(chain + (antithetic ? 1 : 0)) % state.starts.length],
  goesOn = false,
): void {
  if (state.plan.rotation) enterLineup(state, state.plan.rotation.last);
  const team = presentTeam(state);
  for (const member of state.members) {
    const own = start?.members[member.number];
    const begin = (stream: Stream, purpose: number) =>
      restart(stream, { seed, chain, member: member.stream, purpose }, antithetic);
    begin(member.waiting, Purpose.wait);
    begin(member.skill, Purpose.skill);
    begin(member.drops, Purpose.drops);
    begin(member.kinds, Purpose.kinds);
    begin(member.night, Purpose.night);
    if (state.sides.count > 0) begin(member.side, Purpose.side);
    member.energy = own?.energy ?? 0;
    member.nightHelps = own?.nightHelps ?? 0;
    member.room = own?.room ?? 0;
    member.charges = own?.charges ?? 0;
    member.lowest = Number.POSITIVE_INFINITY;
    member.rolled.fill(0);
    member.rolledBerries = 0;
    const first = firstHelp(state.plan, member, own?.interval);
    // The clocks of members that come and go begin anew with each change, so they are known.
    const isKnown = state.plan.rotation?.stays[member.number] === false && team.members.includes(member);
    member.next = own && isKnown ? own.next : first;
    member.wait = goesOn && own ? own.wait : 0;
    member.fullWait = goesOn && own ? own.fullWait : 0;
    member.away = 0;
    member.unrolled = goesOn && own ? own.unrolled : 0;
  }
  restart(state.cook, { seed, chain, member: 0, purpose: Purpose.cook }, antithetic);
  const { kitchen } = state;
  const { cooking } = state.plan;
  kitchen.incoming.fill(0);
  if (start) kitchen.incoming.set(start.arrived);
  if (cooking)
    for (const [type, shelf] of kitchen.shelves.entries()) refill(shelf, cooking.stockpile, start?.shelves[type]);
  if (cooking && state.sides.count > 0) resetSides(state.sides, cooking, start);
  kitchen.potBonus = start?.potBonus ?? 0;
  kitchen.tastyBonus = start?.tastyBonus ?? 0;
  state.weekday = 0;
}

/**
 * The phase of a member's help clock is unknown, so it starts anywhere, even in a continued run: clocks left alone for
 * long would synchronise with the days. On a grid all clocks start together, as in the reference, just before the
 * line, because a line belongs to the time before it.
 */
const firstHelp = ({ grid }: Plan, { plan, night }: MemberState, interval = plan.intervals[0] ?? 0): number =>
  grid > 0 ? DAY - GRID_MARGIN : DAY + uniform(night) * interval;

/** What a run leaves at the end of a night, for others to start with. */
export const startFrom = ({ members, kitchen, sides }: State): StartState => ({
  members: members.map(({ energy, interval, next, wait, fullWait, unrolled, nightHelps, room, charges }) => ({
    energy,
    interval,
    next,
    wait,
    fullWait,
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
