// Luck that is known to be luck: what a chain's counts owe to chances that fell well or ill is taken out of them or told beside them.
import type { MemberPlan, Plan } from './plan.ts';
import { Op, type Program, runsPerProc, storedPerRun } from './programs.ts';
import { add, CookCount, Count, countAt, type Layout } from './tally.ts';
import type { Term } from './terms.ts';

/** What things are worth to the strength of a week. */
export interface Worths {
  /** How often a proc of its user runs each program, and what a run adds by itself. */
  readonly shares: Float64Array;
  readonly runs: Float64Array;
  /** By program and member, about how much more it brings to reach that one. */
  readonly aims: Float64Array;
}

/** A point of energy lasts ten minutes, in which helps come about a fifth faster. */
const MINUTES_PER_ENERGY = 2;

export function worthsOf(plan: Plan, layout: Layout, total: readonly Term[]): Worths {
  const { members, programs } = plan;
  const worth = new Float64Array(layout.size);
  for (const { place, weight } of total) if (place >= 0) add(worth, place, weight);
  const runs = worth.slice(layout.programs, layout.programs + programs.length);
  const shares = runsPerProc(
    programs,
    members.map(({ program }) => program),
  );
  const procs = new Float64Array(members.length);
  for (const { index, invoker } of programs) add(procs, invoker, (shares[index] ?? 0) * (runs[index] ?? 0));
  const aims = Float64Array.from(
    programs.flatMap((program) =>
      members.map((member) =>
        aimOf(program, member, worth[countAt(member.index, Count.dayHelps)] ?? 0, procs[member.index] ?? 0),
      ),
    ),
  );
  return { shares, runs, aims };
}

function aimOf({ operations }: Program, member: MemberPlan, help: number, proc: number): number {
  const { skillChance, energyFactor, intervals, snacking } = member;
  const minute = (help + (snacking ? 0 : skillChance * proc)) / (intervals[0] ?? 1);
  return operations.reduce((sum, { op, amount }) => {
    if (op === Op.energyChosen) return sum + amount * energyFactor * MINUTES_PER_ENERGY * minute;
    if (op === Op.triesChosen && !snacking) return sum + (1 - (1 - skillChance) ** amount) * proc;
    return sum;
  }, 0);
}

/**
 * Luck that is zero in the long run: procs more than the chances of all helps add up to, by member; whom skills reached; then, of what the
 * skills made of those procs, ingredients and strength more than on average.
 */
export function luckOf(
  { members, programs }: Plan,
  layout: Layout,
  { shares, runs }: Worths,
  tally: Float64Array,
): Float64Array {
  const waiting = members.filter(({ snacking }) => !snacking);
  const procs = waiting.map(({ index }) => tally[countAt(index, Count.procLuck)] ?? 0);
  let ingredients = tally[layout.cooking + CookCount.gathered] ?? 0;
  let strength = 0;
  for (const { index, invoker, ingredients: brought } of programs) {
    const expected = (shares[index] ?? 0) * (tally[countAt(invoker, Count.procs)] ?? 0);
    ingredients -= expected * brought.reduce((sum, amount) => sum + amount, 0);
    strength += (runs[index] ?? 0) * ((tally[layout.programs + index] ?? 0) - expected);
  }
  return Float64Array.from([...procs, tally[layout.aimLuck] ?? 0, ingredients, strength]);
}

/**
 * Procs as the chances of all helps add up to them: the same in the long run as those that happened, with less luck in it; and what
 * follows from procs alone as that many bring in the long run. What else came of them is as it happened.
 */
export function smooth({ members, programs }: Plan, layout: Layout, tally: Float64Array): void {
  for (const { index } of members) {
    const procs = tally[countAt(index, Count.procs)] ?? 0;
    const expected = procs - (tally[countAt(index, Count.procLuck)] ?? 0);
    tally[countAt(index, Count.procs)] = expected;
    add(tally, countAt(index, Count.morningProcs), -(tally[countAt(index, Count.nightLuck)] ?? 0));
    if (procs === 0) continue;
    const own = programs.filter(({ invoker }) => invoker === index);
    for (const program of own) {
      // Where a skill becomes another by chance, each has its share of them.
      const runs = ((tally[layout.programs + program.index] ?? 0) * expected) / procs;
      tally[layout.programs + program.index] = runs;
      add(tally, layout.surges + program.index, -(tally[layout.surgeLuck + program.index] ?? 0));
      if (program.charges.length > 0) tally[countAt(index, Count.storedStrength)] = runs * storedPerRun(program);
    }
    if (own.every(reachesAnyone)) shareOut(tally, layout, index, members.length, expected / procs);
  }
}

/** Whether its helps go to everybody, or to each with the same chance. */
const reachesAnyone = ({ operations, lowestChance }: Program): boolean =>
  lowestChance === 0 || operations.every(({ op }) => op !== Op.helpsChosen);

/** Helps that a member gave, to each as many as to the others. */
function shareOut(tally: Float64Array, layout: Layout, from: number, size: number, share: number): void {
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
