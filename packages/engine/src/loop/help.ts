// The passage of time for one member: energy falls in steps, helps come at intervals, the next proc is a number of helps away.

import { DAY, decaySteps, energyRow, fallenEnergy, gainBelow } from '@oversleep/game';
import { add } from './flat.ts';
import { onGrid, type Plan } from './plan.ts';
import { uniform } from './rng.ts';
import type { MemberState, State } from './state.ts';
import { Count } from './tally.ts';
import { GUIDES } from './waits.ts';
import { watchEnergy, watchHelps } from './watch.ts';

/** Wake-up: sleep gives its energy, or a share of it, and time starts again at zero. */
export function wake(member: MemberState, share = 1): void {
  rest(member, share);
  member.step = 0;
  member.since = 0;
  member.next -= DAY;
  member.fastUntil = 0;
}

/** Energy of so large a part of a whole night's sleep. */
export function rest(member: MemberState, share: number): void {
  const { sleepCap, sleepEnergy } = member.plan;
  member.energy += gainBelow(sleepCap, member.energy, share * sleepEnergy);
}

/** Energy from a meal, which is higher at low energy. */
export function eat({ plan, tally }: State, member: MemberState): void {
  const { energy } = member;
  const gain = gainBelow(plan.mealCap, energy, plan.mealEnergy[energyRow(plan.mealEnds, energy)] ?? 0);
  member.energy = energy + gain;
  add(tally, member.counts + Count.mealEnergy, gain);
}

/** Draws how many helps the next proc is away, and adds one proc less its expectation over that wait to the martingale. */
export function drawWait(state: State, member: MemberState): void {
  const { procWithin, procFrom, procRate } = member.plan;
  const u = uniform(member.waiting);
  let helps = procFrom[Math.floor(u * GUIDES)] ?? 0;
  while (u >= (procWithin[helps] ?? 1)) helps += 1;
  member.wait = helps + 1;
  member.fullWait = helps + 1;
  add(state.tally, member.counts + Count.procMartingale, 1 - member.wait * procRate);
}

/** The part of the martingale, counted when the wait was drawn, that belongs to helps still to come. */
export const martingaleAhead = ({ plan, fullWait, wait }: MemberState): number =>
  1 - wait * plan.procRate - (plan.potential[fullWait - wait] ?? 0);

/** Lets energy fall up to now, and adds its integral over time to the counter `count`, for the average. */
export function settle(state: State, member: MemberState, count: number): void {
  const time = state.now;
  const { decayMinutes: minutes, decayRate } = state.plan;
  if (state.watch) watchEnergy(state.watch, member.number, member, time, decayRate);
  const step = decaySteps(decayRate, time);
  const falls = step - member.step;
  const { energy } = member;
  let area: number;
  if (falls === 0) area = energy * (time - member.since);
  else {
    const whole = Math.min(falls - 1, Math.floor(energy));
    const end = fallenEnergy(energy, falls);
    area =
      energy * ((member.step + 1) * minutes - member.since) +
      (whole * energy - (whole * (whole + 1)) / 2) * minutes +
      end * (time - step * minutes);
    member.energy = end;
    member.step = step;
  }
  member.since = time;
  add(state.tally, member.counts + count, area);
}

/** Interval at the next help, and the time at which falling energy makes it longer. */
function findPace({ brackets, decayMinutes: minutes, decayRate }: Plan, member: MemberState): void {
  const step = decaySteps(decayRate, member.next);
  const energy = fallenEnergy(member.energy, step - member.step);
  const b = energyRow(brackets, energy);
  member.interval = member.plan.intervals[b] ?? 1;
  member.fastUntil =
    b < brackets.length ? (step + Math.floor(energy - (brackets[b] ?? 0)) + 1) * minutes : Number.POSITIVE_INFINITY;
}

/** Makes the helps that begin before now, and returns how many. */
export function passHelps(state: State, member: MemberState): number {
  const { plan, watch: watching, now: until } = state;
  let helps = 0;
  while (member.next < until) {
    if (member.next >= member.fastUntil) findPace(plan, member);
    const { interval, fastUntil, next } = member;
    const count = Math.ceil((Math.min(fastUntil, until) - next) / interval);
    if (watching) watchHelps(watching, member.number, next, interval, count);
    helps += count;
    member.next = next + count * interval;
  }
  return helps;
}

/** Finds out when the next proc is, or that it does not come before the horizon. */
export function findProc(state: State, member: MemberState): void {
  const { plan, horizon } = state;
  member.procAt = Number.POSITIVE_INFINITY;
  let left = member.wait;
  findPace(plan, member);
  member.steady = true;
  if (member.plan.snacking || member.deferring) return;
  const { interval, fastUntil, next } = member;
  member.steady = fastUntil >= horizon;
  while (member.next < horizon) {
    if (member.next >= member.fastUntil) findPace(plan, member);
    const count = Math.ceil((Math.min(member.fastUntil, horizon) - member.next) / member.interval);
    if (left <= count) {
      member.procHelp = member.next + (left - 1) * member.interval;
      member.procAt = plan.grid > 0 ? Math.max(state.now, onGrid(member.procHelp, plan.grid)) : member.procHelp;
      if (member.procHelp < fastUntil) member.steady = true;
      break;
    }
    left -= count;
    member.next += count * member.interval;
  }
  // This was only a look ahead: the member's clock and interval stay where they were.
  member.next = next;
  member.interval = interval;
  member.fastUntil = fastUntil;
}

/** Whether more energy changes neither helps nor the next proc: the member is at its fastest and stays so until then. */
export function isSteady({ now }: State, member: MemberState): boolean {
  return member.steady && member.procAt > now && member.fastUntil > now && member.interval === member.plan.intervals[0];
}

/** How long the fastest pace lasts with the energy of now. */
export function prolong({ plan, now }: State, member: MemberState): void {
  const step = decaySteps(plan.decayRate, now);
  member.fastUntil = (step + Math.floor(member.energy - (plan.brackets[0] ?? 0)) + 1) * plan.decayMinutes;
}

/** Time between helps at the energy of now. */
export const intervalNow = (plan: Plan, member: MemberState): number =>
  member.plan.intervals[energyRow(plan.brackets, member.energy)] ?? 1;
