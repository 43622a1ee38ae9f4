// Boxes of random creatures, the same for the same number: species, levels, natures, subskills and ingredients as they come.
import {
  type Creature,
  type Game,
  type IngredientSlots,
  ingredientChoices,
  newCreature,
  type SubskillSlots,
} from '@oversleep/game';
import { createStream, uniform } from '../src/loop/rng.ts';
import type { RequestMember, TeamSettings } from '../src/request.ts';

const [LOWEST, HIGHEST] = [10, 65];

export interface RandomBox {
  readonly settings: TeamSettings;
  readonly candidates: readonly RequestMember[];
}

/** `number` says which; islands, types of dishes, camp and pot go through what there is. */
export function randomBox(game: Game, number: number, size: number): RandomBox {
  const luck = createStream({ seed: number, chain: size, member: 0, purpose: 99 });
  const random = () => uniform(luck);
  const oneOf = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  const creature = (place: number): Creature => {
    const species = oneOf(game.species.rows);
    const left = game.subskills.rows.map(({ name }) => name);
    const subskill = () => left.splice(Math.floor(random() * left.length), 1)[0] ?? null;
    const subskills: SubskillSlots = [subskill(), subskill(), subskill(), subskill(), subskill()];
    const plain = newCreature(game, species, { id: `c${place + 1}`, random, randomNickname: false });
    const choices = ingredientChoices(species);
    const slot = (s: 0 | 1 | 2) => {
      if (choices[s].length === 0) return plain.ingredients[s];
      const { ingredient, amount } = oneOf(choices[s]);
      return { name: ingredient.name, amount };
    };
    const ingredients: IngredientSlots = [slot(0), slot(1), slot(2)];
    return {
      ...plain,
      level: LOWEST + Math.floor(random() * (HIGHEST - LOWEST + 1)),
      nature: oneOf(game.natures.rows).name,
      subskills,
      ingredients,
      skillLevel: 1 + Math.floor(random() * species.skill.maxLevel),
    };
  };
  const islands = game.islands.rows.filter(({ expert }) => !expert);
  const island = oneOf(islands);
  const berries = game.berries.rows.map(({ name }) => name);
  return {
    settings: {
      camp: random() < 0.5,
      bedtime: 1290,
      wakeup: 360,
      recipeType: oneOf(['curry', 'salad', 'dessert'] as const),
      island: island.shortName,
      areaBonus: Math.floor(random() * 60),
      favourites: island.choosesBerries
        ? [oneOf(berries), oneOf(berries), oneOf(berries)]
        : island.berries.map(({ name }) => name),
      stockpiledIngredients: [],
      stockpiledBerries: [],
      potSize: oneOf([30, 42, 51, 60, 69]),
      recipeLevels: {},
    },
    candidates: Array.from({ length: size }, (_, place) => ({ creature: creature(place), sneakySnacking: false })),
  };
}
