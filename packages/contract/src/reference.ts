// The game's tables for bots and other tools, and what is new in the product.
import { EDITIONS, gameOf } from '@oversleep/game';
import { type Static, type TSchema, Type } from 'typebox';
import {
  BerryRow,
  IngredientRow,
  IslandRow,
  NatureRow,
  RecipeRow,
  SkillRow,
  SpeciesRow,
  SubskillRow,
} from './game-tables.ts';
import { type RouteContract, Shape } from './route.ts';
import { Edition, EditionChoice, GameName, NatureName, RecipeName, SpeciesName, SubskillName } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });

export const EditionSummary = Type.Object({
  edition: Edition,
  domainVersion: Type.Integer(),
  counts: Type.Object({
    species: Count,
    berries: Count,
    ingredients: Count,
    recipes: Count,
    skills: Count,
    natures: Count,
    subskills: Count,
    islands: Count,
  }),
});

export const EditionList = Type.Object({ editions: Type.Array(EditionSummary) });

const Changes = Type.Array(Type.String());

const Release = Shape({
  version: Type.String(),
  date: Type.Union([Type.String(), Type.Null()], { description: 'YYYY-MM-DD; null for what is not released yet.' }),
  type: Type.Enum(['major', 'minor', 'patch', 'unreleased']),
  features: Changes,
  bugFixes: Changes,
  breakingChanges: Changes,
  otherChanges: Changes,
});

export type EditionSummary = Static<typeof EditionSummary>;
export type EditionList = Static<typeof EditionList>;

const flag = (description: string) => Type.Optional(Type.Boolean({ description }));
const Names = Type.Array(Type.String());
const edition = { edition: Type.Optional(EditionChoice) };
const byEdition = Shape(edition);
const byName = (name: TSchema) => Shape({ name: Type.String({ ...name, description: 'Name or key, in any case.' }) });

/** Islands whose favourites are their own in some edition; on the others they are the player's. */
const islandNames = [
  ...new Set(
    EDITIONS.flatMap((id) => gameOf(id).islands.rows.filter(({ berries }) => berries.length > 0)).map(
      ({ shortName }) => shortName,
    ),
  ),
];
const islandFlags: Record<string, ReturnType<typeof flag>> = Object.fromEntries(
  islandNames.map((name) => [name, flag(`true: with the species whose berry is a favourite on ${name}.`)]),
);

export const referenceRoutes = {
  editions: {
    method: 'GET',
    path: '/api/editions',
    summary: 'The editions of the game that the server knows, with the size of each table.',
    access: 'anyone',
    open: true,
    limit: 'read',
    answer: EditionList,
  },
  allSpecies: {
    method: 'GET',
    path: '/api/pokemon',
    summary: 'Names of species; with islands, only those whose berry is a favourite on one of them.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: Shape({ ...edition, ...islandFlags }),
    answer: Names,
  },
  species: {
    method: 'GET',
    path: '/api/pokemon/:name',
    summary: 'A species with its main skill at every level.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(SpeciesName),
    query: byEdition,
    answer: SpeciesRow,
  },
  allMeals: {
    method: 'GET',
    path: '/api/meal',
    summary: 'Names of recipes; with types, only those of one of them.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: Shape({
      ...edition,
      curry: flag('true: with this type of dish.'),
      salad: flag('true: with this type of dish.'),
      dessert: flag('true: with this type of dish.'),
      minRecipeBonus: Type.Optional(Type.Number({ description: 'Percent.' })),
      maxPotSize: Type.Optional(Type.Integer({ description: 'How many ingredients the dish may need.' })),
    }),
    answer: Names,
  },
  meal: {
    method: 'GET',
    path: '/api/meal/:name',
    summary: 'A recipe with its strength and the EXP needed at every level.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(RecipeName),
    query: byEdition,
    answer: RecipeRow,
  },
  allIngredients: {
    method: 'GET',
    path: '/api/ingredient',
    summary: 'Names of ingredients.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Names,
  },
  ingredient: {
    method: 'GET',
    path: '/api/ingredient/:name',
    summary: 'An ingredient.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(GameName),
    query: byEdition,
    answer: IngredientRow,
  },
  allNatures: {
    method: 'GET',
    path: '/api/nature',
    summary: 'Names of natures.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Names,
  },
  nature: {
    method: 'GET',
    path: '/api/nature/:name',
    summary: 'A nature.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(NatureName),
    query: byEdition,
    answer: NatureRow,
  },
  allSkills: {
    method: 'GET',
    path: '/api/mainskill',
    summary: 'Keys of main skills; names are not unique in every edition.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Names,
  },
  skill: {
    method: 'GET',
    path: '/api/mainskill/:name',
    summary: 'A main skill, by key or name, at every level.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(GameName),
    query: byEdition,
    answer: SkillRow,
  },
  allSubskills: {
    method: 'GET',
    path: '/api/subskill',
    summary: 'Names of subskills.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Names,
  },
  subskill: {
    method: 'GET',
    path: '/api/subskill/:name',
    summary: 'A subskill.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params: byName(SubskillName),
    query: byEdition,
    answer: SubskillRow,
  },
  islands: {
    method: 'GET',
    path: '/api/island',
    summary: 'Islands with their favourites.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Type.Array(IslandRow),
  },
  berries: {
    method: 'GET',
    path: '/api/berry',
    summary: 'Berries.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: byEdition,
    answer: Type.Array(BerryRow),
  },
  changelog: {
    method: 'GET',
    path: '/api/changelog',
    summary: 'What each release of Oversleep brought, newest first.',
    access: 'anyone',
    open: true,
    limit: 'read',
    answer: Type.Array(Release),
  },
} as const satisfies Record<string, RouteContract>;
