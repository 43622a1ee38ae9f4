// The martingale correction: removes luck from a chain's counts where its expectation is known help by help.

import { add } from '../loop/flat.ts';
import { Op } from '../loop/operations.ts';
import type { Plan } from '../loop/plan.ts';
import { chargedPerRun, type Program } from '../loop/programs.ts';
import { Count, countAt, type TallyLayout } from '../loop/tally.ts';
import type { ControlWeights } from './controls.ts';

/**
 * Replaces triggers by the sum of the chances of all helps, which has the same mean and less variance, and what follows
 * from triggers alone by the average for that many. All other results stay as simulated, also charges that are lost
 * with a change of the team.
 */
export function correctCounts(
  { members, programs }: Plan,
  layout: TallyLayout,
  { shares }: ControlWeights,
  tally: Float64Array,
  losesCharges = false,
): void {
  for (const { index } of members) {
    const procs = tally[countAt(index, Count.procs)] ?? 0;
    const expected = procs - (tally[countAt(index, Count.procMartingale)] ?? 0);
    tally[countAt(index, Count.procs)] = expected;
    const own = programs.filter(({ invoker }) => invoker === index);
    for (const program of own) {
      // Where a skill becomes another by chance, each has its share of them.
      const share = procs > 0 ? (tally[layout.programs + program.index] ?? 0) / procs : (shares[program.index] ?? 0);
      const runs = share * expected;
      tally[layout.programs + program.index] = runs;
      add(tally, layout.surges + program.index, -(tally[layout.surgeMartingale + program.index] ?? 0));
      if (program.charges.length > 0 && !losesCharges)
        tally[countAt(index, Count.chargedStrength)] = runs * chargedPerRun(program);
    }
    if (procs > 0 && own.every(reachesAnyone)) shareOut(tally, layout, index, members.length, expected / procs);
  }
}

/** Whether its helps reach all members, or each with the same chance. */
const reachesAnyone = ({ operations, lowestChance }: Program): boolean =>
  lowestChance === 0 || operations.every(({ op }) => op !== Op.helpsChosen);

/** Helps that a member gave, evenly among all. */
function shareOut(tally: Float64Array, layout: TallyLayout, from: number, size: number, share: number): void {
  const row = layout.helpsGiven + from * size;
  let sum = 0;
  for (let to = 0; to < size; to += 1) sum += tally[row + to] ?? 0;
  if (sum === 0) return;
  for (let to = 0; to < size; to += 1) {
    const booked = tally[row + to] ?? 0;
    const granted = tally[countAt(to, Count.granted)] ?? 0;
    tally[row + to] = (share * sum) / size;
    tally[countAt(to, Count.granted)] = granted + (share * sum) / size - booked;
  }
}
