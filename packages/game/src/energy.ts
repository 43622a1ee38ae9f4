// Energy: what it does to speed, and what sleep, meals and time do to it.
import { clamp } from './maths.ts';
import type { Game } from './types.ts';

type WithRules = Pick<Game, 'rules'>;

function bracket<T extends { readonly from: number }>(brackets: readonly T[], energy: number): T {
  const found = brackets.find(({ from }) => energy >= from) ?? brackets.at(-1);
  if (!found) throw new Error('An energy table without brackets');
  return found;
}

/** Factor on the help interval at an energy; smaller is faster. */
export const intervalFactor = ({ rules }: WithRules, energy: number): number =>
  bracket(rules.energy.brackets, energy).factor;

/** Energy from a meal, never beyond the cap. */
export function mealEnergy({ rules }: WithRules, energy: number): number {
  const gain = bracket(rules.energy.meals, energy).energy;
  return clamp(rules.energy.cap - energy, 0, gain);
}

export interface Sleeper {
  readonly minutes: number;
  /** Energy factor of the nature. */
  readonly nature: number;
  /** Members with Energy Recovery Bonus, this one included. */
  readonly bonusMembers: number;
  readonly ownBonus: boolean;
}

/** Energy in the morning out of energy at the end of the night; what is already above the cap of sleep is kept. */
export function wakeUpEnergy({ rules }: WithRules, energy: number, sleeper: Sleeper): number {
  const { full, minutes, bonusPerMember, cap, capWithBonus } = rules.energy.sleep;
  const most = sleeper.ownBonus ? capWithBonus : cap;
  const gain = ((sleeper.minutes * full) / minutes) * sleeper.nature * (1 + bonusPerMember * sleeper.bonusMembers);
  return energy + clamp(most - energy, 0, gain);
}

/** Energy after some minutes without sleep or food; it falls in whole steps and not below zero. */
export function decayedEnergy({ rules }: WithRules, energy: number, minutes: number): number {
  const { energy: step, minutes: every } = rules.energy.decay;
  return Math.max(0, energy - step * Math.floor(minutes / every));
}

/** Energy that a skill gives: times the receiver's nature, within the cap. */
export function skillEnergy({ rules }: WithRules, energy: number, amount: number, nature: number): number {
  return clamp(amount * nature, -energy, Math.max(0, rules.energy.cap - energy));
}
