// Saved state of the creature search, stored on this device.
import { keptText, list, type Of, object, oneOf, or, refine, requiredFlag } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { readerOf } from '../data/readers.ts';

export const POKEDEX_SORTS = ['pokedex', 'name', 'specialty', 'evolution'] as const;
export const POKEBOX_SORTS = [...POKEDEX_SORTS, 'level', 'rp'] as const;
type PokedexSort = (typeof POKEDEX_SORTS)[number];
export type PokeboxSort = (typeof POKEBOX_SORTS)[number];

/** As many as fit into a row. */
const MAX_RECENT = 8;

const preferences = object({
  showPokebox: or(requiredFlag, false),
  /** The dot that points to the help, until that was read. */
  showPokeboxBadge: or(requiredFlag, true),
  userFinalStageOnly: or(requiredFlag, true),
  pokedexSort: or(oneOf(POKEDEX_SORTS), 'pokedex'),
  pokedexSortAscending: or(requiredFlag, true),
  pokeboxSort: or(oneOf(POKEBOX_SORTS), 'rp'),
  pokeboxSortAscending: or(requiredFlag, false),
  /** Names of the recently picked species, latest first. */
  recentSpecies: refine(or(list(keptText()), []), (names) => names.slice(0, MAX_RECENT)),
});

interface SearchPreferences extends Of<typeof preferences> {}

export const readSearch = readerOf(preferences);

export interface CreatureSearchState extends SearchPreferences {
  /** The current value: off while the player searches for a text. */
  readonly finalStageOnly: boolean;
}

export const createSearchStore = () =>
  createStore<CreatureSearchState>(() => ({ ...readSearch(), finalStageOnly: true }));

export type SearchStore = ReturnType<typeof createSearchStore>;

export interface SearchActions {
  readonly togglePokebox: () => void;
  readonly hidePokeboxBadge: () => void;
  readonly setPokedexSort: (sort: PokedexSort, ascending: boolean) => void;
  readonly setPokeboxSort: (sort: PokeboxSort, ascending: boolean) => void;
  readonly setUserFinalStageOnly: (only: boolean) => void;
  /** Called when the text changes and the dialog opens: a text switches the filter off, no text restores it. */
  readonly searchFor: (text: string) => void;
  readonly noteSpecies: (name: string) => void;
}

export const searchActions = (store: SearchStore): SearchActions => ({
  togglePokebox: () => store.setState(({ showPokebox }) => ({ showPokebox: !showPokebox })),
  hidePokeboxBadge: () => store.setState({ showPokeboxBadge: false }),
  setPokedexSort: (pokedexSort, pokedexSortAscending) => store.setState({ pokedexSort, pokedexSortAscending }),
  setPokeboxSort: (pokeboxSort, pokeboxSortAscending) => store.setState({ pokeboxSort, pokeboxSortAscending }),
  setUserFinalStageOnly: (only) => store.setState({ userFinalStageOnly: only, finalStageOnly: only }),
  searchFor: (text) =>
    store.setState(({ userFinalStageOnly }) => ({ finalStageOnly: text.trim() === '' && userFinalStageOnly })),
  noteSpecies: (name) =>
    store.setState(({ recentSpecies }) => ({
      recentSpecies: [name, ...recentSpecies.filter((other) => other !== name)].slice(0, MAX_RECENT),
    })),
});
