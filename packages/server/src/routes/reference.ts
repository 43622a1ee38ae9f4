// The game's tables for bots and other tools, by edition, and what is new in the product. Nothing here changes while the
// server runs, so every answer is made once and may be cached by callers.
import { type EditionSummary, routes } from '@oversleep/contract';
import { type Catalogue, DEFAULT_EDITION, EDITIONS, type EditionId, type Game, gameOf } from '@oversleep/game';
import { readChangelog } from '../changelog.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { cacheable } from './cacheable.ts';
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
    app.addHook('onSend', cacheable);
    const tables = tablesByEdition();
    const editions = EDITIONS.map((id) => summarise(gameOf(id)));
    const changelog = readChangelog();

    serve(app, routes.editions, () => ({ editions }));
    serve(app, routes.changelog, () => changelog);

    serve(app, routes.allSpecies, ({ query: { edition, ...islands } }) => speciesOn(tables(edition), islands));
    serve(app, routes.species, ({ params, query }) => tables(query.edition).species.get(params.name));
    serve(app, routes.allMeals, ({ query }) => mealsFor(tables(query.edition), query));
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

interface Table<Answer> {
  readonly names: string[];
  readonly get: (name: string) => Answer;
}

function tableOf<Row, Answer>(
  { rows, get }: Catalogue<Row>,
  nameOf: (row: Row) => string,
  answerOf: (row: Row) => Answer,
): Table<Answer> {
  const answers = new Map(rows.map((row) => [row, answerOf(row)]));
  const known = (name: string): Row => {
    try {
      return get(name);
    } catch (error) {
      // The catalogue's own sentence is the specified one.
      throw refuse('NAME_NOT_FOUND', { text: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    names: rows.map(nameOf),
    get: (name) => {
      const answer = answers.get(known(name));
      if (answer === undefined) throw new Error(`no answer was made for ${name}`);
      return answer;
    },
  };
}

type Tables = ReturnType<typeof tablesOf>;

function tablesOf(game: Game) {
  const skills = tableOf(game.skills, ({ key }) => key, skillRow);
  return {
    game,
    skills,
    species: tableOf(
      game.species,
      ({ name }) => name,
      (row) => speciesRow(row, skills.get(row.skill.key)),
    ),
    meals: tableOf(
      game.recipes,
      ({ name }) => name,
      (recipe) => recipeRow(game, recipe),
    ),
    ingredients: tableOf(game.ingredients, ({ name }) => name, ingredientRow),
    natures: tableOf(game.natures, ({ name }) => name, natureRow),
    subskills: tableOf(game.subskills, ({ name }) => name, subskillRow),
    islands: game.islands.rows.map((island) => islandRow(game, island)),
    berries: game.berries.rows.map(berryRow),
  };
}

function tablesByEdition(): (edition?: EditionId) => Tables {
  const made = new Map(EDITIONS.map((edition) => [edition, tablesOf(gameOf(edition))]));
  return (edition = DEFAULT_EDITION) => {
    const tables = made.get(edition);
    if (tables === undefined) throw new Error(`no tables for edition ${edition}`);
    return tables;
  };
}

function speciesOn({ game, species }: Tables, islands: Readonly<Record<string, boolean | undefined>>): string[] {
  const chosen = game.islands.rows.filter(({ shortName }) => islands[shortName]);
  if (!Object.values(islands).includes(true)) return species.names;
  const favourites = new Set(chosen.flatMap(({ berries }) => berries.map(({ name }) => name)));
  return game.species.rows.filter(({ berry }) => favourites.has(berry.name)).map(({ name }) => name);
}

interface MealFilter {
  readonly curry?: boolean;
  readonly salad?: boolean;
  readonly dessert?: boolean;
  readonly minRecipeBonus?: number;
  readonly maxPotSize?: number;
}

function mealsFor({ game }: Tables, filter: MealFilter): string[] {
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
