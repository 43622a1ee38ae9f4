// Saved state of the creature search, stored on this device.
import { createStore } from 'zustand/vanilla';
import { fieldsOf, flagOr, oneOf, textsIn } from '../data/readers.ts';

export const POKEDEX_SORTS = ['pokedex', 'name', 'specialty', 'evolution'] as const;
export const POKEBOX_SORTS = [...POKEDEX_SORTS, 'level', 'rp'] as const;
type PokedexSort = (typeof POKEDEX_SORTS)[number];
export type PokeboxSort = (typeof POKEBOX_SORTS)[number];

/** As many as fit into a row. */
const MAX_RECENT = 8;

export interface SearchPreferences {
  readonly showPokebox: boolean;
  /** The dot that points to the help, until that was read. */
  readonly showPokeboxBadge: boolean;
  readonly userFinalStageOnly: boolean;
  readonly pokedexSort: PokedexSort;
  readonly pokedexSortAscending: boolean;
  readonly pokeboxSort: PokeboxSort;
  readonly pokeboxSortAscending: boolean;
  /** Names of the recently picked species, latest first. */
  readonly recentSpecies: readonly string[];
}

export interface SearchState extends SearchPreferences {
  /** The current value: off while the player searches for a text. */
  readonly finalStageOnly: boolean;
}

const DEFAULT_SEARCH: SearchState = {
  showPokebox: false,
  showPokeboxBadge: true,
  userFinalStageOnly: true,
  pokedexSort: 'pokedex',
  pokedexSortAscending: true,
  pokeboxSort: 'rp',
  pokeboxSortAscending: false,
  recentSpecies: [],
  finalStageOnly: true,
};

export const createSearchStore = () => createStore<SearchState>(() => DEFAULT_SEARCH);

export type SearchStore = ReturnType<typeof createSearchStore>;

export const searchPreferencesIn = ({ finalStageOnly: _, ...preferences }: SearchState): SearchPreferences =>
  preferences;

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

export function readSearch(value: unknown): SearchPreferences {
  const fields = fieldsOf(value);
  const flag = (name: 'showPokebox' | 'showPokeboxBadge' | 'userFinalStageOnly') =>
    flagOr(fields[name], DEFAULT_SEARCH[name]);
  return {
    showPokebox: flag('showPokebox'),
    showPokeboxBadge: flag('showPokeboxBadge'),
    userFinalStageOnly: flag('userFinalStageOnly'),
    pokedexSort: oneOf(POKEDEX_SORTS, fields.pokedexSort, DEFAULT_SEARCH.pokedexSort),
    pokedexSortAscending: flagOr(fields.pokedexSortAscending, DEFAULT_SEARCH.pokedexSortAscending),
    pokeboxSort: oneOf(POKEBOX_SORTS, fields.pokeboxSort, DEFAULT_SEARCH.pokeboxSort),
    pokeboxSortAscending: flagOr(fields.pokeboxSortAscending, DEFAULT_SEARCH.pokeboxSortAscending),
    recentSpecies: textsIn(fields.recentSpecies).slice(0, MAX_RECENT),
  };
}
