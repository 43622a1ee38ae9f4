// Whether what a team makes is enough for a dish, and what is missing.
import type { Game, Recipe } from '@oversleep/game';
import type { Production } from '../../state/data/results.ts';

export interface IngredientSupply {
  /** By name of the ingredient, a day. */
  readonly aDay: ReadonlyMap<string, number>;
}

/** Everything that the members of a team make. */
export function supplyOf({ members }: Pick<Production, 'members'>): IngredientSupply {
  const aDay = new Map<string, number>();
  for (const { produceTotal } of members)
    for (const { ingredient, amount } of produceTotal.ingredients)
      aDay.set(ingredient.name, (aDay.get(ingredient.name) ?? 0) + amount);
  return { aDay };
}

interface NeedRow {
  readonly name: string;
  /** For one dish. */
  readonly need: number;
  readonly made: number;
  /** A day that only this ingredient would allow. */
  readonly dishes: number;
}

export interface CookCheck {
  readonly rows: readonly NeedRow[];
  /** Dishes a day. */
  readonly dishes: number;
  /** The ingredient that limits the number of dishes. */
  readonly scarcest: NeedRow | undefined;
}

export function checkDish(recipe: Recipe, { aDay }: IngredientSupply): CookCheck {
  const rows = recipe.ingredients.map(({ ingredient, amount }) => {
    const made = aDay.get(ingredient.name) ?? 0;
    return { name: ingredient.name, need: amount, made, dishes: made / amount };
  });
  const scarcest = rows.reduce<NeedRow | undefined>(
    (least, row) => (least === undefined || row.dishes < least.dishes ? row : least),
    undefined,
  );
  return { rows, dishes: scarcest?.dishes ?? 0, scarcest };
}

/** A dish that can be cooked at least once in so many days. */
export const canCook = (recipe: Recipe, supply: IngredientSupply, days = 1): boolean =>
  checkDish(recipe, supply).dishes * days >= 1;

export const cookableFrom = (game: Game, supply: IngredientSupply, days = 1): ReadonlySet<string> =>
  new Set(game.recipes.rows.filter((recipe) => canCook(recipe, supply, days)).map(({ name }) => name));
