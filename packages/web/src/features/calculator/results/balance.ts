// Ingredients of a week: what comes in, what the dishes use, what is lost on the way.
import type { Ingredient, RecipeType } from '@oversleep/game';
import { dishRows } from './kitchen.ts';
import type { Scene } from './scene.ts';
import { DAYS } from './team-strength.ts';

export interface BalanceRow {
  readonly ingredient: Ingredient;
  /** A week each. */
  readonly produced: number;
  readonly stock: number;
  /** By the dishes that are cooked. */
  readonly used: number;
  /** What did not fit into the bags of members at night. */
  readonly spilled: number;
  /** Brought and not cooked: it gathers in the ingredient bag until something has to go. */
  readonly left: number;
}

/** What is brought, in stock or used, the largest first. */
export function balanceRows(scene: Scene, type: RecipeType): readonly BalanceRow[] {
  const { game, settings, members } = scene;
  const dishes = dishRows(scene, type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return game.ingredients.rows
    .map((ingredient): BalanceRow => {
      const amountIn = (sets: readonly { readonly ingredient: { readonly name: string }; readonly amount: number }[]) =>
        sum(sets.filter((set) => set.ingredient.name === ingredient.name).map(({ amount }) => amount));
      const produced = DAYS * sum(members.map(({ figures }) => amountIn(figures.produceTotal.ingredients)));
      const stock = sum(
        settings.stockpiledIngredients
          .filter(({ name }) => game.ingredients.get(name) === ingredient)
          .map(({ amount }) => amount),
      );
      const used = sum(dishes.map(({ recipe, count }) => count * amountIn(recipe.ingredients)));
      const spilled =
        DAYS * sum(members.map(({ figures }) => amountIn(figures.advanced.nightPeriod.spilledIngredients)));
      return { ingredient, produced, stock, used, spilled, left: produced + stock - used };
    })
    .filter(({ produced, stock, used }) => produced + stock + used > 0)
    .sort((a, b) => b.produced + b.stock - (a.produced + a.stock));
}

/** Of what comes in: above this share of it, all that there is gets cooked. */
const SCARCE = 0.9;

/** Rows that say something: what is brought on purpose, and what is used up to the last. */
export function tellingRows(rows: readonly BalanceRow[], ofEach: number): readonly BalanceRow[] {
  return rows.filter(({ produced, stock, used }) => {
    const brought = produced + stock;
    return stock > 0 || produced > 1.5 * DAYS * ofEach || (used > 0 && used >= SCARCE * brought);
  });
}

export interface TeamIngredients {
  /** Of every ingredient alike, by skills that bring any kind; 0 without such. */
  readonly ofEach: number;
  readonly rows: readonly { readonly ingredient: Ingredient; readonly amount: number }[];
}

/** What the team brings in a day. Where it brings every ingredient there is, the least amount is the share that a magnet brings of each. */
export function dailyIngredients({ game, members }: Scene): TeamIngredients {
  const rows = game.ingredients.rows
    .map((ingredient) => ({
      ingredient,
      amount: members.reduce(
        (sum, { figures }) =>
          sum + (figures.produceTotal.ingredients.find((set) => set.ingredient.name === ingredient.name)?.amount ?? 0),
        0,
      ),
    }))
    .filter(({ amount }) => amount > 0);
  const ofEach = rows.length === game.ingredients.rows.length ? Math.min(...rows.map(({ amount }) => amount)) : 0;
  return {
    ofEach,
    rows: rows
      .map(({ ingredient, amount }) => ({ ingredient, amount: amount - ofEach }))
      .filter(({ amount }) => amount > 0.05)
      .sort((a, b) => b.amount - a.amount),
  };
}
