// A box as players have them, as large as one likes and the same every time: species, levels, natures, subskills and ingredients by chance.
import {
  type Creature,
  type EditionId,
  type Game,
  gameOf,
  ingredientChoices,
  newCreature,
  type Random,
  type SubskillSlots,
} from '@oversleep/game';

const idAt = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

export function randomBox(edition: EditionId, count: number): readonly Creature[] {
  const game = gameOf(edition);
  const random = randomFrom(count);
  return Array.from({ length: count }, (_, n) => randomCreature(game, idAt(n), random));
}

function randomCreature(game: Game, id: string, random: Random): Creature {
  const species = pick(game.species.rows, random);
  const bag = [...game.subskills.rows];
  const draw = (): string | null => bag.splice(Math.floor(random() * bag.length), 1)[0]?.name ?? null;
  const subskills: SubskillSlots = [draw(), draw(), draw(), draw(), draw()];
  const [a, b, c] = ingredientChoices(species).map((choices) => {
    const { ingredient, amount } = pick(choices, random);
    return { name: ingredient.name, amount };
  });
  const made = newCreature(game, species, { id, random, randomNickname: false });
  return {
    ...made,
    saved: true,
    level: 5 + Math.floor(random() * 60),
    nature: pick(game.natures.rows, random).name,
    subskills,
    ingredients: a && b && c ? [a, b, c] : made.ingredients,
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}

/** The same numbers every time. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
