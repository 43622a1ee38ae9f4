// The slots of a creature: which levels it can have, and where subskills and ingredients go.
import { EDITIONS, gameOf } from './edition.ts';
import type { Ribbon } from './types.ts';

export const MIN_LEVEL = 1;
export const MAX_LEVEL = 100;
export const SUBSKILL_SLOTS = 5;
export const RIBBONS: readonly Ribbon[] = [0, 1, 2, 3, 4];

type Five<T> = readonly [T, T, T, T, T];

/** Subskill names by slot; at which level a slot opens is the edition's business. */
export type SubskillSlots = Five<string | null>;

export const NO_SUBSKILLS: SubskillSlots = [null, null, null, null, null];

/** `name` of the ingredient ("Locked" for a closed slot) and how many come per drop. */
export interface IngredientSlot {
  readonly name: string;
  readonly amount: number;
}

export type IngredientSlots = readonly [IngredientSlot, IngredientSlot, IngredientSlot];

/** Slot (0..4) of an unlock level in any edition: 70 and 75 both mean the fourth. */
export function slotOfLevel(level: number): number | undefined {
  for (const edition of EDITIONS) {
    const slot = gameOf(edition).rules.subskillUnlockLevels.indexOf(level);
    if (slot >= 0) return slot;
  }
  return undefined;
}
