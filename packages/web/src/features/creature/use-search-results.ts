// What the search has found for a text, the chosen specialties and the player's preferences.
import type { Creature } from '@oversleep/game';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearch, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/user.ts';
import { findables } from './search-index.ts';
import { type BoxTile, boxTiles, type ChipSpecialty, type SpeciesTile, speciesTiles } from './search-tiles.ts';

interface Results {
  readonly species: readonly SpeciesTile[];
  readonly saved: readonly BoxTile[];
  /** Of what is typed at this moment, which the tiles may lag behind. */
  readonly firstSpecies: () => SpeciesTile | undefined;
  readonly firstSaved: () => BoxTile | undefined;
}

export function useSearchResults(
  text: string,
  specialties: readonly ChipSpecialty[],
  box: readonly Creature[],
): Results {
  const game = useUser(gameFor);
  const language = useUser((user) => user.language);
  const preferences = useSearch((state) => state);
  const index = useMemo(() => findables(game), [game]);

  const speciesFor = useCallback(
    (typed: string) => {
      const { pokedexSort: sort, pokedexSortAscending: ascending, finalStageOnly } = preferences;
      return speciesTiles(index, { text: typed, specialties, sort, ascending, language }, finalStageOnly);
    },
    [index, specialties, preferences, language],
  );
  const savedFor = useCallback(
    (typed: string) => {
      const { pokeboxSort: sort, pokeboxSortAscending: ascending } = preferences;
      return boxTiles(game, index, box, { text: typed, specialties, sort, ascending, language });
    },
    [game, index, box, specialties, preferences, language],
  );

  // Typing never waits for the tiles.
  const shown = useDeferredValue(text);
  return {
    species: useMemo(() => speciesFor(shown), [speciesFor, shown]),
    saved: useMemo(() => savedFor(shown), [savedFor, shown]),
    firstSpecies: () => speciesFor(text)[0],
    firstSaved: () => savedFor(text).find(({ species }) => species !== undefined),
  };
}
