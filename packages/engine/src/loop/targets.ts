// Chooses the members that a skill reaches.

import { decaySteps, fallenEnergy } from '@oversleep/game';
import { add } from './flat.ts';
import type { Program } from './programs.ts';
import { below, happens } from './rng.ts';
import type { MemberState, State } from './state.ts';

/** Where the members that the present skill reaches begin in `state.chosen`; skills that it triggers have places of their own. */
export const chosenFrom = ({ depth, members }: State): number => depth * members.length;

/** Sorts the members so that those that the skill reaches come first. */
export function choose(state: State, program: Program, invoker: MemberState): void {
  const { targets, lowestChance } = program;
  const { chosen } = state;
  const size = state.members.length;
  const base = chosenFrom(state);
  let lowest = drawsLowest(invoker, lowestChance);
  for (let m = 0; m < size; m += 1) {
    chosen[base + m] = m;
    if (lowestChance > 0) state.energies[m] = energyOf(state, m);
  }
  for (let place = 0; place < targets && place < size - 1; place += 1) {
    // Each target is drawn for itself: of those counted, the second was the most tired one as often as the first.
    if (place > 0) lowest = drawsLowest(invoker, lowestChance);
    const pick = lowest ? lowestEnergy(state, invoker, place) : place + below(invoker.skill, size - place);
    const first = chosen[base + place] ?? 0;
    chosen[base + place] = chosen[base + pick] ?? 0;
    chosen[base + pick] = first;
  }
  if (program.aimed) noteAim(state, program);
}

/**
 * Adds the value of the chosen members, minus the average over all that could have been chosen, to the martingale of
 * targets.
 */
function noteAim(state: State, { index, targets, lowestChance }: Program): void {
  const { chosen, aims, tally, layout } = state;
  const size = state.members.length;
  const from = index * size;
  const base = chosenFrom(state);
  let luck = 0;
  for (let place = 0; place < targets && place < size; place += 1)
    luck += aims[from + (chosen[base + place] ?? 0)] ?? 0;
  for (let m = 0; m < size; m += 1) {
    const worth = aims[from + m] ?? 0;
    if (worth === 0) continue;
    if (targets === 2 && lowestChance > 0 && lowestChance < 1) {
      luck -= worth * chanceOfTwo(state, m, lowestChance);
      continue;
    }
    luck -= worth * (1 - lowestChance) * Math.min(1, targets / size);
    if (lowestChance > 0) luck -= worth * lowestChance * chanceAmongLowest(state, m, targets);
  }
  add(tally, layout.aimMartingale, luck);
}

// Functions of their own, not closures: those would be allocated at every trigger.

function drawsLowest(invoker: MemberState, lowestChance: number): boolean {
  return lowestChance > 0 && (lowestChance === 1 || happens(invoker.skill, lowestChance));
}

/** Chance to be one of two that are drawn one after the other, each time either the most tired one or anyone. */
function chanceOfTwo(state: State, m: number, lowestChance: number): number {
  const size = state.members.length;
  if (size <= 2) return 1;
  let chance = chanceDrawn(state, m, -1, lowestChance);
  for (let first = 0; first < size; first += 1)
    if (first !== m) chance += chanceDrawn(state, first, -1, lowestChance) * chanceDrawn(state, m, first, lowestChance);
  return chance;
}

function chanceDrawn(state: State, m: number, without: number, lowestChance: number): number {
  const size = state.members.length;
  return lowestChance * chanceAsLowest(state, m, without) + (1 - lowestChance) / (without < 0 ? size : size - 1);
}

/** Chance to be taken for the most tired one among all but one. */
function chanceAsLowest(state: State, m: number, without: number): number {
  const own = state.energies[m] ?? 0;
  let equal = 0;
  for (let other = 0; other < state.members.length; other += 1) {
    if (other === without) continue;
    const energy = state.energies[other] ?? 0;
    if (energy < own) return 0;
    if (energy === own) equal += 1;
  }
  return 1 / equal;
}

/** Chance to be one of so many most tired members. */
function chanceAmongLowest(state: State, m: number, targets: number): number {
  const own = state.energies[m] ?? 0;
  let below = 0;
  let equal = 0;
  for (let other = 0; other < state.members.length; other += 1) {
    const energy = state.energies[other] ?? 0;
    if (energy < own) below += 1;
    else if (energy === own) equal += 1;
  }
  return Math.min(1, Math.max(0, (targets - below) / equal));
}

/** Place of the member with the least energy among those not chosen yet; chance decides between equals. */
function lowestEnergy(state: State, invoker: MemberState, from: number): number {
  const { chosen } = state;
  const base = chosenFrom(state);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  let equals = 0;
  for (let place = from; place < state.members.length; place += 1) {
    const energy = state.energies[chosen[base + place] ?? 0] ?? 0;
    if (energy > least) continue;
    equals = energy < least ? 1 : equals + 1;
    if (equals === 1 || below(invoker.skill, equals) === 0) best = place;
    least = energy;
  }
  return best;
}

/** Energy at this moment, without bringing the member up to date. */
function energyOf(state: State, m: number): number {
  const member = state.members[m];
  if (!member) return Number.POSITIVE_INFINITY;
  return fallenEnergy(member.energy, decaySteps(state.plan.decayRate, state.now) - member.step);
}
