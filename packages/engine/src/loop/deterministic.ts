// Days without chance: what sleep, meals and falling energy alone make of a member's clock.
import { DAY } from '@oversleep/game';
import { eat, passHelps, settle, wake } from './help.ts';
import { TOUCHES_MEMBERS } from './operations.ts';
import type { MemberPlan, Plan } from './plan.ts';
import type { MemberState, State } from './state.ts';
import { Count } from './tally.ts';

/** Whether anything that chance decides can change this member's energy or give it helps. */
export function isDeterministic({ programs }: Plan, { index }: MemberPlan): boolean {
  return programs.every(
    ({ becomes, operations, invoker, targets }) =>
      becomes.length === 0 &&
      !operations.some(({ op }) => TOUCHES_MEMBERS.has(op)) &&
      (invoker === index || targets === 0),
  );
}

/** One day, and its helps. */
export function deterministicDay(state: State, member: MemberState): { day: number; night: number } {
  wake(member);
  let day = 0;
  for (const { at } of state.plan.meals) {
    state.now = at;
    day += passHelps(state, member);
    settle(state, member, Count.energyDay);
    eat(state, member);
    member.fastUntil = 0;
  }
  state.now = state.plan.awake;
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
  for (let day = 0; day < SETTLING_DAYS; day += 1) deterministicDay(state, member);
  member.energy = energy;
}
