// Creatures by chance, from a seed: any species, nature, level, subskills and ingredients that the game allows.
import { type Build, type Game, ingredientChoices, RIBBONS, unlockedIngredients, unlockedSlots } from '@oversleep/game';
import type { CompleteBuild } from './screen.ts';

/** Mulberry32: the same numbers for the same seed, everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function drawnCreature(game: Game, seed: number): CompleteBuild {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(random() * from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  const species = pick(
    game.species.rows.filter((each) =>
      ingredientChoices(each).every((choices) => choices.some(({ ingredient }) => !ingredient.placeholder)),
    ),
  );
  const level = pick([5, 9, 10, 11, 17, 25, 30, 44, 50, 55, 60, 65, 71, 84, 100]);
  const subskills: string[] = [];
  while (subskills.length < 5) {
    const { key } = pick(game.subskills.rows);
    if (!subskills.includes(key)) subskills.push(key);
  }
  const sets = ingredientChoices(species).map((choices) =>
    pick(choices.filter(({ ingredient }) => !ingredient.placeholder)),
  );
  const ribbon = pick(RIBBONS);
  const build: Build = {
    species,
    level,
    nature: pick(game.natures.rows),
    ribbon,
    skillLevel: 1 + Math.floor(random() * species.skill.maxLevel),
    subskills: subskills.slice(0, unlockedSlots(game, level)).map(game.subskills.get),
    ingredients: unlockedIngredients(game, level, sets),
  };
  return {
    build,
    subskills,
    ingredients: sets.map(({ ingredient, amount }) => [ingredient.key, amount] as const),
    hours: (game.ribbons[ribbon]?.hours ?? 0) + 3,
  };
}
