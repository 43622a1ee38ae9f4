// Rows of the game's tables as they are handed out, complete in themselves: no row needs another table to be read.
import { type TSchema, Type } from 'typebox';
import { Shape } from './route.ts';
import { RecipeKind } from './shapes.ts';

const OrNothing = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Numbers = Type.Array(Type.Number());
const ByLevel = (description: string) => Type.Array(Type.Number(), { description: `${description} First: level 1.` });

export const BerryRow = Shape({
  name: Type.String(),
  displayName: Type.String(),
  type: Type.String(),
  value: Type.Number({ description: 'Strength at level 1.' }),
});

export const IngredientRow = Shape({
  key: Type.String(),
  name: Type.String(),
  longName: Type.String(),
  value: Type.Number(),
  taxedValue: Type.Number(),
});

const IngredientSet = Shape({ ingredient: IngredientRow, amount: Type.Integer() });

const SkillEffect = Shape({
  unit: Type.String({ description: 'What there is more of afterwards.' }),
  to: Type.Enum(['self', 'others', 'everyone', 'chosen']),
  by: Type.Enum(['level', 'range', 'species', 'ingredient', 'stored'], {
    description: 'On what the amount depends besides the level, and so why least and most may differ.',
  }),
  least: ByLevel('The least that it can be at a level.'),
  most: ByLevel('The most that it can be at a level.'),
  chance: Type.Number({ description: 'Probability at a proc, 0 to 1.' }),
  weight: Type.Optional(
    Type.Number({ description: 'Effects with a weight exclude each other: one of them is drawn.' }),
  ),
});

export const SkillRow = Shape({
  key: Type.String(),
  name: Type.String(),
  group: Type.String(),
  baseSkill: OrNothing(Type.String()),
  modifierName: OrNothing(Type.String()),
  maxLevel: Type.Integer(),
  units: Type.Array(Type.String()),
  supportsTeam: Type.Boolean(),
  rp: ByLevel('Rating value by level.'),
  descriptions: Type.Array(Type.String(), { description: 'What it does, by level. First: level 1.' }),
  effects: Type.Array(SkillEffect),
});

export const SpeciesRow = Shape({
  name: Type.String(),
  displayName: Type.String(),
  pokedexNumber: Type.Integer(),
  specialty: Type.Enum(['berry', 'ingredient', 'skill', 'all']),
  frequency: Type.Number({ description: 'Seconds between helps at level 1.' }),
  ingredientPercentage: Type.Number(),
  skillPercentage: Type.Number(),
  berry: BerryRow,
  genders: Shape({ male: Type.Number(), female: Type.Number() }),
  carrySize: Type.Integer(),
  previousEvolutions: Type.Integer(),
  remainingEvolutions: Type.Integer(),
  evolvesFrom: OrNothing(Type.String()),
  evolvesInto: Type.Array(Type.String()),
  ingredient0: Type.Array(IngredientSet),
  ingredient30: Type.Array(IngredientSet),
  ingredient60: Type.Array(IngredientSet),
  skill: SkillRow,
});

export const RecipeRow = Shape({
  name: Type.String(),
  displayName: Type.String(),
  type: RecipeKind,
  ingredients: Type.Array(IngredientSet),
  nrOfIngredients: Type.Integer(),
  bonus: Type.Number({ description: 'Percent.' }),
  value: Type.Integer({ description: 'Strength at level 1.' }),
  valueMax: Type.Integer({ description: 'Strength at the highest recipe level of the edition.' }),
  values: Type.Array(Type.Integer(), { description: 'Strength by recipe level. First: level 1.' }),
  exp: Type.Array(OrNothing(Type.Integer()), {
    description: 'EXP in total that a recipe level needs, the same for every recipe; null: unknown. First: level 1.',
  }),
});

export const NatureRow = Shape({
  name: Type.String(),
  prettyName: Type.String(),
  positiveModifier: Type.String(),
  negativeModifier: Type.String(),
  frequency: Type.Number(),
  ingredient: Type.Number(),
  skill: Type.Number(),
  energy: Type.Number(),
  exp: Type.Number(),
});

export const SubskillRow = Shape({
  key: Type.String(),
  name: Type.String(),
  shortName: Type.String(),
  rarity: Type.Enum(['white', 'silver', 'gold']),
  amount: Type.Number(),
  unit: Type.String(),
});

export const IslandRow = Shape({
  name: Type.String(),
  shortName: Type.String(),
  expert: Type.Boolean(),
  baseIsland: OrNothing(Type.String()),
  berries: Type.Array(BerryRow, { description: 'Favourites that the island itself has.' }),
  choosesBerries: Type.Boolean({ description: 'Its favourites are the player’s own.' }),
  snorlaxRankStrength: OrNothing(Numbers),
  drowsyPowerForSpawns: OrNothing(Numbers),
});
