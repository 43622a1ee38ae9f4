// Follows the save status of one setting.
import { useState } from 'react';
import { useAppState, useNotices, useOutbox, useSync, useUser } from '../../state/context.ts';
import type { Target } from '../../state/data/targets.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { type Saving, savingOf } from './saving.ts';

export interface WatchedSaving extends Saving {
  /** To be called after each change. */
  readonly noteChange: () => void;
  readonly retry: () => void;
  /** Discards the change and takes the server's value. */
  readonly undo: () => void;
}

export function useSaving(target: Target): WatchedSaving {
  const { sync, settled } = useAppState();
  const [here, setHere] = useState<'idle' | 'saving' | 'saved'>('idle');
  const entry = useOutbox(({ entries }) => entries[target]);
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
    retry: () => (entry?.state === 'waiting' ? void sync.flush() : sync.retry(target)),
    undo: () => sync.giveUp(target),
  };
}
