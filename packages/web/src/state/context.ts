// How components reach the app's state.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type PlayerSettings, settingsIn } from './data/user.ts';
import type { AppState } from './start-up.ts';
import type { SnapshotInfo } from './storage/snapshots.ts';
import type { Stores } from './stores.ts';
import { type SyncStatus, syncStatus } from './sync/sync-status.ts';

/** `<StateContext value={await startUp()}>` wraps the whole app. */
export const StateContext = createContext<AppState | null>(null);

export function useAppState(): AppState {
  const state = useContext(StateContext);
  if (!state) throw new Error('Components that use the state must be inside StateContext');
  return state;
}

type StateOf<Name extends keyof Stores> = ReturnType<Stores[Name]['getState']>;

/** The picked value must be the same object as long as it has not changed: pick fields, not new lists. */
type Picker<Name extends keyof Stores, T> = (state: StateOf<Name>) => T;

export const useUser = <T>(pick: Picker<'user', T>): T => useStore(useAppState().stores.user, pick);
export const useTeams = <T>(pick: Picker<'teams', T>): T => useStore(useAppState().stores.teams, pick);
export const useCreatures = <T>(pick: Picker<'creatures', T>): T => useStore(useAppState().stores.creatures, pick);
export const useWeeks = <T>(pick: Picker<'weeks', T>): T => useStore(useAppState().stores.weeks, pick);
export const useComparison = <T>(pick: Picker<'comparison', T>): T => useStore(useAppState().stores.comparison, pick);
export const useResults = <T>(pick: Picker<'results', T>): T => useStore(useAppState().stores.results, pick);
export const useNotifications = <T>(pick: Picker<'notifications', T>): T =>
  useStore(useAppState().stores.notifications, pick);
export const useFriends = <T>(pick: Picker<'friends', T>): T => useStore(useAppState().stores.friends, pick);
export const useAvatars = <T>(pick: Picker<'avatars', T>): T => useStore(useAppState().stores.avatars, pick);
export const useDialogs = <T>(pick: Picker<'dialogs', T>): T => useStore(useAppState().stores.dialogs, pick);
export const useSearch = <T>(pick: Picker<'search', T>): T => useStore(useAppState().stores.search, pick);
export const useOutbox = <T>(pick: Picker<'outbox', T>): T => useStore(useAppState().stores.outbox, pick);
export const useSync = <T>(pick: Picker<'sync', T>): T => useStore(useAppState().stores.sync, pick);
export const useSiteLinks = <T>(pick: Picker<'site', T>): T => useStore(useAppState().stores.site, pick);
export const useNotices = <T>(pick: Picker<'notices', T>): T => useStore(useAppState().stores.notices, pick);

/** Only the settings: other fields of the user may change without a re-render. */
export const useSettings = (): PlayerSettings => useUser(useShallow(settingsIn));

/** The name of the save state: saved, saving, offline … */
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
