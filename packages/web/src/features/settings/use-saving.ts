// Follows the save status of a setting, or of several as one.
import { useState } from 'react';
import { useAppState, useNotices, useOutbox, useSync, useUser } from '../../state/context.ts';
import type { Target } from '../../state/data/targets.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { type SavingState, savingOf } from './saving.ts';

export interface WatchedSaving extends SavingState {
  /** To be called after each change. */
  readonly noteChange: () => void;
  readonly retry: () => void;
  /** Discards the change and takes the server's value. */
  readonly undo: () => void;
}

/** Of several settings that are shown as one: what was refused comes first. */
export function useSaving(...targets: readonly Target[]): WatchedSaving {
  const { sync, settled } = useAppState();
  const [here, setHere] = useState<'idle' | 'saving' | 'saved'>('idle');
  const entry = useOutbox(({ entries }) => {
    const open = targets.flatMap((target) => entries[target] ?? []);
    return open.find(({ state }) => state !== 'waiting') ?? open[0];
  });
  const isOffline = useSync((state) => state.offline);
  const failure = useSync((state) => state.failure);
  const storage = useNotices((state) => state.storage);
  const isIn = useUser(isLoggedIn);
  return {
    ...savingOf({ entry, here, isLoggedIn: isIn, isOffline, failure, storage }),
    noteChange: () => {
      setHere('saving');
      void settled().then(() => setHere('saved'));
    },
    retry: () => (entry?.state === 'waiting' ? void sync.flush() : targets.forEach(sync.retry)),
    undo: () => targets.forEach(sync.giveUp),
  };
}
