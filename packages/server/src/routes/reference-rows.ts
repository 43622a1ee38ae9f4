// The game's rows as they are handed out: only what other tools can use, with amounts and values worked out for every level.
import type { AnswerOf, routes } from '@oversleep/contract';
import {
  amountBounds,
  type Berry,
  type Game,
  type Ingredient,
  type IngredientSet,
  type Island,
  type MainSkill,
  type Nature,
  type Recipe,
  ranksOf,
  recipeExpAt,
  recipeValue,
  type Species,
  type Subskill,
} from '@oversleep/game';
import { describeSkill } from '@oversleep/texts';

type SkillAnswer = AnswerOf<typeof routes.skill>;

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

export const berryRow = ({ name, displayName, type, value }: Berry) => ({ name, displayName, type, value });

export const ingredientRow = ({ key, name, longName, value, taxedValue }: Ingredient) => ({
  key,
  name,
  longName,
  value,
  taxedValue,
});

const sets = (list: readonly IngredientSet[]) =>
  list.map(({ ingredient, amount }) => ({ ingredient: ingredientRow(ingredient), amount }));

export function skillRow(skill: MainSkill): SkillAnswer {
  const levels = upTo(skill.maxLevel);
  return {
    key: skill.key,
    name: skill.name,
    group: skill.group,
    baseSkill: skill.baseSkill,
    modifierName: skill.modifierName,
    maxLevel: skill.maxLevel,
    units: [...skill.units],
    supportsTeam: skill.supportsTeam,
    rp: skill.rp.slice(0, skill.maxLevel),
    descriptions: levels.map((level) => describeSkill(skill, level)),
    effects: skill.effects.map(({ unit, to, amount, chance, weight }) => ({
      unit,
      to,
      by: amount.by,
      least: levels.map((level) => amountBounds(amount, level)[0]),
      most: levels.map((level) => amountBounds(amount, level)[1]),
      chance: chance ?? 1,
      ...(weight === undefined ? {} : { weight }),
    })),
  };
}

/** `skill`: the row of its main skill, which many species share. */
export function speciesRow(species: Species, skill: SkillAnswer): AnswerOf<typeof routes.species> {
  return {
    name: species.name,
    displayName: species.displayName,
    pokedexNumber: species.pokedexNumber,
    specialty: species.specialty,
    frequency: species.frequency,
    ingredientPercentage: species.ingredientPercentage,
    skillPercentage: species.skillPercentage,
    berry: berryRow(species.berry),
    genders: species.genders,
    carrySize: species.carrySize,
    previousEvolutions: species.previousEvolutions,
    remainingEvolutions: species.remainingEvolutions,
    evolvesFrom: species.evolvesFrom,
    evolvesInto: [...species.evolvesInto],
    ingredient0: sets(species.ingredient0),
    ingredient30: sets(species.ingredient30),
    ingredient60: sets(species.ingredient60),
    skill,
  };
}

export function recipeRow(game: Game, recipe: Recipe): AnswerOf<typeof routes.meal> {
  return {
    name: recipe.name,
    displayName: recipe.displayName,
    type: recipe.type,
    ingredients: sets(recipe.ingredients),
    nrOfIngredients: recipe.nrOfIngredients,
    bonus: recipe.bonus,
    value: recipe.value,
    valueMax: recipe.valueMax,
    values: upTo(game.rules.maxRecipeLevel).map((level) => recipeValue(game, recipe, level)),
    exp: upTo(game.rules.maxRecipeLevel).map((level) => recipeExpAt(level) ?? null),
  };
}

export const natureRow = (nature: Nature) => ({
  name: nature.name,
  prettyName: nature.prettyName,
  positiveModifier: nature.positiveModifier,
  negativeModifier: nature.negativeModifier,
  frequency: nature.frequency,
  ingredient: nature.ingredient,
  skill: nature.skill,
  energy: nature.energy,
  exp: nature.exp,
});

export const subskillRow = ({ key, name, shortName, rarity, amount, unit }: Subskill) => ({
  key,
  name,
  shortName,
  rarity,
  amount,
  unit,
});

export function islandRow({ edition }: Game, island: Island) {
  const { snorlaxRankStrength, drowsyPowerForSpawns } = ranksOf(edition, island.shortName);
  return {
    name: island.name,
    shortName: island.shortName,
    expert: island.expert,
    baseIsland: island.baseIsland,
    berries: island.berries.map(berryRow),
    choosesBerries: island.choosesBerries,
    snorlaxRankStrength: snorlaxRankStrength && [...snorlaxRankStrength],
    drowsyPowerForSpawns: drowsyPowerForSpawns && [...drowsyPowerForSpawns],
  };
}
