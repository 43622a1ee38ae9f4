// Editions: one immutable Game from the tables, as of its time.
import { catalogueOf } from './catalogue.ts';
import { stagesOf } from './evolution.ts';
import { roundTo } from './maths.ts';
import { recipeValue } from './recipes.ts';
import type { Correction, RowHistory } from './rows.ts';
import { BERRIES } from './tables/berries.ts';
import { CORRECTIONS } from './tables/corrections.ts';
import { EDITIONS as TABLED } from './tables/editions.ts';
import { INGREDIENTS } from './tables/ingredients.ts';
import { ISLANDS } from './tables/islands.ts';
import { LEVELS } from './tables/levels.ts';
import { NATURES } from './tables/natures.ts';
import { RECIPES } from './tables/recipes.ts';
import { RIBBONS } from './tables/ribbons.ts';
import { RULES } from './tables/rules.ts';
import { SKILLS } from './tables/skills.ts';
import { SPECIES } from './tables/species.ts';
import { SUBSKILLS } from './tables/subskills.ts';
import type {
  EditionId,
  Game,
  Ingredient,
  MainSkill,
  Nature,
  NatureModifier,
  Recipe,
  RecipeType,
  RuleChoices,
  Rules,
  SpecialRule,
  Species,
  SpeciesBonus,
} from './types.ts';

/** Oldest first. */
export const EDITIONS: readonly EditionId[] = TABLED;
/** The edition of data without one: it was the default when such data was stored. */
export const UNNAMED_EDITION: EditionId = '2025-10';
export const NEWEST_EDITION: EditionId = EDITIONS.at(-1) ?? UNNAMED_EDITION;
/**
 * The default for new guests, the command line and the API.
 * @alias
 */
export const DEFAULT_EDITION: EditionId = NEWEST_EDITION;

export function isEdition(value: unknown): value is EditionId {
  return EDITIONS.some((edition) => edition === value);
}

/** The corrections that an edition carries. */
export function correctionsOf(edition: EditionId): readonly Correction[] {
  return CORRECTIONS.filter((row) => row.since <= edition);
}

// Building a Game takes a few milliseconds and the result never changes, so each is built once; this is a cache, not state.
const built = new Map<EditionId, Game>();

export function gameOf(edition: EditionId = DEFAULT_EDITION): Game {
  const known = built.get(edition);
  if (known) return known;
  const game = gameFrom(edition, rowsOfEdition(edition));
  built.set(edition, game);
  return game;
}

/** The edition exactly as in its source, without our corrections; only for comparing with that source. */
export function sourceGameOf(edition: EditionId): Game {
  return gameFrom(edition, rowsOfEdition(edition, []));
}

/** VENUSAUR as Venusaur. */
const plainName = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

/** Rows of an edition, with the changes up to it. Edition ids sort by time. */
export function rowsOf<T extends object>(rows: readonly RowHistory<T>[], edition: EditionId): T[] {
  return rows
    .filter(({ since, until }) => since <= edition && (until === undefined || edition < until))
    .map(({ row, then }) => {
      let state = row;
      for (const step of EDITIONS) if (step <= edition) state = { ...state, ...then?.[step] };
      return state;
    });
}

function corrected<T extends object>(
  rows: readonly T[],
  table: Correction['table'],
  corrections: readonly Correction[],
  keyOf: (row: T) => string,
): T[] {
  const own = corrections.filter((row) => row.table === table);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(own.filter(({ key }) => key === keyOf(row)).map(({ field, to }) => [field, to])),
  }));
}

const MODIFIER_WORDS: Record<NatureModifier, string> = {
  speed: 'speed of help',
  energy: 'energy',
  ingredient: 'ingredient',
  skill: 'skill chance',
  exp: 'EXP',
  neutral: '',
};

function prettyName(nature: Omit<Nature, 'prettyName'>): string {
  if (nature.positiveModifier === 'neutral') return `${nature.name} (no effect)`;
  return `${nature.name} (+${MODIFIER_WORDS[nature.positiveModifier]}, −${MODIFIER_WORDS[nature.negativeModifier]})`;
}

const NO_BONUS: SpeciesBonus = {
  skillLevel: 0,
  ingredientAmount: 0,
  extraIngredient: { amount: 0, chance: 0 },
  berriesPerHelp: 0,
  carrySize: 0,
  carryFactor: 1,
  strength: 1,
};

function pityHelps(rules: Rules, species: Pick<Species, 'specialty' | 'frequency'>): number {
  const specialist = species.specialty === 'skill' || species.specialty === 'all';
  return specialist ? Math.floor(rules.pity.skillSeconds / species.frequency) : rules.pity.otherHelps;
}

/** The game's own behaviour, the same in every edition so far. */
const CHOICES: RuleChoices = {
  sharedHelps: 'chosen',
  targeting: 'chance',
  moonlight: 'chance',
  anyIngredient: 'random',
  energyCap: 'always',
  ownEnergy: 'nature',
  skillPool: 'byKey',
  copyExclusions: true,
  ingredientBag: true,
  expertCarry: true,
  zoneBonus: 'onTop',
};

/** All rows of an edition, as plain data without references to each other. */
export type EditionRows = ReturnType<typeof rowsOfEdition>;

