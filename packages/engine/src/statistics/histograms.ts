// How many days had so many procs, berries and ingredients.
import type { MemberState } from '../loop/state.ts';

/** Bins of each histogram, more than anything reaches; the last one is open. */
export const BINS = { procs: 48, berries: 1024, ingredient: 256 } as const;
export const MEMBER_BINS = BINS.procs + BINS.berries + 3 * BINS.ingredient;

export function countDay(histograms: Uint32Array, member: MemberState): void {
  const start = member.number * MEMBER_BINS;
  bump(histograms, start, member.procsToday, BINS.procs);
  bump(histograms, start + BINS.procs, member.rolledBerries, BINS.berries);
  const { firstSlot } = member.plan;
  for (let s = 0; s < firstSlot.length; s += 1) {
    // Slots with the same ingredient are one distribution, that of the first of them.
    if (firstSlot[s] !== s) continue;
    let amount = 0;
    for (let t = s; t < firstSlot.length; t += 1) if (firstSlot[t] === s) amount += member.rolled[t] ?? 0;
    bump(histograms, start + BINS.procs + BINS.berries + s * BINS.ingredient, amount, BINS.ingredient);
  }
}

function bump(histograms: Uint32Array, start: number, value: number, bins: number): void {
  const bin = start + Math.min(bins - 1, Math.round(value));
  histograms[bin] = (histograms[bin] ?? 0) + 1;
}
