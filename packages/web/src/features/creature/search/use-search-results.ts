// Results of the search for a text, the chosen specialties and the player's preferences.
import type { Creature, Game, Language } from '@oversleep/game';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { type Elsewhere, elsewhere } from '../../../parts/words/elsewhere.ts';
import { useSearch, useUser } from '../../../state/context.ts';
import { gameFor } from '../../../state/data/user.ts';
import { findables } from './search-index.ts';
import {
  type BoxTile,
  boxTiles,
  type ChipSpecialty,
  type SpeciesTile,
  speciesTiles,
  type TileQuery,
} from './search-tiles.ts';

interface Results {
  readonly species: readonly SpeciesTile[];
  readonly saved: readonly BoxTile[];
  /** If nothing was found: what another edition would find. */
  readonly elsewhere: Elsewhere | undefined;
  /** For the current text; the tiles may lag behind. */
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
  const species = useMemo(() => speciesFor(shown), [speciesFor, shown]);
  const isEmpty = species.length === 0 && shown.trim() !== '';
  return {
    species,
    elsewhere: useMemo(
      () => (isEmpty ? elsewhere(game.edition, (other) => meantIn(other, shown, specialties, language)) : undefined),
      [isEmpty, game, shown, specialties, language],
    ),
    saved: useMemo(() => savedFor(shown), [savedFor, shown]),
    firstSpecies: () => speciesFor(text)[0],
    firstSaved: () => savedFor(text).find(({ species }) => species !== undefined),
  };
}

/** What the text finds in another edition. */
function meantIn(game: Game, text: string, specialties: readonly ChipSpecialty[], language: Language) {
  const wish: TileQuery = { text, specialties, sort: 'pokedex', ascending: true, language };
  const [first] = speciesTiles(findables(game), wish, false);
  return first && (first.why || first.name);
}
