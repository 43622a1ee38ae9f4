// Signing in and out, and changes of the account itself. Signing out never loses data: a snapshot is made first.
import type { Provider, SessionData, UserPatch } from '@oversleep/contract';
import type { Api, Log, Timer } from '../../api/client.ts';
import type { LinkedProviders, SessionVault } from '../../api/session.ts';
import { GUEST, identityAfterPatch, identityOf, isLoggedIn } from '../data/user.ts';
import type { SnapshotReason, Snapshots } from '../storage/snapshots.ts';
import type { Tabs } from '../storage/tabs.ts';
import type { WaitingPictures } from '../storage/waiting-pictures.ts';
import { entriesIn } from '../sync/outbox.ts';
import type { SyncStores } from '../sync/stores.ts';
import type { Sync } from '../sync/sync.ts';

export interface AccountParts {
  readonly api: Pick<Api, 'call'>;
  readonly stores: Pick<SyncStores, 'user' | 'outbox' | 'sync'>;
  /** Teams, Pokébox, comparison and what was derived from them. */
  readonly clearData: () => void;
  /** Everything that belongs to the player, including the sign-in. */
  readonly forgetPlayer: () => void;
  readonly vault: SessionVault;
  readonly snapshots: Pick<Snapshots, 'take' | 'removeAll'>;
  readonly pictures: Pick<WaitingPictures, 'clear'>;
  readonly sync: Pick<Sync, 'run' | 'flush'>;
  readonly tabs: Tabs;
  readonly timer: Timer;
  readonly log: Log;
}

export interface AccountActions {
  /** Called after a successful sign-in. */
  readonly signedIn: (data: SessionData) => Promise<void>;
  /** Called after another provider was linked: the session stays the same. */
  readonly linked: (data: SessionData) => void;
  /**
   * Clears everything that belongs to the player, in all tabs. A copy stays on the device, unless the device is shared: then
   * all copies are deleted too. The caller decides which page comes next.
   */
  readonly logout: (options?: { readonly removeCopies: boolean }) => Promise<void>;
  /** The following reject with what went wrong, and then nothing has changed. True if the player was logged out by it. */
  readonly unlink: (provider: Provider) => Promise<boolean>;
  readonly deleteAccount: () => Promise<void>;
  readonly updateProfile: (patch: UserPatch) => Promise<void>;
  readonly syncLinked: () => Promise<void>;
  /** Clears data on this device, not the account; a signed-in player gets it back from there. Returns the snapshot's id. */
  readonly clearCache: () => Promise<string | null>;
}

const LAST_WRITES_MS = 3_000;

export function createAccount({
  api,
  stores,
  clearData,
  forgetPlayer,
  vault,
  snapshots,
  pictures,
  sync,
  tabs,
  timer,
  log,
}: AccountParts): AccountActions {
  const { user, outbox } = stores;

  const setLinked = (linkedProviders: LinkedProviders) => {
    const auth = vault.read();
    if (auth) vault.write({ ...auth, linkedProviders });
  };

  const forget = async (reason: SnapshotReason) => {
    await snapshots.take(reason);
    vault.clear();
    forgetPlayer();
    await pictures.clear();
    tabs.post({ kind: 'forget' });
  };

  /** A short time for unsent changes; the snapshot has them in any case. */
  const lastWrites = async () => {
    if (entriesIn(outbox.getState(), 'waiting').length === 0 || stores.sync.getState().offline) return;
    await Promise.race([sync.flush(), new Promise<void>((resolve) => void timer(LAST_WRITES_MS, resolve))]);
  };

  return {
    signedIn: async (data) => {
      const { tokens, activeProvider, linkedProviders } = data.auth;
      if (!tokens) return log('The sign-in came without tokens');
      vault.write({ tokens, activeProvider, linkedProviders });
      user.setState({ ...GUEST, ...identityOf(data) });
      await sync.run();
    },
    linked: ({ auth }) => setLinked(auth.linkedProviders),
    logout: async ({ removeCopies } = { removeCopies: false }) => {
      if (isLoggedIn(user.getState())) {
        await lastWrites();
        // The answer does not matter: this device drops the session even without it.
        void api.call('POST /api/login/logout').catch(() => log('The logout did not reach the server'));
      }
      await forget('logout');
      if (removeCopies) await snapshots.removeAll();
    },
    unlink: async (provider) => {
      await api.call('DELETE /api/login/unlink/:provider', { params: { provider } });
      const auth = vault.read();
      if (auth?.activeProvider === provider) {
        await forget('logout');
        return true;
      }
      if (auth) setLinked({ ...auth.linkedProviders, [provider]: { linked: false } });
      return false;
    },
    deleteAccount: async () => {
      await api.call('DELETE /api/user');
      await forget('accountDeleted');
    },
    updateProfile: async (patch) =>
      user.setState(identityAfterPatch(await api.call('PATCH /api/user', { body: patch }))),
    syncLinked: async () => setLinked(await api.call('GET /api/login/linked')),
    clearCache: async () => {
      const snapshotId = await snapshots.take('clearCache');
      clearData();
      await sync.run();
      return snapshotId;
    },
  };
}

/** The server or another tab has ended the session: the player is signed out, their data stays. */
export function sessionEnded({ user }: Pick<SyncStores, 'user'>): void {
  user.setState({ ...GUEST, auth: null });
}
