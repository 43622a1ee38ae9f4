// The berry zone: each use of a skill makes berries of one kind count more, up to a cap, until the player moves to
// another island.
import type { MemberPlan } from './plan.ts';
import type { State } from './state.ts';
import { Count, countAt } from './tally.ts';

/** Berries that a member's helps have brought, as a sum of counts. */
export function berryCounts({ index, drops, snacking }: Pick<MemberPlan, 'index' | 'drops' | 'snacking'>) {
  const share = (1 - drops.ingredientChance) * drops.berries;
  return [
    { place: countAt(index, Count.dayHelps), weight: snacking ? drops.berries : share },
    { place: countAt(index, Count.granted), weight: share },
    { place: countAt(index, Count.nightBerries), weight: 1 },
  ] as const;
}

/** What has been counted so far, by zoned count: berries of each member, runs of each program with its surges. */
function countedSoFar({ tally, layout, plan }: State, place: number): number {
  const member = plan.members[place];
  if (member) return berryCounts(member).reduce((sum, part) => sum + part.weight * (tally[part.place] ?? 0), 0);
  const program = plan.programs[place - plan.members.length];
  if (!program) return 0;
  const { index, surge } = program;
  return (tally[layout.programs + index] ?? 0) + ((surge?.times ?? 1) - 1) * (tally[layout.surges + index] ?? 0);
}

/** A week is spent at a site: on Monday no zone is there yet, on other days it is as the day before has left it. */
export function enterZone(state: State): void {
  if (state.weekday === 0) state.zone = 0;
  markZone(state);
}

/** From here on counts are new. */
export function markZone(state: State): void {
  for (let place = 0; place < state.zoneMarks.length; place += 1) state.zoneMarks[place] = countedSoFar(state, place);
}

/** Counts everything since the last time by the zone in which it came. */
export function settleZone(state: State): void {
  const { tally, layout, zone, zoneMarks } = state;
  for (let place = 0; place < zoneMarks.length; place += 1) {
    const now = countedSoFar(state, place);
    const at = layout.zoned + place;
    tally[at] = (tally[at] ?? 0) + zone * (now - (zoneMarks[place] ?? 0));
    zoneMarks[place] = now;
  }
}
