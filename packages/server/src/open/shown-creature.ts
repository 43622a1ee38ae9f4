// A Pokémon in the answers of open routes: names and unlock levels, without ids and closed slots.
import type { AnswerOf, routes } from '@oversleep/contract';
import { type Creature, type Game, subskillsByLevel } from '@oversleep/game';

export function shownCreature(game: Game, creature: Creature): AnswerOf<typeof routes.rate>['creature'] {
  const { pokemon, level, nature, mint, chosenSkill, ribbon, skillLevel } = creature;
  return {
    pokemon,
    level,
    nature,
    ...(mint && { mint }),
    ...(chosenSkill !== undefined && { chosenSkill }),
    ribbon,
    skillLevel,
    subskills: subskillsByLevel(game, creature.subskills),
    ingredients: creature.ingredients.flatMap(({ name, amount }, slot) => {
      const unlock = game.rules.ingredientUnlockLevels[slot];
      return unlock === undefined || name === game.lockedIngredient.name ? [] : [{ level: unlock, name, amount }];
    }),
  };
}
