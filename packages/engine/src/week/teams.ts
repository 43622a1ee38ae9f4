// The teams of a week and the change from one to the next: staying members continue, returning ones resume where they
// left.
import { decaySteps } from '@oversleep/game';
import { formsOf, rolledTotal } from '../figures/team.ts';
import { sumTerms } from '../figures/terms.ts';
import { rollDrops } from '../loop/cooking.ts';
import { lookIn } from '../loop/day.ts';
import { clear } from '../loop/flat.ts';
import { drawWait, findProc } from '../loop/help.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import { uniform } from '../loop/rng.ts';
import { resetState } from '../loop/start.ts';
import type { MemberState, State } from '../loop/state.ts';
import { enterZone, settleZone } from '../loop/zone.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner } from '../statistics/chains.ts';

export interface RunningTeam {
  readonly plan: Plan;
  readonly state: State;
  readonly rolled: ReturnType<typeof rolledTotal>;
}

type Rested = Pick<MemberState, 'energy' | 'wait' | 'fullWait' | 'charges'>;

/** Members on no team at the moment, by id: resting changes nothing about them. */
export type Bench = Map<string, Rested>;

/** State to simulate a team's days, starting from mornings after a few simulated days. */
export function createTeam(request: TeamRequest, seed: number): RunningTeam {
  const plan = planOf(request, { cooking: false });
  const { state } = createRunner(plan, seed, false, 0);
  state.rolling = true;
  return { plan, state, rolled: rolledTotal(plan, formsOf(plan, state.layout)) };
}

/** Puts all members in a typical morning state; teams have separate random numbers. */
export function resetTeams(teams: readonly RunningTeam[], seed: number, run: number, antithetic: boolean): void {
  for (const [t, { state }] of teams.entries()) {
    resetState(state, seed, run * teams.length + t, antithetic);
    state.tally.fill(0);
    state.zone = 0;
  }
}

/** Strength from berries and skills so far. */
export function strengthSoFar(teams: readonly RunningTeam[]): number {
  let sum = 0;
  for (const { state, rolled } of teams) {
    sum += sumTerms(rolled.terms, state.tally);
    for (const { plan, rolledBerries } of state.members) sum += rolledBerries * (rolled.berry[plan.index] ?? 0);
  }
  return sum;
}

const idOf = ({ plan }: MemberState): string => plan.member.externalId;

/** Changing the team is a look at the game: carried items are collected and stored skills trigger with the old team. */
export function emptyBags(state: State): void {
  if (state.plan.looks) lookIn(state);
  for (const member of state.members) rollDrops(state, member);
}

/** Changes from one team to another at a time of the day. */
export function handOver({ state: from }: RunningTeam, { state: to }: RunningTeam, bench: Bench, at: number): void {
  if (from === to) return;
  emptyBags(from);
  if (from.plan.zone) settleZone(from);
  for (const member of from.members) {
    const { energy, wait, fullWait, charges } = member;
    bench.set(idOf(member), { energy, wait, fullWait, charges });
  }
  to.weekday = from.weekday;
  to.now = at;
  to.meal = from.meal;
  to.horizon = to.plan.meals[to.meal]?.at ?? to.plan.awake;
  const staying = new Map(from.members.map((member) => [idOf(member), member]));
  for (const member of to.members) {
    const same = staying.get(idOf(member));
    if (same) goOn(same, member);
    else join(to, member, bench.get(idOf(member)), at);
  }
  takeOverKitchen(from, to);
  const { zone } = from;
  if (to.plan.zone) enterZone(to);
  to.zone = zone;
  for (const member of to.members) findProc(to, member);
}

function goOn(from: MemberState, to: MemberState): void {
  const { energy, step, since, next, wait, fullWait, away, nightHelps, room, charges, surged, unsurged } = from;
  const kept = { energy, step, since, next, wait, fullWait, away, nightHelps, room, charges, surged, unsurged };
  Object.assign(to, kept, { unrolled: 0, fastUntil: 0, procAt: Number.POSITIVE_INFINITY });
  to.deferring = from.deferring;
}

/** A member that was on no team this week starts rested, as after a night's sleep. */
function join(state: State, member: MemberState, rested: Rested | undefined, at: number): void {
  const { plan } = member;
  Object.assign(member, rested ?? { energy: Math.min(plan.sleepCap, plan.sleepEnergy), charges: 0 });
  if (member.wait < 1) drawWait(state, member);
  Object.assign(member, {
    step: decaySteps(state.plan.decayRate, at),
    since: at,
    next: at + uniform(member.night) * (plan.intervals[0] ?? 1),
    unrolled: 0,
    away: 0,
    nightHelps: 0,
    room: 0,
    fastUntil: 0,
    procAt: Number.POSITIVE_INFINITY,
    deferring: state.plan.looks !== undefined || plan.deferrable,
    surged: false,
    unsurged: 1,
  });
}

function takeOverKitchen({ kitchen: from }: State, { kitchen: to }: State): void {
  to.incoming.set(from.incoming);
  clear(from.incoming);
  to.potBonus = from.potBonus;
  to.tastyBonus = from.tastyBonus;
  from.potBonus = 0;
  from.tastyBonus = 0;
}
