// Finds Pokémon in the box that are probably the same one, imported or typed in twice.
import type { Creature, Game } from '@oversleep/game';

/**
 * Groups of two or more. What never changes in the game must be the same: family, nature, subskills, ingredients, shiny, and the
 * gender where both have one. Level, skill level, ribbon, stage and nickname may differ, as they do between an old list and a new one.
 */
export function duplicatesIn(game: Game, box: readonly Creature[]): readonly (readonly Creature[])[] {
  const groups = new Map<string, Creature[]>();
  for (const creature of box) {
    const key = birthOf(game, creature);
    const group = groups.get(key);
    if (group) group.push(creature);
    else groups.set(key, [creature]);
  }
  return [...groups.values()].flatMap(byGender).filter(({ length }) => length > 1);
}

function birthOf(game: Game, creature: Creature): string {
  const { pokemon, nature, subskills, ingredients, shiny } = creature;
  const family = game.species.find(pokemon)?.family ?? pokemon.toLowerCase();
  return JSON.stringify([family, nature.toLowerCase(), subskills, ingredients.map(({ name }) => name), shiny]);
}

/** Different genders are different Pokémon. One without a gender may be either and joins the first. */
function byGender(group: readonly Creature[]): readonly (readonly Creature[])[] {
  const first = group.find(({ gender }) => gender !== undefined)?.gender;
  const isOther = ({ gender }: Creature) => gender !== undefined && gender !== first;
  return [group.filter((creature) => !isOther(creature)), group.filter(isOther)];
}
