// The running search: one for the whole app, so that it survives leaving its page. It pauses meanwhile.

import type { TeamSearch } from '@oversleep/questions';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FoundTeams } from '../../state/data/results.ts';
import type { RunningSearch, SearchSource } from './team-search.ts';

export interface SearchState {
  /** The current question, or the last one. */
  readonly key: string | null;
  readonly status: 'idle' | 'running' | 'paused' | 'failed';
  readonly found: FoundTeams | null;
  readonly failure: string | null;
}

export interface Searches {
  readonly state: StoreApi<SearchState>;
  /** Replaces any running search. */
  readonly begin: (key: string, asked: TeamSearch) => void;
  readonly stop: () => void;
  /** A page shows this question: its search resumes, any other pauses. */
  readonly watch: (key: string) => void;
  /** No page shows it: the search pauses, and is given up after a while. */
  readonly leave: () => void;
}

interface SearchesParts {
  readonly source: SearchSource;
  readonly kept: (key: string) => FoundTeams | undefined;
  readonly keep: (key: string, found: FoundTeams) => void;
  readonly timer: (ms: number, act: () => void) => () => void;
}

/** What is known of a search that was begun, before it has found anything. */
const BEGUN: Omit<FoundTeams, 'pool'> = {
  teams: [],
  considered: 0,
  simulated: 0,
  steps: 0,
  exhaustive: false,
  present: null,
  impossible: [],
  done: 0,
};

const IDLE: SearchState = { key: null, status: 'idle', found: null, failure: null };

/** How long paused workers are kept; findings are stored anyway. */
const PATIENCE_MS = 5 * 60_000;
/** Milliseconds between two stored states, in case the page is closed. */
const KEEP_EVERY_MS = 2000;

/** A restarted search takes the same path, so earlier findings hold until it has come as far again. */
export const furthest = (kept: FoundTeams | undefined, fresh: FoundTeams): FoundTeams =>
  kept && fresh.done < 1 && fresh.steps < kept.steps ? { ...kept, done: fresh.done } : fresh;

export function createSearches({ source, kept, keep, timer }: SearchesParts): Searches {
  const state = createStore<SearchState>(() => IDLE);
  let running: RunningSearch | undefined;
  let stopWaiting = () => {};
  let lastKept = Number.NEGATIVE_INFINITY;

  const keepNow = () => {
    const { key, found } = state.getState();
    if (key === null || !found || found.teams.length === 0) return;
    keep(key, found);
    lastKept = performance.now();
  };
  const end = (change: Partial<SearchState>) => {
    stopWaiting();
    running?.end();
    running = undefined;
    keepNow();
    state.setState(change);
  };

  const leave = () => {
    if (state.getState().status !== 'running') return;
    running?.pause();
    state.setState({ status: 'paused' });
    keepNow();
    stopWaiting = timer(PATIENCE_MS, () => end({ status: 'idle' }));
  };

  return {
    state,
    begin: (key, asked) => {
      end({ status: 'idle' });
      const before = kept(key);
      state.setState({ key, status: 'running', found: before ?? null, failure: null });
      lastKept = Number.NEGATIVE_INFINITY;
      // A large box takes seconds until its first teams, and the page may be closed before.
      if (!before) keep(key, { ...BEGUN, pool: asked.candidates.length });
      running = source(asked, {
        onFound: (found) => {
          state.setState({ found: furthest(before, found) });
          if (found.done === 1) end({ status: 'idle' });
          else if (performance.now() - lastKept > KEEP_EVERY_MS) keepNow();
        },
        onFailure: (failure) => end({ status: 'failed', failure }),
      });
    },
    stop: () => end({ status: 'idle' }),
    watch: (key) => {
      if (state.getState().key !== key) return leave();
      if (state.getState().status !== 'paused') return;
      stopWaiting();
      running?.goOn();
      state.setState({ status: 'running' });
    },
    leave,
  };
}
