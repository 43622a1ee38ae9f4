// A dish by any of its names, with the Pokémon that bring its ingredients.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { Type } from 'typebox';
import { GameId, NameLanguage, NamesInAll } from './find.ts';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice, GameName, RecipeKind } from './shapes.ts';

const MAX_MAKERS = 10;
const Maker = Shape({
  species: Type.String(),
  perMeal: Type.Number({ description: 'At level 60, built as in the tier list.' }),
});
const Member = Shape({ species: Type.String(), ingredients: Type.Array(Type.String(), { description: 'By slot.' }) });

export const recipeRoutes = {
  recipe: {
    method: 'GET',
    path: '/api/recipe/:name',
    summary:
      'A dish by key, game id or a name in any language: Strength by level, ingredients and which Pokémon bring them.',
    access: 'anyone',
    open: true,
    limit: 'units',
    units: 2,
    params: Shape({ name: Type.String({ ...GameName, description: 'Key, game id or a name in any language.' }) }),
    query: Shape({
      level: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: gameOf(NEWEST_EDITION).rules.maxRecipeLevel,
          description: 'Recipe level that `strength` is for; 1 where it is left out.',
        }),
      ),
      lang: Type.Optional(NameLanguage),
      edition: Type.Optional(EditionChoice),
      makers: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: MAX_MAKERS,
          description: 'How many Pokémon are named for each ingredient; 3 where it is left out.',
        }),
      ),
    }),
    answer: Shape({
      edition: Type.String(),
      key: Type.String(),
      gameId: GameId,
      name: Type.String(),
      names: NamesInAll,
      type: RecipeKind,
      level: Type.Integer(),
      strength: Type.Number(),
      bonusPercent: Type.Number(),
      totalIngredients: Type.Integer(),
      ingredients: Type.Array(
        Shape({
          key: Type.String(),
          name: Type.String(),
          amount: Type.Integer(),
          makers: Type.Array(Maker, { description: 'Who brings most to a meal, best first.' }),
        }),
      ),
      smallestTeams: Type.Optional(
        Type.Array(Type.Array(Member), {
          description:
            'The smallest of the tier list’s teams that cook it at every meal; left out where the list has none.',
        }),
      ),
      strengths: Type.Array(Type.Number(), { description: 'By level, the first is level 1.' }),
    }),
  },
} as const satisfies Record<string, RouteContract>;
