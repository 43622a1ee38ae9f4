// A Pokébox of any size for tests: always the same creatures for the same number.
import {
  type Creature,
  type Game,
  gameOf,
  ingredientChoices,
  newCreature,
  RIBBONS,
  type SubskillSlots,
} from '@oversleep/game';
import { SPECIFIED } from './specified.ts';

/** Numbers in [0, 1) from a seed, as good as a test needs. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const TAGS = ['cooking', 'to feed', 'events', 'berries', 'maybe'];

/** `count` creatures that a player could have, each different. */
export function boxOfMany(count: number, edition = SPECIFIED): readonly Creature[] {
  const game = gameOf(edition);
  const random = numbersFrom(20_261);
  const oneOf = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  return Array.from({ length: count }, (_, n): Creature => {
    const species = oneOf(game.species.rows, game.species.get('PIKACHU'));
    const id = `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
    const born = newCreature(game, species, { id, random, randomNickname: false });
    const [first, second, third] = ingredientChoices(species).map((choices, slot) => {
      const set = oneOf(choices, choices[0]);
      return set ? { name: set.ingredient.name, amount: set.amount } : born.ingredients[slot];
    });
    return {
      ...born,
      saved: true,
      name: `${species.displayName.slice(0, 8)} ${n % 100}`.slice(0, 12),
      shiny: species.shinyLocked !== true && random() < 0.03,
      level: 1 + Math.floor(random() * 65),
      ribbon: oneOf(RIBBONS, 0),
      skillLevel: 1 + Math.floor(random() * species.skill.maxLevel),
      nature: oneOf(game.natures.rows, game.natures.get('Bashful')).name,
      subskills: fiveOf(game, random),
      ingredients: [first ?? born.ingredients[0], second ?? born.ingredients[1], third ?? born.ingredients[2]],
      ...(random() < 0.1 && { favourite: true as const }),
      ...(random() < 0.3 && { tags: [oneOf(TAGS, 'maybe')] }),
    };
  });
}

function fiveOf(game: Game, random: () => number): SubskillSlots {
  const left = game.subskills.rows.map(({ name }) => name);
  const take = (): string | null => left.splice(Math.floor(random() * left.length), 1)[0] ?? null;
  return [take(), take(), take(), take(), take()];
}
