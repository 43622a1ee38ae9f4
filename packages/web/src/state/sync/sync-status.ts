// The sync state between this device and the server, for display.
import { createStore } from 'zustand/vanilla';
import type { ApiFailure } from '../../api/failure.ts';
import { hasSessionEnded, isLoggedIn, type UserState } from '../data/user.ts';
import type { FirstSync } from './first-sync.ts';
import { entriesIn, type OutboxState } from './outbox.ts';

export interface SyncState {
  readonly sending: boolean;
  readonly pulling: boolean;
  /** The last attempt did not reach the server. */
  readonly offline: boolean;
  /** Why the last attempt failed, when the server was there. */
  readonly failure: ApiFailure | null;
  /** When writes will be retried; null when nothing is planned. */
  readonly retryAt: number | null;
  readonly pulledAt: number | null;
  /** A guest's data meets an account: the player must choose. */
  readonly question: FirstSync | null;
}

export const IN_STEP: SyncState = {
  sending: false,
  pulling: false,
  offline: false,
  failure: null,
  retryAt: null,
  pulledAt: null,
  question: null,
};

export const createSyncStore = () => createStore<SyncState>(() => IN_STEP);

/**
 * `local`: a guest, everything is on this device; `signedOut`: the data belongs to an account whose session has ended;
 * `choosing`: a question is open; `failed`: the server answered and refused it (so far).
 */
export type SyncStatus = 'local' | 'signedOut' | 'choosing' | 'conflict' | 'failed' | 'offline' | 'saving' | 'saved';

export function syncStatus(user: Pick<UserState, 'auth' | 'owner'>, outbox: OutboxState, sync: SyncState): SyncStatus {
  const waiting = entriesIn(outbox, 'waiting').length > 0;
  if (hasSessionEnded(user)) return 'signedOut';
  if (!isLoggedIn(user)) return 'local';
  if (sync.question !== null) return 'choosing';
  if (entriesIn(outbox, 'conflict').length > 0) return 'conflict';
  if (entriesIn(outbox, 'setAside').length > 0 || (waiting && sync.failure !== null)) return 'failed';
  if (sync.offline) return 'offline';
  return waiting ? 'saving' : 'saved';
}
