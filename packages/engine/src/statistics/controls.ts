// Control variates: sums over a chain with expectation zero that correlate with its strength, so that a regression can
// remove luck.

import type { Term } from '../figures/terms.ts';
import { add } from '../loop/flat.ts';
import { FOR_ITS_USER, Op, TOUCHES_ENERGY } from '../loop/operations.ts';
import type { Plan } from '../loop/plan.ts';
import { runsPerProc } from '../loop/programs.ts';
import { CookCount, Count, countAt, type TallyLayout, TypeCount } from '../loop/tally.ts';

/** What the parts of the controls are worth in strength, roughly: a wrong weight costs precision, never truth. */
export interface ControlWeights {
  /** Average runs of each program per trigger of its user, and the strength of a run on its own. */
  readonly shares: Float64Array;
  readonly runs: Float64Array;
  /** By program and member, about how much strength it brings to reach that one. */
  readonly aims: Float64Array;
  /** By member, about how much strength the energy of a proc brings, and how many ingredients come with it. */
  readonly energy: Float64Array;
  readonly ingredients: Float64Array;
  /** About how much strength an ingredient is. */
  readonly ingredient: number;
}

/** About this part of all ingredients is cooked. */
const USED = 0.7;

/** A point of energy lasts ten minutes, in which helps come about a fifth faster. */
const MINUTES_PER_ENERGY = 2;

export function worthsOf(
  { members, programs, cooking }: Plan,
  layout: TallyLayout,
  total: readonly Term[],
): ControlWeights {
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
 * Two controls of a chain, in strength. The first: skill effects beyond expectation, by number of triggers, targets and
 * copied skills. The second: ingredients from skills beyond expectation.
 */
export function controlsOf(
  { members, programs }: Plan,
  layout: TallyLayout,
  worths: ControlWeights,
  tally: Float64Array,
): Float64Array {
  let strength = tally[layout.aimMartingale] ?? 0;
  let ingredients = tally[layout.cooking + CookCount.gathered] ?? 0;
  for (const { index } of members) {
    const excess = tally[countAt(index, Count.procMartingale)] ?? 0;
    strength += (worths.energy[index] ?? 0) * excess;
    ingredients -= (worths.ingredients[index] ?? 0) * ((tally[countAt(index, Count.procs)] ?? 0) - excess);
  }
  for (const { index, invoker } of programs) {
    const expected = (worths.shares[index] ?? 0) * (tally[countAt(invoker, Count.procs)] ?? 0);
    strength += (worths.runs[index] ?? 0) * ((tally[layout.programs + index] ?? 0) - expected);
  }
  return Float64Array.of(strength, worths.ingredient * ingredients);
}
