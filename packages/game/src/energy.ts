// Energy: its effect on speed, and how sleep, meals, skills and time change it. The simulation uses these functions,
// too.
import type { Game, Rules } from './types.ts';

type WithRules = Pick<Game, 'rules'>;

/** Tolerance for sums of fractions just above a whole number. */
const ROUNDING = 1e-6;

/**
 * Lower ends of the rows of a table by energy, highest first, without the last row: that one holds for all lower energies.
 * The game compares the whole number that it shows, which is rounded up: a row that begins at 81 holds for everything above 80.
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

/** How much energy fits below a cap; energy above the cap is kept. */
export const gainBelow = (cap: number, energy: number, gift: number): number =>
  Math.min(gift, Math.max(0, cap - energy));

/** Energy that is left after so many steps of decay, a point each. */
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

/** Energy that a night gives, as far as there is room for it below its own cap. */
export function sleepEnergy({ rules }: WithRules, sleeper: Sleeper): { readonly gift: number; readonly cap: number } {
  const { full, minutes, bonusPerMember, cap, capWithBonus } = rules.energy.sleep;
  return {
    gift: ((sleeper.minutes * full) / minutes) * sleeper.nature * (1 + bonusPerMember * sleeper.bonusMembers),
    cap: sleeper.ownBonus ? capWithBonus : cap,
  };
}

/** Energy that a skill gives, by the receiver's nature. */
export const skillEnergy = (amount: number, nature: number): number => amount * nature;
