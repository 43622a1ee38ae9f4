// What reads the rotations of teams: loaded when the first team with one is shown.
import type { Team } from '@oversleep/game';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { load } from '../state/page/loading.ts';
import type { RotationReader } from './question.ts';

const loaded = createStore<{ readonly read?: RotationReader }>(() => ({}));

/** Undefined while it is not needed, and until it is loaded. */
export function useRotationReader(teams: readonly Pick<Team, 'rotation'>[]): RotationReader | undefined {
  const isNeeded = teams.some(({ rotation }) => rotation);
  const read = useStore(loaded, (state) => state.read);
  useEffect(() => {
    if (!isNeeded || loaded.getState().read) return;
    // A failure shows as figures that don't come, like that of any other part; the page offers to load it again.
    void load(() => import('./rotation-reader.ts')).then(({ withSwapPlan }) => loaded.setState({ read: withSwapPlan }));
  }, [isNeeded]);
  return isNeeded ? read : undefined;
}
