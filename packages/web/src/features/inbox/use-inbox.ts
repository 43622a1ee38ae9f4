// Keeps the inbox fresh: refreshes when it appears, is opened, when the page is visible again, and when the connection is back.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppState } from '../../state/context.ts';

/** Switching between windows does not refresh more often than this. */
const PAUSE_MS = 30_000;

export interface Inbox {
  /** The first answer is still on its way. */
  readonly isWaiting: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
  readonly refreshIfOld: () => void;
}

export function useInbox(): Inbox {
  const { social, stores } = useAppState();
  const [isWaiting, setWaiting] = useState(true);
  const [isRefreshing, setRefreshing] = useState(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const refresh = useCallback(async () => {
    askedAt.current = Date.now();
    setRefreshing(true);
    await social.syncNotifications();
    setRefreshing(false);
    setWaiting(false);
  }, [social]);

  const refreshIfOld = useCallback(() => {
    const hasFailed = stores.notifications.getState().failure !== null;
    if (hasFailed || Date.now() - askedAt.current >= PAUSE_MS) void refresh();
  }, [refresh, stores]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refreshIfOld();
    };
    look();
    window.addEventListener('focus', look);
    window.addEventListener('online', refreshIfOld);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('online', refreshIfOld);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refreshIfOld]);

  return { isWaiting, isRefreshing, refresh, refreshIfOld };
}
