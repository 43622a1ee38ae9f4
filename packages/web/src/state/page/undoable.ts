// Removal with Undo: the entry is hidden at once, and really removed when Undo is no longer offered.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnackbar } from './snackbar.ts';

interface Pending {
  readonly key: string;
  readonly act: () => Promise<void>;
  readonly undo: () => void;
}

interface Removal {
  readonly key: string;
  /** Such as "Ada is no longer your friend". */
  readonly text: string;
  /** Really removes it, and reports its own failures. */
  readonly act: () => Promise<void>;
}

export interface Undoable {
  readonly isHidden: (key: string) => boolean;
  readonly remove: (removal: Removal) => void;
}

export function useUndoable(): Undoable {
  const { message, show, close } = useSnackbar();
  const pending = useRef<Pending | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const unhide = useCallback(
    (key: string) => setHidden((keys) => new Set([...keys].filter((other) => other !== key))),
    [],
  );
  const finish = useCallback(async () => {
    const now = pending.current;
    pending.current = null;
    if (!now) return;
    await now.act();
    unhide(now.key);
  }, [unhide]);

  // The offer to undo has ended, by time, by hand or by another message: then it is final.
  useEffect(() => {
    if (pending.current && message?.action?.onAction !== pending.current.undo) void finish();
  }, [message, finish]);

  useEffect(
    () => () => {
      if (pending.current) close();
      void finish();
    },
    [close, finish],
  );

  return {
    isHidden: (key) => hidden.has(key),
    remove: ({ key, text, act }) => {
      void finish();
      const undo = () => {
        pending.current = null;
        unhide(key);
      };
      pending.current = { key, act, undo };
      setHidden((keys) => new Set([...keys, key]));
      show({ kind: 'success', text, action: { label: 'Undo', onAction: undo } });
    },
  };
}
