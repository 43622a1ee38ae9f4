// Energy: its effect on speed, and how sleep, meals, skills and time change it. The simulation uses these functions,
// too.
import type { Game, Rules } from './types.ts';

type WithRules = Pick<Game, 'rules'>;

/** Tolerance for sums of fractions just above a whole number. */
const ROUNDING = 1e-6;

/**
 * Lower bounds of a table's rows by energy, highest first, without the last row, which applies to all lower energies.
 * The game compares the number that it shows, which is rounded up: a row that begins at 81 applies to everything above 80.
 */
export function lowerEnds({ rounding }: Pick<Rules, 'rounding'>, rows: readonly { readonly from: number }[]): number[] {
  const offset = rounding === 'game' ? ROUNDING - 1 : 0;
  return rows.slice(0, -1).map(({ from }) => from + offset);
}

/** Row of such a table: the first with a lower end at or below the energy, or the last. */
export function energyRow(ends: readonly number[], energy: number): number {
  let row = 0;
  while (row < ends.length && energy < (ends[row] ?? 0)) row += 1;
  return row;
}

/** Factor on the help interval at an energy; smaller is faster. */
export function intervalFactor({ rules }: WithRules, energy: number): number {
  const { speedBrackets } = rules;
  return speedBrackets[energyRow(lowerEnds(rules, speedBrackets), energy)]?.factor ?? 1;
}

/** How much of the energy fits below a cap; a member above the cap keeps its energy. */
export const gainBelow = (cap: number, energy: number, gift: number): number =>
  Math.min(gift, Math.max(0, cap - energy));

/** Energy left after some decay steps of one point each. */
export const fallenEnergy = (energy: number, steps: number): number => Math.max(0, energy - steps);

/** Steps of decay a minute. */
export const decayRate = ({ rules }: WithRules): number => 1 / rules.energy.decay.minutes;

/** Decay steps after some minutes. The rate is a factor because a division would be too slow for the simulation. */
export const decaySteps = (rate: number, minutes: number): number => Math.floor(minutes * rate);

/** Energy from a meal, never beyond the cap. */
export function mealEnergy({ rules }: WithRules, energy: number): number {
  const { meals, cap } = rules.energy;
  return gainBelow(cap, energy, meals[energyRow(lowerEnds(rules, meals), energy)]?.energy ?? 0);
}

interface Sleeper {
  readonly minutes: number;
  /** Energy factor of the nature. */
  readonly nature: number;
  /** Members with Energy Recovery Bonus, this one included. */
  readonly bonusMembers: number;
  readonly ownBonus: boolean;
}

/** Energy that a night gives, up to the cap for sleep. */
export function sleepEnergy({ rules }: WithRules, sleeper: Sleeper): { readonly gift: number; readonly cap: number } {
  const { full, minutes, bonusPerMember, cap, capWithBonus } = rules.energy.sleep;
  return {
    gift: ((sleeper.minutes * full) / minutes) * sleeper.nature * (1 + bonusPerMember * sleeper.bonusMembers),
    cap: sleeper.ownBonus ? capWithBonus : cap,
  };
}

/** Energy that a skill gives, by the receiver's nature. */
export const skillEnergy = (amount: number, nature: number): number => amount * nature;
