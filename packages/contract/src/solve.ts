// The smallest teams that cook a dish at every meal, and the Pokémon that bring most of an ingredient.
import { TEAM_SIZE } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { CalculatedCreature, ClockText, Edition, GameName, Level, RecipeName } from './shapes.ts';

const Name = Type.String();
/** Per meal. */
const Amounts = Type.Array(Shape({ name: Name, amount: Type.Number() }));

const Settings = Shape({
  camp: Type.Boolean(),
  bedtime: ClockText,
  wakeup: ClockText,
  level: Level,
});

/** What a proposed creature is: a species with good nature and subskills for its part. */
const producer = {
  pokemon: Name,
  level: Type.Integer(),
  nature: Name,
  subskills: Type.Array(Name, { description: 'First to last open slot.' }),
  skillLevel: Type.Integer(),
  ribbon: Type.Integer(),
  ingredients: Type.Array(Shape({ name: Name, amount: Type.Number() }), { description: 'By slot.' }),
  producedIngredients: Amounts,
};

const SolvedMember = Shape({
  ...producer,
  /** Of the given member that this is; absent for those that were added. */
  externalId: Type.Optional(Type.String()),
});

const SolvedTeam = Shape({
  members: Type.Array(SolvedMember),
  producedIngredients: Amounts,
  /** What is left over: of the dish's own ingredients, and of others. */
  surplus: Shape({ total: Amounts, relevant: Amounts, extra: Amounts }),
});

export const SolveAnswer = Shape({
  edition: Edition,
  recipe: Name,
  /** What is still missing beside the given members. */
  missing: Amounts,
  size: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Members of the smallest teams, the given ones included; null: no team of five cooks the dish at every meal.',
  }),
  exhaustive: Type.Boolean({ description: 'Whether these are all teams of that size.' }),
  teams: Type.Array(SolvedTeam, { description: 'Those with the least left over first.' }),
  notes: Type.Array(Type.String()),
});

export const IngredientRanking = Shape({
  edition: Edition,
  ingredient: Name,
  /** The best first, each species once with its best choice of ingredients. */
  ranking: Type.Array(Shape({ ...producer, amount: Type.Number({ description: 'Of the ingredient, per meal.' }) })),
  notes: Type.Array(Type.String()),
});

export type SolveAnswer = Static<typeof SolveAnswer>;
export type IngredientRanking = Static<typeof IngredientRanking>;

export const solveRoutes = {
  solveRecipe: {
    method: 'POST',
    path: '/api/solve/recipe/:name',
    summary: 'The smallest teams that bring all ingredients of a dish to every meal, given members included.',
    access: 'maybe',
    open: true,
    limit: 'units',
    units: 60,
    unknownFields: 'strip',
    params: Shape({ name: Type.String({ ...RecipeName, description: 'Key or English name of the dish.' }) }),
    body: Shape({
      edition: Type.Optional(Edition),
      settings: Settings,
      includedMembers: Type.Optional(Type.Array(CalculatedCreature, { maxItems: TEAM_SIZE })),
      maxTeamSize: Type.Optional(Type.Integer({ minimum: 1, maximum: TEAM_SIZE })),
    }),
    answer: SolveAnswer,
  },
  solveIngredient: {
    method: 'POST',
    path: '/api/solve/ingredient/:name',
    summary: 'Who brings most of an ingredient to a meal.',
    access: 'maybe',
    open: true,
    limit: 'units',
    units: 60,
    unknownFields: 'strip',
    params: Shape({ name: Type.String({ ...GameName, description: 'Name of the ingredient.' }) }),
    body: Shape({ edition: Type.Optional(Edition), settings: Settings }),
    answer: IngredientRanking,
  },
} as const satisfies Record<string, RouteContract>;
