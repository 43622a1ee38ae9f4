// Completes everything up to a minute of the day.
import { passTimeAway } from '../loop/away.ts';
import { rollDrops } from '../loop/cooking.ts';
import { bringTo } from '../loop/effects.ts';
import type { State } from '../loop/state.ts';
import { Count } from '../loop/tally.ts';

/** Makes all members' helps up to this minute and stores what they bring. */
export function arrive(state: State, minute: number): void {
  state.now = minute;
  for (const member of state.members) {
    if (state.plan.looks) passTimeAway(state, member, Count.energyDay);
    else bringTo(state, member);
    rollDrops(state, member);
  }
}
