// Chances, inventory, night and helps of a compared creature.
import type { ComparedFigures } from '../../state/data/results.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { TIME_FACTORS } from '../../state/data/teams.ts';

export interface Misc {
  /** 0..1. */
  readonly ingredientChance: number;
  readonly skillChance: number;
  readonly carrySize: number;
  /** Lost at night because the inventory was full. */
  readonly spilled: readonly { readonly name: string; readonly amount: number }[];
  readonly spilledSum: number;
  readonly snackBerry: string;
  readonly snack: number;
  readonly recovered: number;
  readonly helps: number;
  readonly dayHelps: number;
  readonly nightHelps: number;
  /** After the inventory was full. */
  readonly snackHelps: number;
}

export function miscOf({ production: { advanced } }: ComparedFigures, timeWindow: TimeWindow): Misc {
  const factor = TIME_FACTORS[timeWindow];
  const spilled = advanced.nightPeriod.spilledIngredients
    .map(({ ingredient, amount }) => ({ name: ingredient.name, amount: amount * factor }))
    .filter(({ amount }) => amount >= 0.05);
  return {
    ingredientChance: advanced.ingredientPercentage,
    skillChance: advanced.skillPercentage,
    carrySize: advanced.carrySize,
    spilled,
    spilledSum: spilled.reduce((sum, { amount }) => sum + amount, 0),
    snackBerry: advanced.sneakySnack.berry.name,
    snack: advanced.sneakySnack.amount * factor,
    recovered: advanced.totalRecovery * factor,
    helps: advanced.totalHelps * factor,
    dayHelps: advanced.dayHelps * factor,
    nightHelps: advanced.nightHelps * factor,
    snackHelps: advanced.nightHelpsAfterSS * factor,
  };
}
