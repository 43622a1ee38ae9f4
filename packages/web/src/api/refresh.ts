// Renews the session's token: one refresh at a time for all calls of all tabs, and being offline is not being logged out.
import { ApiFailure } from './failure.ts';
import type { Locks } from './locks.ts';
import type { Auth, SessionVault } from './session.ts';

export interface RefreshAnswer {
  readonly access_token: string;
  readonly expiry_date: number;
  readonly refresh_token: string;
}

export interface RefresherParts {
  readonly vault: SessionVault;
  readonly locks: Locks;
  /** By the server's clock. */
  readonly serverNow: () => number;
  readonly request: (auth: Auth) => Promise<RefreshAnswer>;
  /** The server does not know the session any more. */
  readonly sessionOver: () => void;
}

export interface Refresher {
  /**
   * The session with a valid token, null for a guest. Throws what prevented a needed refresh, also the end of the session:
   * a call meant for an account must not be sent as a guest.
   */
  readonly fresh: () => Promise<Auth | null>;
}

const EARLY_MS = 60_000;
const LOCK = 'oversleep.refresh';

/** Answers that no retry will change. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.kind === 'unauthorized' || error.kind === 'invalid');

export function createRefresher({ vault, locks, serverNow, request, sessionOver }: RefresherParts): Refresher {
  let running: Promise<Auth | null> | undefined;

  const isDue = ({ tokens }: Auth): boolean => serverNow() > tokens.expiryDate - EARLY_MS;
  const isUsable = ({ tokens }: Auth): boolean => serverNow() < tokens.expiryDate;

  const renew = async (): Promise<Auth | null> => {
    // Another tab may have renewed it while this one waited for the lock.
    const auth = vault.read();
    if (!auth || !isDue(auth)) return auth;
    try {
      const { access_token, expiry_date, refresh_token } = await request(auth);
      const tokens = { accessToken: access_token, refreshToken: refresh_token, expiryDate: expiry_date };
      const newest = vault.read();
      // Logged out meanwhile: the session must not come back.
      if (!newest) return null;
      const renewed = { ...newest, tokens };
      vault.write(renewed);
      return renewed;
    } catch (error) {
      return afterFailure(auth, error);
    }
  };

  const afterFailure = (tried: Auth, error: unknown): Auth | null => {
    const newest = vault.read();
    if (newest && newest.tokens.refreshToken !== tried.tokens.refreshToken) return newest;
    if (isFinal(error)) {
      if (newest) sessionOver();
      throw new ApiFailure('unauthorized');
    }
    if (newest && isUsable(newest)) return newest;
    throw error;
  };

  return {
    fresh: async () => {
      const auth = vault.read();
      if (!auth || !isDue(auth)) return auth;
      running ??= locks.run(LOCK, renew).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
