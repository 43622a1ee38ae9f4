// Line-ups that change: a day of a rotation, the hand-over from one line-up to the next, and the bench.
import { decaySteps, gainBelow, type SwapRules } from '@oversleep/game';
import { rollDrops } from './cooking.ts';
import { beginDay, defers, endDay, lookIn, passDay, runDay } from './day.ts';
import { bringTo } from './effects.ts';
import { add } from './flat.ts';
import { drawWait, findProc, intervalNow, martingaleAhead } from './help.ts';
import { uniform } from './rng.ts';
import { enterLineup, type MemberState, presentTeam, type State } from './state.ts';
import { Count, EnergyCount, energyCountAt, SUNDAY } from './tally.ts';
import { markZone, settleZone } from './zone.ts';

/** A day of a team, or of a rotation by its weekday. */
export function simulateDay(state: State): void {
  const { rotation } = state.plan;
  if (!rotation) {
    runDay(state);
    return;
  }
  wakeAll(state);
  for (const { at, lineup } of rotation.days[state.weekday] ?? []) {
    passDay(presentTeam(state), at);
    handOver(state, lineup, at);
  }
  passDay(presentTeam(state), state.plan.awake);
  endDay(presentTeam(state));
  if (state.weekday === SUNDAY) countLowest(state);
}

/** Wake-up: the night's line-up gets the whole energy of its sleep, the bench a share of its own. */
export function wakeAll(state: State): void {
  const team = presentTeam(state);
  for (const member of team.members) noteLowest(member);
  share(state, team);
  beginDay(team);
  const { rotation } = state.plan;
  if (!rotation) return;
  const { benchSleep, benchCap } = rotation;
  for (const member of state.members) {
    if (team.members.includes(member)) continue;
    member.energy += gainBelow(benchCap, member.energy, state.slept * (benchSleep[member.number] ?? 0));
    member.surged = false;
    member.unsurged = 1;
    member.procsToday = 0;
  }
}

/** What belongs to the run and not to a line-up. */
function share(from: State, to: State): void {
  to.weekday = from.weekday;
  to.slept = from.slept;
  to.rolling = from.rolling;
  to.watch = from.watch;
  to.log = from.log;
  to.harvest = from.harvest;
}

/**
 * The line-up changes at this minute of the day. Those who leave hand over what they carry, and what they have stored
 * happens with the old line-up; those who stay keep energy, clock, wait and drops that are not rolled yet.
 */
export function handOver(state: State, lineup: number, at: number): void {
  const { rotation } = state.plan;
  const from = presentTeam(state);
  const to = state.lineups?.states[lineup];
  if (!rotation || !to || to === from) return;
  from.now = at;
  // At wake-up everything is up to date already.
  if (at > 0 && from.plan.looks) lookIn(from);
  else if (at > 0) for (const member of from.members) bringTo(from, member);
  if (from.plan.zone) settleZone(from);
  for (const member of from.members) {
    // The luck that is still ahead is counted where it happens.
    if (member.wait > 0) countAhead(from, member, -1);
    if (!to.members.includes(member)) leave(state, from, member, rotation.rules);
    else if (rotation.rules.pity === 'all') member.wait = 0;
  }
  enterLineup(state, lineup);
  share(from, to);
  to.now = at;
  to.meal = from.meal;
  to.horizon = from.horizon;
  to.zone = from.zone;
  to.depth = 0;
  if (to.plan.zone) markZone(to);
  for (const member of to.members) {
    if (!from.members.includes(member)) comeIn(state, to, member, rotation.rules);
    if (member.wait > 0) countAhead(to, member, 1);
    else drawWait(to, member);
    member.fastUntil = 0;
    member.deferring = defers(to, member);
  }
  for (const member of to.members) findProc(to, member);
}

const countAhead = ({ tally }: State, member: MemberState, sign: number): void =>
  add(tally, member.counts + Count.procMartingale, sign * martingaleAhead(member));

function leave(state: State, from: State, member: MemberState, { pity, charges }: SwapRules): void {
  if (from.rolling) rollDrops(from, member);
  member.unrolled = 0;
  if (pity !== 'keep') member.wait = 0;
  if (charges === 'reset') member.charges = 0;
  noteLowest(member);
  add(state.tally, energyCountAt(state.plan, member.number, EnergyCount.out), member.energy);
  from.log?.push({ at: from.now, kind: 'out', member: member.number, energy: member.energy });
}

function comeIn(state: State, to: State, member: MemberState, { clock }: SwapRules): void {
  const { now, plan } = to;
  const interval = intervalNow(plan, member);
  member.step = decaySteps(plan.decayRate, now);
  member.since = now;
  member.next = now + (clock === 'restart' ? 1 : uniform(member.night)) * interval;
  member.away = 0;
  member.nightHelps = 0;
  member.room = 0;
  add(state.tally, energyCountAt(state.plan, member.number, EnergyCount.in), member.energy);
  to.log?.push({ at: now, kind: 'in', member: member.number, energy: member.energy });
}

function noteLowest(member: MemberState): void {
  member.lowest = Math.min(member.lowest, member.energy);
}

function countLowest(state: State): void {
  for (const member of state.members) {
    add(state.tally, energyCountAt(state.plan, member.number, EnergyCount.lowest), member.lowest);
    member.lowest = Number.POSITIVE_INFINITY;
  }
}
