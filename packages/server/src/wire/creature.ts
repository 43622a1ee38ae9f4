// Creatures between the wire (subskills by the edition's levels) and the store (subskills by slot).
import type { CreatureAnswer, CreatureWrite } from '@oversleep/contract';
import {
  buildOf,
  type Creature,
  carrySize,
  type Game,
  isKnown,
  rpOf,
  subskillsByLevel,
  validateCreature,
} from '@oversleep/game';
import { refuseProblems } from './read.ts';

/** The names of species and ingredients that the edition does not know are kept as they are. */
export function readCreature(game: Game, input: CreatureWrite, at = ''): Creature {
  const checked = validateCreature(game, input);
  if (!checked.ok) throw refuseProblems('This creature cannot be stored.', checked.problems, at);
  // The store has ids in lower case.
  return { ...checked.value, externalId: checked.value.externalId.toLowerCase() };
}

const INGREDIENT_LEVELS = [0, 30, 60] as const;

export function creatureAnswer(game: Game, creature: Creature): CreatureAnswer {
  const { subskills, ingredients, gender, ...rest } = creature;
  return {
    ...rest,
    ...(gender === undefined ? {} : { gender }),
    subskills: subskillsByLevel(game, subskills),
    ingredients: INGREDIENT_LEVELS.map((level, slot) => ({ level, ...ingredientAt(ingredients, slot) })),
    ...figuresOf(game, creature),
  };
}

function ingredientAt(ingredients: Creature['ingredients'], slot: number) {
  const found = ingredients[slot];
  if (!found) throw new Error(`a creature has three ingredients, not ${ingredients.length}`);
  return found;
}

/** Nothing can be said of a species that the edition does not know. */
function figuresOf(game: Game, creature: Creature): { readonly carrySize: number; readonly rp: number } {
  if (!isKnown(game, creature)) return { carrySize: 0, rp: 0 };
  const build = buildOf(game, creature);
  return { carrySize: carrySize(game, build), rp: rpOf(game, build) };
}
