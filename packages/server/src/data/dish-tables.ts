// Open tables about cooking: dishes, ingredients, berries, pots.
import { gameNumber, recipeValue } from '@oversleep/game';
import { type DataTable, table, upTo } from './table.ts';

const recipe = 'Key, as in the recipes table.';

const recipes = table(
  'recipes',
  'Every dish with a recipe.',
  (game) => game.recipes.rows,
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', (row) => row.name),
    column('gameId', 'integer', "The game's own number.", (row) => gameNumber('recipe', row.name)),
    column('name', 'string', 'English name.', ({ displayName }) => displayName),
    column('type', 'string', 'curry, salad or dessert.', ({ type }) => type),
    column('totalIngredients', 'integer', 'How many ingredients it takes.', ({ nrOfIngredients }) => nrOfIngredients),
    column('bonusPercent', 'number(%)', 'Bonus on the strength of its ingredients.', ({ bonus }) => bonus),
  ],
);

const recipeIngredients = table(
  'recipe-ingredients',
  'What each dish takes.',
  (game) => game.recipes.rows.flatMap(({ name, ingredients: sets }) => sets.map((set) => ({ name, ...set }))),
  (column) => [
    column('recipe', 'string', recipe, ({ name }) => name),
    column('ingredient', 'string', 'Key, as in the ingredients table.', ({ ingredient }) => ingredient.key),
    column('amount', 'integer', 'How many.', ({ amount }) => amount),
  ],
);

const recipeLevels = table(
  'recipe-levels',
  'Strength of each dish at each recipe level.',
  (game) =>
    game.recipes.rows.flatMap((row) =>
      upTo(game.rules.maxRecipeLevel).map((level) => ({
        name: row.name,
        level,
        strength: recipeValue(game, row, level),
      })),
    ),
  (column) => [
    column('recipe', 'string', recipe, ({ name }) => name),
    column('level', 'integer', 'Recipe level.', ({ level }) => level),
    column('strength', 'integer', 'Strength without anything added.', ({ strength }) => strength),
  ],
);

const ingredients = table(
  'ingredients',
  'Every ingredient.',
  (game) => game.ingredients.rows,
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', (row) => row.key),
    column('gameId', 'integer', "The game's own number.", (row) => gameNumber('ingredient', row.key)),
    column('name', 'string', 'Short English name.', ({ name }) => name),
    column('longName', 'string', 'English name in the game.', ({ longName }) => longName),
    column('value', 'number', 'Base strength.', ({ value }) => value),
    column('taxedValue', 'number', 'Strength in a dish that it does not belong to.', ({ taxedValue }) => taxedValue),
  ],
);

const berries = table(
  'berries',
  'Every berry.',
  (game) => game.berries.rows,
  (column) => [
    column('key', 'string', 'Our id: upper case.', (row) => row.name),
    column('name', 'string', 'English name.', ({ displayName }) => displayName),
    column('type', 'string', 'Type of the species that bring it.', ({ type }) => type),
    column('value', 'number', 'Strength at level 1.', ({ value }) => value),
  ],
);

const potSizes = table(
  'pot-sizes',
  'How large the pot can be, smallest first.',
  (game) => game.rules.pot.sizes.map((size, at) => ({ size, step: at + 1 })),
  (column) => [
    column('step', 'integer', 'Number of the size.', ({ step }) => step),
    column('size', 'integer', 'Ingredients that fit in on a weekday without anything added.', ({ size }) => size),
  ],
);

export const dishTables: readonly DataTable[] = [
  recipes,
  recipeIngredients,
  recipeLevels,
  ingredients,
  berries,
  potSizes,
];
