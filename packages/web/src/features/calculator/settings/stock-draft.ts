// The draft of the stock at the start of the week.
import type { BerryStock, Game, IngredientStock, Team } from '@oversleep/game';

/** So many entries of berries; the same berry may come with different levels. */
export const MOST_BERRIES = 5;
const NEW_LEVEL = 60;

interface StockRow extends BerryStock {
  /** The same berry may be in several rows. */
  readonly key: number;
}

export interface StockDraft {
  readonly ingredients: Readonly<Record<string, number>>;
  readonly berries: readonly StockRow[];
  readonly nextKey: number;
}

type Stock = Pick<Team, 'stockpiledBerries' | 'stockpiledIngredients'>;

export const stockDraftOf = ({ stockpiledBerries, stockpiledIngredients }: Stock): StockDraft => ({
  ingredients: Object.fromEntries(stockpiledIngredients.map(({ name, amount }) => [name, amount])),
  berries: stockpiledBerries.map((stock, key) => ({ ...stock, key })),
  nextKey: stockpiledBerries.length,
});

export const ingredientSum = ({ ingredients }: StockDraft): number =>
  Object.values(ingredients).reduce((sum, amount) => sum + amount, 0);

export const berrySum = ({ berries }: StockDraft): number => berries.reduce((sum, { amount }) => sum + amount, 0);

export const withIngredient = (draft: StockDraft, name: string, amount: number): StockDraft => ({
  ...draft,
  ingredients: { ...draft.ingredients, [name]: amount },
});

export const withBerryRow = (draft: StockDraft, name: string): StockDraft =>
  draft.berries.length >= MOST_BERRIES
    ? draft
    : {
        ...draft,
        berries: [...draft.berries, { key: draft.nextKey, name, amount: 1, level: NEW_LEVEL }],
        nextKey: draft.nextKey + 1,
      };

export const withChangedRow = (draft: StockDraft, key: number, change: Partial<BerryStock>): StockDraft => ({
  ...draft,
  berries: draft.berries.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

export const withoutRow = (draft: StockDraft, key: number): StockDraft => ({
  ...draft,
  berries: draft.berries.filter((row) => row.key !== key),
});

/** As it is stored: nothing that there is none of, in the order of the game; what the edition does not know stays. */
export function stockOf(game: Game, { ingredients, berries }: StockDraft): Stock {
  const known = game.ingredients.rows.map(({ name }) => name);
  const others = Object.keys(ingredients).filter((name) => !known.includes(name));
  const stockpiledIngredients: readonly IngredientStock[] = [...known, ...others]
    .map((name) => ({ name, amount: ingredients[name] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  return {
    stockpiledIngredients,
    stockpiledBerries: berries
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount, level }) => ({ name, amount, level })),
  };
}
