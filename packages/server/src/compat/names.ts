// The names in the lists of the Sleep API, filtered by its own rules, which ignore unknown values.
import type { Game, RecipeType } from '@oversleep/game';

/** A parameter of the address; a repeated one is a list. */
type Parameter = string | readonly string[] | undefined;
export type QueryFilter = Readonly<Record<string, Parameter>>;

const ISLANDS = ['cyan', 'taupe', 'snowdrop', 'lapis', 'powerplant', 'amber'] as const;
const TYPES: readonly RecipeType[] = ['curry', 'salad', 'dessert'];

/** The last one of a repeated parameter counts. */
const last = (parameter: Parameter): string | undefined =>
  typeof parameter === 'string' ? parameter : parameter?.at(-1);

const isOn = (parameter: Parameter): boolean => last(parameter)?.toLowerCase() === 'true';

function numberIn(parameter: Parameter): number | undefined {
  const text = last(parameter)?.trim() ?? '';
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export function speciesNames(game: Game, filter: QueryFilter): readonly string[] {
  const islands = ISLANDS.filter((island) => isOn(filter[island]));
  const favourites = new Set(
    islands.flatMap((island) => game.islands.find(island)?.berries.map(({ name }) => name) ?? []),
  );
  return game.species.rows
    .filter(({ berry }) => islands.length === 0 || favourites.has(berry.name))
    .map(({ name }) => name);
}

export function mealNames(game: Game, filter: QueryFilter): readonly string[] {
  const types = TYPES.filter((type) => isOn(filter[type]));
  const leastBonus = numberIn(filter.minRecipeBonus) ?? Number.NEGATIVE_INFINITY;
  const mostIngredients = numberIn(filter.maxPotSize) ?? Number.POSITIVE_INFINITY;
  return game.recipes.rows
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter(({ bonus, nrOfIngredients }) => bonus >= leastBonus && nrOfIngredients <= mostIngredients)
    .map(({ name }) => name);
}

/** Only these parameters change the answer; cached answers are keyed by them alone. */
export const SPECIES_FILTERS: readonly string[] = ISLANDS;
export const MEAL_FILTERS: readonly string[] = [...TYPES, 'minRecipeBonus', 'maxPotSize'];
