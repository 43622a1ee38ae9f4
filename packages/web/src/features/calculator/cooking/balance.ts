// Ingredients of a week: what comes in, what the dishes use, what is lost on the way.
import { DAYS_A_WEEK, type Ingredient, partsThatAddUp, type RecipeType } from '@oversleep/game';
import type { TeamReport } from '../results/team-report.ts';
import { dishRows } from './kitchen.ts';

export interface BalanceRow {
  readonly ingredient: Ingredient;
  /** A week each: what members find, also what they lose at night. */
  readonly brought: number;
  readonly stock: number;
  /** By the dishes that are cooked. */
  readonly used: number;
  /** What did not fit into the bags of members at night. */
  readonly spilled: number;
  /** Neither lost at night nor part of a dish: thrown in beside one, or in the ingredient bag until something has to go. */
  readonly left: number;
}

/** What is brought, in stock or used, the largest first. */
export function balanceRows(context: TeamReport, type: RecipeType): readonly BalanceRow[] {
  const { game, settings, members } = context;
  const dishes = dishRows(context, type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return game.ingredients.rows
    .map((ingredient): BalanceRow => {
      const amountIn = (sets: readonly { readonly ingredient: { readonly name: string }; readonly amount: number }[]) =>
        sum(sets.filter((set) => set.ingredient.name === ingredient.name).map(({ amount }) => amount));
      const produced = DAYS_A_WEEK * sum(members.map(({ figures }) => amountIn(figures.produceTotal.ingredients)));
      const stock = sum(
        settings.stockpiledIngredients
          .filter(({ name }) => game.ingredients.get(name) === ingredient)
          .map(({ amount }) => amount),
      );
      const used = sum(dishes.map(({ recipe, count }) => count * amountIn(recipe.ingredients)));
      const spilled =
        DAYS_A_WEEK * sum(members.map(({ figures }) => amountIn(figures.advanced.nightPeriod.spilledIngredients)));
      return { ingredient, brought: produced + spilled, stock, used, spilled, left: produced + stock - used };
    })
    .filter(({ brought, stock, used }) => brought + stock + used > 0)
    .sort((a, b) => b.brought + b.stock - (a.brought + a.stock));
}

/** Of what comes in: above this share of it, all that there is gets cooked. */
const SCARCE = 0.9;

/** Rows that say something: what is brought on purpose, and what is used up to the last. */
export function notableRows(rows: readonly BalanceRow[], ofEach: number): readonly BalanceRow[] {
  return rows.filter(({ brought, spilled, stock, used }) => {
    const arriving = brought - spilled;
    return stock > 0 || brought > 1.5 * DAYS_A_WEEK * ofEach || (used > 0 && used >= SCARCE * (arriving + stock));
  });
}

type Source = 'brought' | 'stock' | 'kept';
type Use = 'cooked' | 'filler' | 'spilled' | 'thrown' | 'left';

interface Share<Key> {
  readonly key: Key;
  /** Whole ingredients a week. */
  readonly amount: number;
}

export interface IngredientFlow {
  readonly from: readonly Share<Source>[];
  /** Adds up to the same. */
  readonly to: readonly Share<Use>[];
}

/** Where all ingredients of a week come from and where they end; for the type of dish, as each has a bag of its own. */
export function ingredientFlow(
  { production }: TeamReport,
  rows: readonly BalanceRow[],
  type: RecipeType,
): IngredientFlow {
  const sum = (value: (row: BalanceRow) => number) => rows.reduce((total, row) => total + value(row), 0);
  const { lostIngredients: thrown = 0, filled = 0 } = production.cooking?.[type] ?? {};
  const rest = sum(({ left }) => left) - thrown - filled;
  return {
    from: wholeShares([
      ['brought', sum(({ brought }) => brought)],
      ['stock', sum(({ stock }) => stock)],
      ['kept', Math.max(0, -rest)],
    ]),
    to: wholeShares([
      ['cooked', sum(({ used }) => used)],
      ['filler', filled],
      ['spilled', sum(({ spilled }) => spilled)],
      ['thrown', thrown],
      ['left', Math.max(0, rest)],
    ]),
  };
}

function wholeShares<Key>(amounts: readonly (readonly [Key, number])[]): readonly Share<Key>[] {
  const whole = partsThatAddUp(amounts.map(([, amount]) => amount));
  return amounts.map(([key], i) => ({ key, amount: whole[i] ?? 0 }));
}

export interface TeamIngredients {
  /** Of every ingredient alike, by skills that bring any kind; 0 without such. */
  readonly ofEach: number;
  readonly rows: readonly { readonly ingredient: Ingredient; readonly amount: number }[];
}

/** What the team brings in a day. Where it brings every ingredient there is, the least amount is the share that a magnet brings of each. */
export function dailyIngredients({ game, members }: TeamReport): TeamIngredients {
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
