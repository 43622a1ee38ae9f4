// How components search: what is known about a question, and how to start and stop.

import { searchKey, type TeamSearch } from '@oversleep/questions';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppState, useResults } from '../../state/context.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import type { AppState } from '../../state/start-up.ts';
import { searchHere } from './search-here.ts';
import { isForServer, searchOnServer } from './search-server.ts';
import { createSearches, type Searches, type SearchState } from './searches.ts';
import type { SearchSource } from './team-search.ts';

const known = new WeakMap<AppState, Searches>();

/** On this device, unless the player lets the server calculate. */
const preferred =
  ({ api, stores }: AppState): SearchSource =>
  (asked, listener) => {
    const isThere = stores.user.getState().simulateOn === 'server' && isForServer(asked);
    return (isThere ? searchOnServer(api, pause) : searchHere)(asked, listener);
  };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function searchesOf(state: AppState, source: SearchSource = preferred(state)): Searches {
  const before = known.get(state);
  if (before) return before;
  const searches = createSearches({
    source,
    kept: (key) => state.stores.results.getState().searches.get(key),
    keep: (key, found) => state.results.keep('searches', key, found),
    timer: (ms, act) => {
      const id = setTimeout(act, ms);
      return () => clearTimeout(id);
    },
  });
  known.set(state, searches);
  return searches;
}

/** Replaces the workers in tests. */
export const provideSearchSource = (state: AppState, source: SearchSource): void => void searchesOf(state, source);

export interface KnownSearch {
  /** What is known about this question; null before the first search. */
  readonly found: FoundTeams | null;
  readonly status: SearchState['status'];
  readonly failure: string | null;
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Paused while the page is hidden. */
export function useTeamSearch(asked: TeamSearch): KnownSearch {
  const searches = searchesOf(useAppState());
  const key = useMemo(() => searchKey(asked), [asked]);
  const now = useStore(searches.state);
  const kept = useResults((state) => state.searches.get(key));
  const isNow = now.key === key;
  const isBusy = isNow && (now.status === 'running' || now.status === 'paused');

  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? searches.leave() : searches.watch(key));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      searches.leave();
    };
  }, [searches, key]);

  return {
    found: (isNow ? now.found : null) ?? (isBusy ? undefined : kept) ?? null,
    status: isNow ? now.status : 'idle',
    failure: isNow ? now.failure : null,
    begin: useCallback(() => searches.begin(key, asked), [searches, key, asked]),
    stop: searches.stop,
  };
}
