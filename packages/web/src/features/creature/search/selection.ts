// What follows when something was picked in the search.
import { type Birth, type Creature, changeSpecies, type Game, newCreature, type Species } from '@oversleep/game';

/** Handed to who asked, or first into the editor. */
export type AfterPick =
  | { readonly does: 'hand'; readonly creature: Creature }
  | { readonly does: 'edit'; readonly creature: Creature };

/** Another species for the current creature keeps what it has; without one a new creature is made, this one only. */
export function stepForSpecies(game: Game, species: Species, current: Creature | undefined, birth: Birth): AfterPick {
  return current
    ? { does: 'hand', creature: changeSpecies(game, current, species, birth.random) }
    : { does: 'edit', creature: newCreature(game, species, birth) };
}

/** One of the Pokébox is the very same creature, wherever it stands. */
export const stepForSaved = (creature: Creature): AfterPick => ({ does: 'hand', creature });
