// A dish for other programs, by any of its names. Makers and teams come from the tier list, so nothing has to be computed.
import type { AnswerOf, routes } from '@oversleep/contract';
import { type TierList, type TierSpecies, type TierVariant, tierProduction } from '@oversleep/engine';
import {
  allNames,
  type Game,
  type GameLanguage,
  gameNumber,
  RECIPE_TYPES,
  type Recipe,
  recipeValue,
} from '@oversleep/game';
import { namesInAll } from './find.ts';
import { fold } from './fold.ts';

type RecipeAnswer = AnswerOf<typeof routes.recipe>;
type Member = NonNullable<RecipeAnswer['smallestTeams']>[number][number];

const MOST_TEAMS = 5;

/** By key, game id or a name in any language. */
export function recipeFinder({ recipes, mixedDishes }: Game): (name: string) => Recipe | undefined {
  const known = new Map<string, Recipe>();
  for (const recipe of [...recipes.rows, ...RECIPE_TYPES.map((type) => mixedDishes[type])]) {
    const number = gameNumber('recipe', recipe.name);
    const names = Object.values(allNames('recipes', recipe.name, recipe.displayName));
    for (const name of [recipe.name, ...(number === null ? [] : [String(number)]), ...names])
      if (name !== null && !known.has(fold(name))) known.set(fold(name), recipe);
  }
  return (name) => known.get(fold(name));
}

/** Makers and teams from a tier list. */
export interface CookingTiers {
  /** By ingredient: the Pokémon that bring most of it, best first. */
  readonly makers: ReadonlyMap<string, RecipeAnswer['ingredients'][number]['makers']>;
  /** By key of the dish. */
  readonly teams: ReadonlyMap<string, readonly Member[][]>;
}

export function kitchenOf(list: TierList): CookingTiers {
  const best = list.ingredients.map(() => new Map<string, number>());
  const teams = new Map<string, Member[][]>();
  for (const species of list.species)
    for (const variant of species.variants) {
      for (const [i, perMeal] of tierProduction(species, variant, list.ingredients.length).entries()) {
        const known = best[i]?.get(species.pokemon) ?? 0;
        if (perMeal > known) best[i]?.set(species.pokemon, perMeal);
      }
      for (const { recipe, mates } of variant.dishes) {
        const team = [memberOf(list, species, variant), ...mates.flatMap((mate) => mateOf(list, mate))];
        if (team.length === mates.length + 1) teams.set(recipe, [...(teams.get(recipe) ?? []), team]);
      }
    }
  return {
    makers: new Map(
      list.ingredients.map((name, i) => [
        name,
        [...(best[i] ?? [])].map(([species, perMeal]) => ({ species, perMeal })).sort((a, b) => b.perMeal - a.perMeal),
      ]),
    ),
    teams: new Map([...teams].map(([recipe, all]) => [recipe, smallest(all)])),
  };
}

const memberOf = ({ ingredients }: TierList, { pokemon }: TierSpecies, variant: TierVariant): Member => ({
  species: pokemon,
  ingredients: variant.ingredients.map(([i]) => ingredients[i] ?? ''),
});

function mateOf(list: TierList, [number, variant]: readonly [number, number]): readonly Member[] {
  const species = list.species[number];
  const own = species?.variants[variant];
  return species && own ? [memberOf(list, species, own)] : [];
}

/** Lists each team once, even if it was proposed for several members. */
function smallest(teams: readonly Member[][]): Member[][] {
  const size = Math.min(...teams.map(({ length }) => length));
  const keyOf = (team: readonly Member[]) =>
    team
      .map((member) => JSON.stringify(member))
      .sort()
      .join();
  const once = new Map(teams.filter(({ length }) => length === size).map((team) => [keyOf(team), team]));
  return [...once.values()].slice(0, MOST_TEAMS);
}

interface RecipeQuery {
  readonly level: number;
  readonly lang: GameLanguage;
  readonly makers: number;
}

export function recipeAnswer(
  game: Game,
  recipe: Recipe,
  kitchen: CookingTiers | undefined,
  wanted: RecipeQuery,
): RecipeAnswer {
  const { level, lang, makers } = wanted;
  const names = allNames('recipes', recipe.name, recipe.displayName);
  const teams = kitchen?.teams.get(recipe.name);
  return {
    edition: game.edition,
    key: recipe.name,
    gameId: gameNumber('recipe', recipe.name),
    name: names[lang] ?? recipe.displayName,
    names: namesInAll(names, recipe.displayName),
    type: recipe.type,
    level,
    strength: recipeValue(game, recipe, level),
    bonusPercent: recipe.bonus,
    totalIngredients: recipe.nrOfIngredients,
    ingredients: recipe.ingredients.map(({ ingredient, amount }) => ({
      key: ingredient.key,
      name: allNames('ingredients', ingredient.key, ingredient.longName)[lang] ?? ingredient.longName,
      amount,
      makers: (kitchen?.makers.get(ingredient.name) ?? []).slice(0, makers),
    })),
    ...(teams && teams.length > 0 && { smallestTeams: teams.map((team) => [...team]) }),
    strengths: Array.from({ length: game.rules.maxRecipeLevel }, (_, i) => recipeValue(game, recipe, i + 1)),
  };
}