export function rowsOfEdition(edition: EditionId, corrections = correctionsOf(edition)) {
  return {
    rules: corrected(rowsOf(RULES, edition), 'rules', corrections, () => 'rules'),
    levels: rowsOf(LEVELS, edition),
    berries: rowsOf(BERRIES, edition),
    ingredients: rowsOf(INGREDIENTS, edition),
    skills: corrected(rowsOf(SKILLS, edition), 'skills', corrections, (row) => row.key),
    species: corrected(rowsOf(SPECIES, edition), 'species', corrections, (row) => row.name),
    natures: rowsOf(NATURES, edition),
    subskills: rowsOf(SUBSKILLS, edition),
    recipes: rowsOf(RECIPES, edition),
    islands: rowsOf(ISLANDS, edition),
    ribbons: rowsOf(RIBBONS, edition),
  };
}

/** An edition knows only its own special species. */
function specialIn({ limit, species, together }: SpecialRule, rows: EditionRows['species']): SpecialRule {
  const isThere = (name: string) => rows.some((row) => row.name === name);
  return {
    limit,
    species: species.filter(isThere),
    together: together.filter((names) => names.every(isThere)),
  };
}

/** The game that these rows make. */
export function gameFrom(edition: EditionId, rows: EditionRows): Game {
  const [row] = rows.rules;
  if (!row) throw new Error(`No rules for edition ${edition}`);
  const rules: Rules = { ...row, special: specialIn(row.special, rows.species), choices: CHOICES };
  const { levels } = rows;

  const berries = catalogueOf(
    rows.berries,
    (row) => [row.name, row.displayName],
    (name) => `Berry ${name} not found`,
  );

  const allIngredients = rows.ingredients.map<Ingredient>((row) => ({
    ...row,
    taxedValue: roundTo((row.value * row.value) / rules.ingredientTax, 1),
  }));
  const lockedIngredient = allIngredients.find((row) => row.placeholder);
  if (!lockedIngredient) throw new Error('No locked ingredient in the tables');
  const ingredientNames = (row: Ingredient): [string, ...string[]] => [row.key, row.name, row.longName];
  const missingIngredient = (name: string) => `Ingredient ${name} not found`;
  const withLocked = catalogueOf(allIngredients, ingredientNames, missingIngredient);
  const sets = (choices: readonly (readonly [string, number])[]) =>
    choices.map(([ingredient, amount]) => ({ ingredient: withLocked.get(ingredient), amount }));

  const skills = skillCatalogue(rows.skills);

  const stageOf = stagesOf(rows.species);
  const species = rows.species.map<Species>((row) => ({
    ...row,
    displayName: row.displayName ?? plainName(row.name),
    berry: berries.get(row.berry),
    skill: skills.get(row.skill),
    genders: { male: row.genders[0], female: row.genders[1] },
    ...stageOf(row.name),
    ingredient0: sets(row.ingredient0),
    ingredient30: sets(row.ingredient30),
    ingredient60: sets(row.ingredient60),
    pityHelps: pityHelps(rules, row),
    bonus: NO_BONUS,
  }));

  const dishes = rows.recipes.map<Recipe>((row) => {
    const ingredients = sets(row.ingredients);
    const value = (level: number) => recipeValue({ levels }, { ingredients, bonus: row.bonus }, level);
    return {
      ...row,
      ingredients,
      nrOfIngredients: ingredients.reduce((sum, { amount }) => sum + amount, 0),
      value: value(1),
      valueMax: value(rules.maxRecipeLevel),
    };
  });

  return {
    edition,
    domainVersion: rules.domainVersion,
    rules,
    species: speciesCatalogue(species),
    berries,
    ingredients: catalogueOf(
      allIngredients.filter((row) => !row.placeholder),
      ingredientNames,
      missingIngredient,
    ),
    lockedIngredient,
    natures: catalogueOf(
      rows.natures.map((row) => ({ ...row, prettyName: prettyName(row) })),
      (row) => [row.name],
      (name) => `Couldn't find nature with name: ${name}`,
    ),
    subskills: catalogueOf(
      rows.subskills,
      (row) => [row.key, row.name, row.shortName],
      (name) => `Can't find Subskill with name ${name}`,
    ),
    skills,
    recipes: catalogueOf(
      dishes.filter((row) => !row.mixed),
      (row) => [row.name, row.displayName],
      (name) => `Recipe not found: ${name}`,
    ),
    mixedDishes: mixedDishes(dishes),
    islands: catalogueOf(
      rows.islands.map((row) => ({ ...row, berries: row.berries.map(berries.get) })),
      (row) => [row.shortName, row.name],
      (name) => `Island ${name} not found`,
    ),
    ribbons: rows.ribbons,
    levels,
    factors: { strength: 1, dish: 1, potSize: 1, tastyChance: 0 },
  };
}

export function skillCatalogue(rows: readonly MainSkill[]) {
  return catalogueOf(
    rows,
    (row) => [row.key, row.name],
    (name) => `Can't find skill with name ${name}`,
  );
}

export function speciesCatalogue(rows: readonly Species[]) {
  return catalogueOf(
    rows,
    (row) => [row.name, row.displayName],
    (name) => `Can't find Pokemon with name ${name}`,
  );
}

function mixedDishes(dishes: readonly Recipe[]): { [type in RecipeType]: Recipe } {
  const mixed = (type: RecipeType) => {
    const dish = dishes.find((row) => row.mixed && row.type === type);
    if (!dish) throw new Error(`No mixed ${type} in the tables`);
    return dish;
  };
  return { curry: mixed('curry'), salad: mixed('salad'), dessert: mixed('dessert') };
}
