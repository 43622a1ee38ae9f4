// The routes of the Sleep API for its callers: both shapes, every answer made once and then sent out of memory.
import { sleepApiMounts } from '@oversleep/contract';
import { type Catalogue, EDITIONS, type Game, gameOf, RECIPE_TYPES, type Recipe } from '@oversleep/game';
import { LRUCache } from 'lru-cache';
import { MEAL_FILTERS, mealNames, type QueryFilter, SPECIES_FILTERS, speciesNames } from '../compat/names.ts';
import { mealRow, rowsFor, subskillRow } from '../compat/rows.ts';
import type { App } from './app-type.ts';
import { keepTables } from './cacheable.ts';
import { type EditionChoice, editionOf } from './edition-choice.ts';
import { knownRow, type MissingRow } from './known-row.ts';
import { Prepared, preparedBy } from './prepared.ts';
import { serve } from './serve.ts';

/** Species that had another name in the Sleep API. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([['pikachu_christmas', 'PIKACHU_HOLIDAY']]);

export function compatRoutes(root: App): void {
  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);
    mount(app, 'today');
    mount(app, '2024');
  });
}

function mount(app: App, shape: keyof typeof sleepApiMounts): void {
  const rows = sleepApiMounts[shape];
  const made = new Map(EDITIONS.map((edition) => [edition, answersOf(gameOf(edition), shape)]));
  const answers = ({ edition }: { readonly edition?: EditionChoice }) => {
    const found = made.get(editionOf(edition));
    if (found === undefined) throw new Error(`no answers for edition ${edition}`);
    return found;
  };
  const health = new Prepared(JSON.stringify({ status: 'healthy' }));

  serve(app, rows.allSpecies, ({ query }) => answers(query).allSpecies(query));
  serve(app, rows.species, ({ params, query }) =>
    answers(query).species(OLD_NAMES.get(params.name.toLowerCase()) ?? params.name),
  );
  serve(app, rows.allMeals, ({ query }) => answers(query).allMeals(query));
  serve(app, rows.meal, ({ params, query }) => answers(query).meal(params.name));
  serve(app, rows.allIngredients, ({ query }) => answers(query).allIngredients);
  serve(app, rows.allNatures, ({ query }) => answers(query).allNatures);
  serve(app, rows.allSkills, ({ query }) => answers(query).allSkills);
  serve(app, rows.skill, ({ params, query }) => answers(query).skill(params.name));
  serve(app, rows.allSubskills, ({ query }) => answers(query).allSubskills);
  serve(app, rows.subskill, ({ params, query }) => answers(query).subskill(params.name));
  serve(app, rows.health, () => health);
}

function answersOf(game: Game, shape: keyof typeof sleepApiMounts) {
  const rows = rowsFor(game, shape);
  const names = (list: readonly { readonly name: string }[]) =>
    new Prepared(JSON.stringify([...new Set(list.map(({ name }) => name))]));
  return {
    allSpecies: listed(SPECIES_FILTERS, (filter) => speciesNames(game, filter)),
    species: found(game.species, 'SPECIES_NOT_FOUND', rows.species),
    allMeals: listed(MEAL_FILTERS, (filter) => mealNames(game, filter)),
    meal: found(withMixedDishes(game), 'RECIPE_NOT_FOUND', mealRow),
    allIngredients: names([...game.ingredients.rows, game.lockedIngredient]),
    allNatures: names(game.natures.rows),
    allSkills: names(game.skills.rows),
    skill: found(game.skills, 'SKILL_NOT_FOUND', rows.skill),
    allSubskills: names(game.subskills.rows),
    subskill: found(game.subskills, 'SUBSKILL_NOT_FOUND', subskillRow),
  };
}

/** Answers 404 where the Sleep API failed. */
function found<Row>(
  rows: Pick<Catalogue<Row>, 'find'>,
  missing: MissingRow,
  answerOf: (row: Row) => unknown,
): (name: string) => Prepared {
  const answers = preparedBy(answerOf);
  return (name) => answers(knownRow(rows, name, missing));
}

/** The mixed dishes are not listed but have rows. */
function withMixedDishes({ recipes, mixedDishes }: Game): Pick<Catalogue<Recipe>, 'find'> {
  const mixed = new Map(RECIPE_TYPES.map((type) => [mixedDishes[type].name.toLowerCase(), mixedDishes[type]]));
  return { find: (name) => mixed.get(name.trim().toLowerCase()) ?? recipes.find(name) };
}

const MOST_LISTS = 200;

/** There are few different lists, however many ways of asking for them. */
function listed(parameters: readonly string[], namesFor: (filter: QueryFilter) => readonly string[]) {
  const made = new LRUCache<string, Prepared>({ max: MOST_LISTS });
  return (query: QueryFilter): Prepared => {
    const text = JSON.stringify(namesFor(Object.fromEntries(parameters.map((name) => [name, query[name]]))));
    const answer = made.get(text) ?? new Prepared(text);
    made.set(text, answer);
    return answer;
  };
}
