// Days without chance: what sleep, meals and falling energy alone make of a member's clock.
import { DAY } from '@oversleep/game';
import { passHelps, settle } from './help.ts';
import type { MemberPlan, Plan } from './plan.ts';
import { Op } from './programs.ts';
import type { MemberState, State } from './state.ts';
import { Count } from './tally.ts';

/** Whether anything that chance decides can change this member's energy or give it helps. */
export function isUntouched({ programs }: Plan, { index }: MemberPlan): boolean {
  return programs.every(
    ({ becomes, operations, invoker, targets }) =>
      becomes.length === 0 && operations.every(({ op }) => op > LAST_TOUCHING) && (invoker === index || targets === 0),
  );
}

/** Operations up to this one give or take energy, helps or procs. */
const LAST_TOUCHING = Op.triesChosen;

/** One day, and its helps. */
export function calmDay(state: State, member: MemberState): { day: number; night: number } {
  const { meals, mealFrom, mealEnergy, strictCap, energyCap, awake } = state.plan;
  const { sleepCap, sleepGain } = member.plan;
  member.energy += Math.min(Math.max(0, sleepCap - member.energy), sleepGain);
  member.step = 0;
  member.since = 0;
  member.next -= DAY;
  member.fastUntil = 0;
  let day = 0;
  for (const { at } of meals) {
    state.now = at;
    day += passHelps(state, member);
    settle(state, member, Count.energyDay);
    const row = mealFrom.findIndex((from) => member.energy >= from);
    const gain = mealEnergy[row < 0 ? mealEnergy.length - 1 : row] ?? 0;
    member.energy = strictCap
      ? Math.max(member.energy, Math.min(energyCap, member.energy + gain))
      : member.energy + gain;
    member.fastUntil = 0;
  }
  state.now = awake;
  day += passHelps(state, member);
  state.now = DAY;
  const night = passHelps(state, member);
  settle(state, member, Count.energyNight);
  return { day, night };
}

/** So long a clock needs to fall into step with the days. */
const SETTLING_DAYS = 7;

/** Where a clock that begins anywhere stands after some days; all else stays as it is. */
export function settleClock(state: State, member: MemberState): void {
  const { energy } = member;
  for (let day = 0; day < SETTLING_DAYS; day += 1) calmDay(state, member);
  member.energy = energy;
}
