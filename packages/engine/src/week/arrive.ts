// Everything up to a minute of the day is done.
import { passAway } from '../loop/away.ts';
import { rollDrops } from '../loop/cooking.ts';
import { bringTo } from '../loop/effects.ts';
import type { State } from '../loop/state.ts';
import { Count } from '../loop/tally.ts';

/** Everybody's helps up to this minute are made, and what they brought is there. */
export function arrive(state: State, minute: number): void {
  state.now = minute;
  for (const member of state.members) {
    if (state.plan.looks) passAway(state, member, Count.energyDay);
    else bringTo(state, member);
    rollDrops(state, member);
  }
}
