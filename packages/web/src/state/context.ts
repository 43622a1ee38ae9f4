// How components reach the app's state.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SnapshotInfo } from './snapshots.ts';
import type { AppState } from './start-up.ts';
import type { Stores } from './stores.ts';
import { type SyncStatus, syncStatus } from './sync-status.ts';

/** `<StateContext value={await startUp()}>` stands around the whole app. */
export const StateContext = createContext<AppState | null>(null);

export function useAppState(): AppState {
  const state = useContext(StateContext);
  if (!state) throw new Error('Components that use the state must stand inside StateContext');
  return state;
}

type StateOf<Name extends keyof Stores> = Stores[Name] extends StoreApi<infer S> ? S : never;

/** A hook for one store; the component draws again when what it picks has changed. */
const hookFor =
  <Name extends keyof Stores>(name: Name) =>
  <T>(pick: (state: StateOf<Name>) => T): T => {
    const { stores } = useAppState();
    return useStore(stores[name] as unknown as StoreApi<StateOf<Name>>, pick);
  };

export const useUser = hookFor('user');
export const useTeams = hookFor('teams');
export const useCreatures = hookFor('creatures');
export const useComparison = hookFor('comparison');
export const useResults = hookFor('results');
export const useNotifications = hookFor('notifications');
export const useFriends = hookFor('friends');
export const useAvatars = hookFor('avatars');
export const useDialogs = hookFor('dialogs');
export const useSearch = hookFor('search');
export const useVersions = hookFor('versions');
export const useOutbox = hookFor('outbox');
export const useSync = hookFor('sync');
export const useNotices = hookFor('notices');

/** Saved, saving, offline …: what the state of saving is called. */
export function useSyncStatus(): SyncStatus {
  const { stores } = useAppState();
  const user = useStore(stores.user);
  const outbox = useStore(stores.outbox);
  const sync = useStore(stores.sync);
  return syncStatus(user, outbox, sync);
}

export function useSnapshots(): readonly SnapshotInfo[] {
  const { snapshots } = useAppState();
  return useStore(snapshots.list, (state) => state.snapshots);
}
