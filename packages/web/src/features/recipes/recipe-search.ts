// Which recipes are shown, and how, is part of the address: it can be kept, shared and gone back to.
import { RECIPE_TYPES, type RecipeType } from '@oversleep/game';

export const RECIPE_SORTS = ['strength', 'base', 'level', 'gain', 'size', 'name', 'bonus'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

const POTS = ['any', 'weekday', 'sunday'] as const;
const KNOWN = ['all', 'known', 'unknown'] as const;
const COOKS = ['any', 'team', 'box'] as const;
const VIEWS = ['auto', 'table', 'cards'] as const;

/** As the page uses it. */
export interface RecipeFilter {
  readonly text: string;
  /** None is all. */
  readonly types: readonly RecipeType[];
  /** Names in small letters; a recipe must have all of them. */
  readonly ingredients: readonly string[];
  /** Ingredients in the pot; null is without a bound. */
  readonly min: number | null;
  readonly max: number | null;
  readonly pot: (typeof POTS)[number];
  readonly known: (typeof KNOWN)[number];
  /** Who must be able to cook it. */
  readonly cooks: (typeof COOKS)[number];
  readonly sort: RecipeSort;
  readonly ascending: boolean;
  /** Auto: a table where there is room for one. */
  readonly view: (typeof VIEWS)[number];
  /** The recipe that is looked at closely. */
  readonly recipe: string | null;
}

export const NO_FILTER: RecipeFilter = {
  text: '',
  types: [],
  ingredients: [],
  min: null,
  max: null,
  pot: 'any',
  known: 'all',
  cooks: 'any',
  sort: 'strength',
  ascending: false,
  view: 'auto',
  recipe: null,
};

/** As it stands in the address: what is as usual is not mentioned. */
export interface RecipeSearch {
  readonly q?: string;
  readonly type?: string;
  readonly with?: string;
  readonly min?: number;
  readonly max?: number;
  readonly pot?: string;
  readonly known?: string;
  readonly cooks?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly view?: string;
  readonly recipe?: string;
}

type Address = Readonly<Record<string, unknown>>;

/** What makes no sense is as if it were not there. */
export const readRecipeSearch = (search: Address): RecipeSearch => searchOf(filterOf(search));

export function filterOf(search: Address): RecipeFilter {
  const sort = oneOf(RECIPE_SORTS, search.sort, NO_FILTER.sort);
  return {
    text: cleanText(textOf(search.q)),
    types: RECIPE_TYPES.filter((type) => listOf(search.type).includes(type)),
    ingredients: [...new Set(listOf(search.with))],
    min: amountOf(search.min),
    max: amountOf(search.max),
    pot: oneOf(POTS, search.pot, NO_FILTER.pot),
    known: oneOf(KNOWN, search.known, NO_FILTER.known),
    cooks: oneOf(COOKS, search.cooks, NO_FILTER.cooks),
    sort,
    ascending: search.order === undefined ? startsAscending(sort) : search.order === 'asc',
    view: oneOf(VIEWS, search.view, NO_FILTER.view),
    recipe: textOf(search.recipe).toUpperCase() || null,
  };
}

export function searchOf(filter: RecipeFilter): RecipeSearch {
  const { text, types, ingredients, min, max, pot, known, cooks, sort, ascending, view, recipe } = filter;
  return {
    ...(text === '' ? {} : { q: text }),
    ...(types.length === 0 ? {} : { type: types.join(BETWEEN) }),
    ...(ingredients.length === 0 ? {} : { with: ingredients.join(BETWEEN) }),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(pot === NO_FILTER.pot ? {} : { pot }),
    ...(known === NO_FILTER.known ? {} : { known }),
    ...(cooks === NO_FILTER.cooks ? {} : { cooks }),
    ...(sort === NO_FILTER.sort ? {} : { sort }),
    ...(ascending === startsAscending(sort) ? {} : { order: ascending ? 'asc' : 'desc' }),
    ...(view === NO_FILTER.view ? {} : { view }),
    ...(recipe === null ? {} : { recipe: recipe.toLowerCase() }),
  };
}

/** Numbers are usually wanted largest first, names from A. */
const startsAscending = (sort: RecipeSort): boolean => sort === 'name';

/** Clearing filters is not about the order, the look or what is open. */
export const cleared = ({ sort, ascending, view, recipe }: RecipeFilter): RecipeFilter => ({
  ...NO_FILTER,
  sort,
  ascending,
  view,
  recipe,
});

/** How many filters hide something. */
export function countOfFilters({ text, types, ingredients, min, max, pot, known, cooks }: RecipeFilter): number {
  return [
    text !== '',
    types.length > 0,
    ingredients.length > 0,
    min !== null || max !== null,
    pot !== NO_FILTER.pot,
    known !== NO_FILTER.known,
    cooks !== NO_FILTER.cooks,
  ].filter(Boolean).length;
}

const LONGEST_TEXT = 60;

/** As it is kept in the address. */
export const cleanText = (text: string): string => text.trim().slice(0, LONGEST_TEXT).trim();

/** A dot needs no escape in an address. */
const BETWEEN = '.';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const listOf = (value: unknown): readonly string[] =>
  textOf(value)
    .toLowerCase()
    .split(/[.,]/)
    .filter((word) => word !== '');

function amountOf(value: unknown): number | null {
  const text = textOf(value);
  const amount = Number(text);
  return text !== '' && Number.isInteger(amount) && amount >= 0 ? amount : null;
}

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;
