// What a dish lacks.
import type { RecipeBook } from '../loop/recipe-book.ts';

interface Shortage {
  readonly isEnough: boolean;
  readonly isTooLarge: boolean;
  readonly missing: readonly { readonly ingredient: number; readonly amount: number }[];
}

/** Fractional ingredients add up to whole ones only up to rounding. */
const ENOUGH = 1e-9;

export function shortageOf(
  { size, start, ingredient, amount }: RecipeBook,
  r: number,
  available: Float64Array,
  pot: number,
): Shortage {
  const missing: { ingredient: number; amount: number }[] = [];
  for (let k = start[r] ?? 0; k < (start[r + 1] ?? 0); k += 1) {
    const i = ingredient[k] ?? 0;
    const shortage = (amount[k] ?? 0) - (available[i] ?? 0);
    if (shortage > ENOUGH) missing.push({ ingredient: i, amount: shortage });
  }
  const isTooLarge = (size[r] ?? 0) > pot;
  return { isEnough: !isTooLarge && missing.length === 0, isTooLarge, missing };
}
