// Days without chance: sleep, meals and falling energy alone, for members whose help clock depends on nothing else.
import { DAY } from '@oversleep/game';
import { eat, passHelps, settle, wake } from './help.ts';
import type { MemberState, State } from './state.ts';
import { Count } from './tally.ts';

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

/** Days until a clock that starts anywhere has fallen into step with the days. */
const SETTLING_DAYS = 7;

/** Moves a clock on by that many days; nothing else about the member changes. */
export function settleClock(state: State, member: MemberState): void {
  const { energy } = member;
  for (let day = 0; day < SETTLING_DAYS; day += 1) deterministicDay(state, member);
  member.energy = energy;
}
