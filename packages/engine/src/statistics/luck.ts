// Luck that is known to be luck: what a chain's counts owe to chances that fell well or ill is taken out of them or told beside them.

import type { Term } from '../figures/terms.ts';
import { add } from '../loop/flat.ts';
import { FOR_ITS_USER, Op, TOUCHES_ENERGY } from '../loop/operations.ts';
import type { Plan } from '../loop/plan.ts';
import { chargedPerRun, type Program, runsPerProc } from '../loop/programs.ts';
import { CookCount, Count, countAt, type Layout, TypeCount } from '../loop/tally.ts';

/** What luck is worth, so that luck of different kinds can be added up. */
export interface Worths {
  /** How often a proc of its user runs each program, and the strength that a run brings by itself. */
  readonly shares: Float64Array;
  readonly runs: Float64Array;
  /** By program and member, about how much strength a week it brings to reach that one. */
  readonly aims: Float64Array;
  /** By member, about how much strength the energy of a proc brings, and how many ingredients come with it. */
  readonly energy: Float64Array;
  readonly ingredients: Float64Array;
  /** About how much strength an ingredient is. */
  readonly ingredient: number;
}

/** Not every ingredient finds its dish. */
const USED = 0.7;

/** A point of energy lasts ten minutes, in which helps come about a fifth faster. */
const MINUTES_PER_ENERGY = 2;

export function worthsOf({ members, programs, cooking }: Plan, layout: Layout, total: readonly Term[]): Worths {
  const worth = new Float64Array(layout.size);
  for (const { place, weight } of total) if (place >= 0) add(worth, place, weight);
  const runs = worth.slice(layout.programs, layout.programs + programs.length);
  const shares = runsPerProc(
    programs,
    members.map(({ program }) => program),
  );
  const procs = new Float64Array(members.length);
  for (const { index, invoker } of programs) add(procs, invoker, (shares[index] ?? 0) * (runs[index] ?? 0));
  const points = members.map(({ index, skillChance, energyFactor, intervals, snacking }) => {
    const help = (worth[countAt(index, Count.dayHelps)] ?? 0) + (snacking ? 0 : skillChance * (procs[index] ?? 0));
    return (energyFactor * MINUTES_PER_ENERGY * help) / (intervals[0] ?? 1);
  });
  const aims = new Float64Array(programs.length * members.length);
  const energy = new Float64Array(members.length);
  const ingredients = new Float64Array(members.length);
  for (const { index, invoker, operations, targets, ingredients: brought } of programs) {
    const share = shares[index] ?? 0;
    for (const { op, amount, chosen, members: drained } of operations)
      for (const { index: m, snacking, skillChance } of members) {
        let gain = TOUCHES_ENERGY.has(op) ? amount * (points[m] ?? 0) : 0;
        if (FOR_ITS_USER.has(op) && m !== invoker) gain = 0;
        if (op === Op.drainOthers) gain = drained.includes(m) ? -gain : 0;
        if (op === Op.triesChosen && !snacking) gain = (1 - (1 - skillChance) ** amount) * (procs[m] ?? 0);
        if (chosen) add(aims, index * members.length + m, gain);
        add(energy, invoker, share * gain * (chosen ? targets / members.length : 1));
      }
    for (const amount of brought) add(ingredients, invoker, share * amount);
  }
  const book = cooking?.books[cooking.asked];
  const dish = worth[(layout.types[cooking?.asked ?? 0] ?? 0) + TypeCount.strength] ?? 0;
  const ingredient = book && book.recipes.length > 0 ? (USED * dish * (book.value[0] ?? 0)) / (book.size[0] ?? 1) : 0;
  return { shares, runs, aims, energy, ingredients, ingredient };
}

/**
 * Luck that is zero in the long run, in strength: what the energy of skills brought, by how often they were triggered and whom they reached,
 * and those that they became by chance; and what the ingredients that they brought did.
 */
export function luckOf({ members, programs }: Plan, layout: Layout, worths: Worths, tally: Float64Array): Float64Array {
  let strength = tally[layout.aimLuck] ?? 0;
  let ingredients = tally[layout.cooking + CookCount.gathered] ?? 0;
  for (const { index } of members) {
    const luck = tally[countAt(index, Count.procLuck)] ?? 0;
    strength += (worths.energy[index] ?? 0) * luck;
    ingredients -= (worths.ingredients[index] ?? 0) * ((tally[countAt(index, Count.procs)] ?? 0) - luck);
  }
  for (const { index, invoker } of programs) {
    const expected = (worths.shares[index] ?? 0) * (tally[countAt(invoker, Count.procs)] ?? 0);
    strength += (worths.runs[index] ?? 0) * ((tally[layout.programs + index] ?? 0) - expected);
  }
  return Float64Array.of(strength, worths.ingredient * ingredients);
}

/**
 * Procs as the chances of all helps add up to them: the same in the long run as those that happened, with less luck in it; and what
 * follows from procs alone as that many bring in the long run. What else came of them is as it happened.
 */
export function smooth({ members, programs }: Plan, layout: Layout, { shares }: Worths, tally: Float64Array): void {
  for (const { index } of members) {
    const procs = tally[countAt(index, Count.procs)] ?? 0;
    const expected = procs - (tally[countAt(index, Count.procLuck)] ?? 0);
    tally[countAt(index, Count.procs)] = expected;
    const own = programs.filter(({ invoker }) => invoker === index);
    for (const program of own) {
      // Where a skill becomes another by chance, each has its share of them.
      const share = procs > 0 ? (tally[layout.programs + program.index] ?? 0) / procs : (shares[program.index] ?? 0);
      const runs = share * expected;
      tally[layout.programs + program.index] = runs;
      add(tally, layout.surges + program.index, -(tally[layout.surgeLuck + program.index] ?? 0));
      if (program.charges.length > 0) tally[countAt(index, Count.chargedStrength)] = runs * chargedPerRun(program);
    }
    if (procs > 0 && own.every(reachesAnyone)) shareOut(tally, layout, index, members.length, expected / procs);
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
