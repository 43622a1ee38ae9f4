// The game's tables for bots and other tools, by edition, and what is new in the product. Nothing here changes while the
// server runs, so every answer is made once and may be cached by callers.
import { type EditionSummary, routes } from '@oversleep/contract';
import { type Catalogue, EDITIONS, type Game, gameOf, type Island } from '@oversleep/game';
import { LRUCache } from 'lru-cache';
import { readChangelog } from '../changelog.ts';
import type { App } from './app-type.ts';
import { keepTables } from './cacheable.ts';
import { type EditionChoice, editionOf } from './edition-choice.ts';
import { knownRow, type MissingRow } from './known-row.ts';
import { oncePer } from './once-per.ts';
import { Prepared, preparedBy } from './prepared.ts';
import {
  berryRow,
  ingredientRow,
  islandRow,
  natureRow,
  recipeRow,
  skillRow,
  speciesRow,
  subskillRow,
} from './reference-rows.ts';
import { serve } from './serve.ts';

export function referenceRoutes(root: App): void {
  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);
    const tables = tablesByEdition();
    const editions = new Prepared(JSON.stringify({ editions: EDITIONS.map((id) => summarise(gameOf(id))) }));
    const changelog = new Prepared(JSON.stringify(readChangelog()));

    serve(app, routes.editions, () => editions);
    serve(app, routes.changelog, () => changelog);

    serve(app, routes.allSpecies, ({ query: { edition, ...islands } }) => tables(edition).speciesOn(islands));
    serve(app, routes.species, ({ params, query }) => tables(query.edition).species.get(params.name));
    serve(app, routes.allMeals, ({ query: { edition, ...filter } }) => tables(edition).mealsFor(filter));
    serve(app, routes.meal, ({ params, query }) => tables(query.edition).meals.get(params.name));
    serve(app, routes.allIngredients, ({ query }) => tables(query.edition).ingredients.names);
    serve(app, routes.ingredient, ({ params, query }) => tables(query.edition).ingredients.get(params.name));
    serve(app, routes.allNatures, ({ query }) => tables(query.edition).natures.names);
    serve(app, routes.nature, ({ params, query }) => tables(query.edition).natures.get(params.name));
    serve(app, routes.allSkills, ({ query }) => tables(query.edition).skills.names);
    serve(app, routes.skill, ({ params, query }) => tables(query.edition).skills.get(params.name));
    serve(app, routes.allSubskills, ({ query }) => tables(query.edition).subskills.names);
    serve(app, routes.subskill, ({ params, query }) => tables(query.edition).subskills.get(params.name));
    serve(app, routes.islands, ({ query }) => tables(query.edition).islands);
    serve(app, routes.berries, ({ query }) => tables(query.edition).berries);
  });
}

interface Table {
  readonly names: Prepared;
  readonly get: (name: string) => Prepared;
}

function tableOf<Row>(
  catalogue: Catalogue<Row>,
  missing: MissingRow,
  nameOf: (row: Row) => string,
  answerOf: (row: Row) => unknown,
): Table {
  const answers = preparedBy(answerOf);
  return {
    names: new Prepared(JSON.stringify(catalogue.rows.map(nameOf))),
    get: (name) => answers(knownRow(catalogue, name, missing)),
  };
}

type Tables = ReturnType<typeof tablesOf>;

function tablesOf(game: Game) {
  const skillOf = oncePer(skillRow);
  return {
    skills: tableOf(game.skills, 'SKILL_NOT_FOUND', ({ key }) => key, skillOf),
    species: tableOf(
      game.species,
      'SPECIES_NOT_FOUND',
      ({ name }) => name,
      (row) => speciesRow(row, skillOf(row.skill)),
    ),
    meals: tableOf(
      game.recipes,
      'RECIPE_NOT_FOUND',
      ({ name }) => name,
      (recipe) => recipeRow(game, recipe),
    ),
    ingredients: tableOf(game.ingredients, 'INGREDIENT_NOT_FOUND', ({ name }) => name, ingredientRow),
    natures: tableOf(game.natures, 'NATURE_NOT_FOUND', ({ name }) => name, natureRow),
    subskills: tableOf(game.subskills, 'SUBSKILL_NOT_FOUND', ({ name }) => name, subskillRow),
    islands: new Prepared(JSON.stringify(game.islands.rows.map((island) => islandRow(game, island)))),
    berries: new Prepared(JSON.stringify(game.berries.rows.map(berryRow))),
    speciesOn: filtered((islands: Islands) => speciesOn(game, islands)),
    mealsFor: filtered((filter: MealFilter) => mealsFor(game, filter)),
  };
}

/** The answer for each choice of filters is remembered, for as many choices as callers really make. */
function filtered<Filter extends object>(
  namesFor: (filter: Filter) => readonly string[],
): (filter: Filter) => Prepared {
  const made = new LRUCache<string, Prepared>({ max: MOST_FILTERS });
  return (filter) => {
    const key = JSON.stringify(Object.entries(filter).sort());
    const known = made.get(key) ?? new Prepared(JSON.stringify(namesFor(filter)));
    made.set(key, known);
    return known;
  };
}

const MOST_FILTERS = 200;

function tablesByEdition(): (edition?: EditionChoice) => Tables {
  const made = new Map(EDITIONS.map((edition) => [edition, tablesOf(gameOf(edition))]));
  return (choice) => {
    const tables = made.get(editionOf(choice));
    if (tables === undefined) throw new Error(`no tables for edition ${choice}`);
    return tables;
  };
}

type Islands = Readonly<Record<string, boolean | undefined>>;

function speciesOn(game: Game, islands: Islands): readonly string[] {
  const isOnChosen = ({ shortName }: Island) => islands[shortName] === true;
  const chosen = game.islands.rows.filter(isOnChosen).flatMap(({ berries }) => berries.map(({ name }) => name));
  const favourites = Object.values(islands).includes(true) ? new Set(chosen) : undefined;
  return game.species.rows.filter(({ berry }) => favourites?.has(berry.name) ?? true).map(({ name }) => name);
}

interface MealFilter {
  readonly curry?: boolean;
  readonly salad?: boolean;
  readonly dessert?: boolean;
  readonly minRecipeBonus?: number;
  readonly maxPotSize?: number;
}

function mealsFor(game: Game, filter: MealFilter): readonly string[] {
  const { minRecipeBonus = 0, maxPotSize = Number.POSITIVE_INFINITY } = filter;
  const anyType = !filter.curry && !filter.salad && !filter.dessert;
  return game.recipes.rows
    .filter(({ type }) => anyType || filter[type])
    .filter(({ bonus, nrOfIngredients }) => bonus >= minRecipeBonus && nrOfIngredients <= maxPotSize)
    .map(({ name }) => name);
}

function summarise(game: Game): EditionSummary {
  return {
    edition: game.edition,
    domainVersion: game.domainVersion,
    counts: {
      species: game.species.rows.length,
      berries: game.berries.rows.length,
      ingredients: game.ingredients.rows.length,
      recipes: game.recipes.rows.length,
      skills: game.skills.rows.length,
      natures: game.natures.rows.length,
      subskills: game.subskills.rows.length,
      islands: game.islands.rows.length,
    },
  };
}
