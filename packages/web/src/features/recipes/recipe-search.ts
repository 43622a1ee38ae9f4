// The filters of the recipes, one row each, and what else the address of the page says: it can be kept, shared and gone back to.
import { RECIPE_TYPES } from '@oversleep/game';
import {
  type AddressField,
  addressOf,
  countOf,
  type FieldValues,
  type Filter,
  oneOf,
  someOf,
  text,
  textOf,
  valuesIn,
  whole,
  words,
} from '../../parts/address-fields.ts';
import type { RecipeListRow } from './recipe-rows.ts';

export const RECIPE_SORTS = ['strength', 'base', 'level', 'gain', 'size', 'name', 'bonus'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** What filters have to know besides the recipes. */
export interface FilterFacts {
  /** How many ingredients the player's pot holds. */
  readonly pot: { readonly weekday: number; readonly sunday: number };
  /** Names of what can be cooked; null while that is not known, and then nothing is hidden. */
  readonly cookable: Readonly<Record<'week' | 'team' | 'box', ReadonlySet<string> | null>>;
}

const filter = <T>(
  field: AddressField<T>,
  keeps: (row: RecipeListRow, value: T, facts: FilterFacts) => boolean,
  group?: string,
): Filter<T, RecipeListRow, FilterFacts> => ({ ...field, keeps, ...(group !== undefined && { group }) });

const MOST = Number.MAX_SAFE_INTEGER;

/** An empty list means no restriction. */
export const FILTERS = {
  types: filter(someOf('type', RECIPE_TYPES), ({ recipe }, types) => types.includes(recipe.type)),
  /** Names in small letters; a recipe must have all of them. */
  ingredients: filter(words('with'), ({ recipe }, names) =>
    names.every((name) => recipe.ingredients.some(({ ingredient }) => ingredient.name.toLowerCase() === name)),
  ),
  /** Ingredients in the pot. */
  min: filter(whole('min', 0, MOST), ({ size }, min) => size >= (min ?? 0), 'size'),
  max: filter(whole('max', 0, MOST), ({ size }, max) => size <= (max ?? MOST), 'size'),
  pot: filter(
    oneOf('pot', ['any', 'weekday', 'sunday']),
    ({ size }, day, { pot }) => day === 'any' || size <= pot[day],
  ),
  known: filter(oneOf('known', ['all', 'known', 'unknown']), ({ level }, known) => (known === 'known') === level > 0),
  /** Who must be able to cook it: the team once in a week or every day, or five of the Pokébox every day. */
  cooks: filter(
    oneOf('cooks', ['any', 'week', 'team', 'box']),
    ({ recipe }, who, { cookable }) => who === 'any' || (cookable[who]?.has(recipe.name) ?? true),
  ),
};

const TEXT = { text: text('q') };

const FIELDS = {
  ...TEXT,
  ...FILTERS,
  /** Auto: a table where there is room for one. */
  view: oneOf('view', ['auto', 'table', 'cards']),
  /** The recipe that is looked at closely. */
  recipe: {
    key: 'recipe',
    none: null,
    read: (value) => textOf(value).toUpperCase() || null,
    write: (value) => value?.toLowerCase() ?? '',
  } satisfies AddressField<string | null>,
};

/** As the page uses it. */
export type RecipeFilter = Omit<FieldValues<typeof FIELDS>, 'recipe'> & {
  readonly recipe: string | null;
  readonly sort: RecipeSort;
  readonly ascending: boolean;
};

/** Numbers are usually wanted largest first, names from A. */
const startsAscending = (sort: RecipeSort): boolean => sort === 'name';

/** In the address; defaults are left out. */
export type RecipeSearch = Readonly<Record<string, string | number>>;

type Address = Readonly<Record<string, unknown>>;

/** What makes no sense is as if it were not there. */
export const readRecipeSearch = (search: Address): RecipeSearch => searchOf(filterOf(search));

export function filterOf(search: Address): RecipeFilter {
  const sort = RECIPE_SORTS.find((known) => known === search.sort) ?? RECIPE_SORTS[0];
  return {
    ...valuesIn(FIELDS, search),
    sort,
    ascending: search.order === undefined ? startsAscending(sort) : search.order === 'asc',
  };
}

export const NO_FILTER: RecipeFilter = filterOf({});

export function searchOf(filter: RecipeFilter): RecipeSearch {
  const { sort, ascending } = filter;
  return {
    ...addressOf(FIELDS, filter),
    ...(sort !== NO_FILTER.sort && { sort }),
    ...(ascending !== startsAscending(sort) && { order: ascending ? 'asc' : 'desc' }),
  };
}

/** Clearing filters is not about the order, the look or what is open. */
export const cleared = ({ sort, ascending, view, recipe }: RecipeFilter): RecipeFilter => ({
  ...NO_FILTER,
  sort,
  ascending,
  view,
  recipe,
});

/** How many filters hide something. */
export const countOfFilters = (filter: RecipeFilter): number => countOf({ ...TEXT, ...FILTERS }, filter);
