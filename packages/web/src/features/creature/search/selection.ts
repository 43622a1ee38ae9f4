// What happens after something was picked in the search.
import { type Birth, type Creature, changeSpecies, type Game, newCreature, type Species } from '@oversleep/game';

/** Handed to the caller, or opened in the editor first. */
export type AfterPick =
  | { readonly does: 'hand'; readonly creature: Creature }
  | { readonly does: 'edit'; readonly creature: Creature };

/** Another species for the current creature keeps its fields; without one a new creature is made. */
export function stepForSpecies(game: Game, species: Species, current: Creature | undefined, birth: Birth): AfterPick {
  return current
    ? { does: 'hand', creature: changeSpecies(game, current, species, birth.random) }
    : { does: 'edit', creature: newCreature(game, species, birth) };
}

/** One from the Pokébox is the same creature everywhere. */
export const stepForSaved = (creature: Creature): AfterPick => ({ does: 'hand', creature });
