// Synchronises this device with the account: sends changes made here, then takes over changes made elsewhere.

import type { Api, Log, Timer } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { Locks } from '../../api/locks.ts';
import type { Queue } from '../data/commit.ts';
import { comparedIds } from '../data/comparison.ts';
import { boxOf, type PlayerTeam } from '../data/data.ts';
import { playerDataIn } from '../data/stores.ts';
import type { Target } from '../data/targets.ts';
import { isLoggedIn } from '../data/user.ts';
import { rowNames } from '../data/weeks.ts';
import type { Keeper } from '../storage/keeper.ts';
import type { Snapshots } from '../storage/snapshots.ts';
import type { Tabs } from '../storage/tabs.ts';
import { type ConflictSide, resolveConflict } from './conflicts.ts';
import { NO_CURSOR } from './cursor.ts';
import type { SyncChoice } from './first-sync.ts';
import { createFlush } from './flush.ts';
import { pendingTargets, retried, without } from './outbox.ts';
import { createOwnership, type OwnershipParts } from './ownership.ts';
import { pulled } from './pull.ts';
import { createQueue } from './queue.ts';
import type { LoadSendRows } from './send.ts';
import { fetchChanges, type LoadOldServer, pulledRows } from './server-data.ts';
import type { SyncStores } from './stores.ts';
import { pulledSettings, settingsNow, takeOverData } from './take-over.ts';

export interface SyncParts {
  readonly api: Pick<Api, 'call' | 'send'>;
  readonly stores: SyncStores;
  readonly clearData: () => void;
  readonly keeper: Pick<Keeper, 'settled' | 'reload' | 'removeIf'>;
  readonly snapshots: Pick<Snapshots, 'take'>;
  readonly locks: Locks;
  readonly timer: Timer;
  readonly now: () => number;
  readonly log: Log;
  readonly newId: () => string;
  readonly loadFirstSync: OwnershipParts['loadFirstSync'];
  readonly loadSendRows: LoadSendRows;
  readonly loadOldServer: LoadOldServer;
  readonly tabs: Tabs;
  readonly random: () => number;
  readonly isVisible: () => boolean;
}

type SyncResult =
  | { readonly ok: true; readonly leftOver: readonly PlayerTeam[] }
  | { readonly ok: false; readonly failure: unknown };

export interface Sync {
  readonly queue: Queue;
  /** Sends and polls now, if an account is signed in. Never rejects. */
  readonly run: () => Promise<void>;
  /** Sends what is waiting, without polling. Never rejects. */
  readonly flush: () => Promise<void>;
  /** The page is shown again, or the network is back. */
  readonly resume: (reason: 'focus' | 'online') => void;
  readonly lineLost: () => void;
  /** The answer to the question at the first sign-in. */
  readonly answer: (choice: SyncChoice) => Promise<SyncResult>;
  readonly resolve: (target: Target, side: ConflictSide) => void;
  /** Sends again what was set aside, or discards it: then the server's data is taken over. */
  readonly retry: (target: Target) => void;
  readonly giveUp: (target: Target) => void;
}

const LOCK = 'oversleep.sync';
/** A pause, so that several changes in a row become one write. */
const SOON_MS = 400;
/** Long enough that switching between windows does not poll each time. */
const FOCUS_PAUSE_MS = 5_000;
/** A visible page polls, each at its own time. */
const POLL_MS = 25_000;
const POLL_SPREAD_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 5 * 60_000;
/** A server that is away costs nothing to poll, and the player wants to see soon that it is back. A slow one is polled less. */
const LAST_CALL_MS = 15_000;

export function createSync(parts: SyncParts): Sync {
  const { api, stores, keeper, locks, tabs, timer, now, random, isVisible, log, newId, loadSendRows, loadOldServer } =
    parts;
  const { user, outbox, sync, weeks, cursor } = stores;
  const ownership = createOwnership(parts);
  const isOwner = () => {
    const { auth, owner, externalId } = user.getState();
    return auth !== null && owner !== null && owner === externalId;
  };
  const flushOutbox = createFlush({ api, stores, keeper, log, loadSendRows, maySend: isOwner });

  let failures = 0;
  let cancelRetry = () => {};
  const plan = (milliseconds: number) => {
    cancelRetry();
    cancelRetry = timer(milliseconds, () => void run());
  };

  const noteSuccess = () => {
    failures = 0;
    sync.setState({ offline: false, failure: null, retryAt: null });
  };

  const noteFailure = (error: unknown) => {
    if (!(error instanceof ApiFailure)) log('Synchronisation failed', error);
    if (error instanceof ApiFailure && error.kind === 'unauthorized') return;
    const unreachable = error instanceof ApiFailure && error.kind === 'offline';
    const growing = Math.min(unreachable ? LAST_CALL_MS : LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    const asked = error instanceof ApiFailure ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.max(growing, asked);
    failures += 1;
    const offline = unreachable || (error instanceof ApiFailure && error.kind === 'timeout');
    sync.setState({
      offline,
      failure: error instanceof ApiFailure && !offline ? error : null,
      retryAt: now() + wait,
    });
    plan(wait);
  };

  const pull = async () => {
    sync.setState({ pulling: true });
    const side = await fetchChanges(api, stores, log, loadOldServer, cursor.getState());
    // The player may have logged out meanwhile.
    if (!isOwner()) return;
    notePull();
    if (!side) return queueUnknown();
    const { holdings, account } = side;
    const settings = pulledSettings(settingsNow(stores), holdings.settings, outbox.getState());
    user.setState({ ...settings, ...account });
    const pending = pendingTargets(outbox.getState());
    const compared = comparedIds(stores.comparison.getState());
    takeOverData(stores, pulled({ local: playerDataIn(stores), server: holdings.data, pending, compared }));
    weeks.setState(({ rows }) => ({ rows: pulledRows(rows, holdings.rows, pending) }));
    queueUnknown();
    // Only after the data is stored, or a page that is closed now would consider it known.
    await keeper.settled();
    cursor.setState(side.cursor);
  };

  const notePull = () => {
    sync.setState({ pulledAt: now() });
    tabs.post({ kind: 'pulled' });
  };

  /** Saved here but never seen there: it must not be lost, whatever the reason. */
  const queueUnknown = () => {
    const unknown = boxOf(stores.creatures.getState().creatures).filter(({ version }) => version === 0);
    const pending = pendingTargets(outbox.getState());
    const { rows } = weeks.getState();
    const targets: readonly Target[] = [
      ...unknown.map(({ externalId }): Target => `creature:${externalId}`),
      ...rowNames(rows).filter((name) => rows[name]?.version === 0),
    ];
    queue(targets.filter((target) => !pending.has(target)));
  };

  const step = async (withPull: boolean) => {
    if (!isLoggedIn(user.getState())) return;
    sync.setState({ sending: true });
    try {
      const wasOwner = isOwner();
      if (!(await ownership.settle())) return noteSuccess();
      const stopped = await flushOutbox();
      if (stopped) return noteFailure(stopped);
      if (withPull || !wasOwner) await pull();
      noteSuccess();
    } catch (error) {
      noteFailure(error);
    } finally {
      sync.setState({ sending: false, pulling: false });
      // Before another tab may start, it must find what was done here.
      await keeper.settled();
    }
  };

  /** Requested, but still waiting for its turn. */
  let next: { readonly withPull: boolean; readonly done: Promise<void> } | undefined;
  const locked = (withPull: boolean): Promise<void> => {
    if (next && (next.withPull || !withPull)) return next.done;
    const done = locks.run(LOCK, () => {
      next = undefined;
      return step(withPull);
    });
    next = { withPull, done };
    return done;
  };
  const run = () => locked(true);
  const flush = () => locked(false);

  /** One tab polls for all: the others start their pause again. */
  let cancelPoll = () => {};
  const pollLater = () => {
    cancelPoll();
    cancelPoll = timer(POLL_MS + (2 * random() - 1) * POLL_SPREAD_MS, () => {
      pollLater();
      // After a failure, or before signing in, the retry timer decides.
      if (isOwner() && isVisible() && sync.getState().retryAt === null) void run();
    });
  };
  tabs.subscribe(({ kind }) => {
    if (kind !== 'pulled') return;
    sync.setState({ pulledAt: now() });
    pollLater();
  });

  let cancelSoon = () => {};
  const queue = createQueue(stores, newId, () => {
    cancelSoon();
    // After a failure the next attempt is planned already.
    if (sync.getState().retryAt === null) cancelSoon = timer(SOON_MS, () => void flush());
  });

  pollLater();

  return {
    queue,
    run,
    flush,
    resume: (reason) => {
      if (!isLoggedIn(user.getState())) return;
      const { pulledAt, retryAt } = sync.getState();
      const isInStep = retryAt === null && pulledAt !== null && now() - pulledAt < FOCUS_PAUSE_MS;
      if (reason === 'focus' && isInStep) return;
      cancelRetry();
      void run();
    },
    lineLost: () => sync.setState({ offline: true }),
    answer: async (choice) => {
      try {
        const leftOver = await locks.run(LOCK, () => ownership.answer(choice));
        void run();
        return { ok: true, leftOver };
      } catch (failure) {
        return { ok: false, failure };
      }
    },
    resolve: (target, side) => {
      resolveConflict(stores, target, side, newId);
      void flush();
    },
    retry: (target) => {
      const entry = outbox.getState().entries[target];
      if (entry) outbox.setState(({ entries }) => ({ entries: retried(entries, entry, newId()) }));
      void flush();
    },
    giveUp: (target) => {
      // The server's data may be older than the last request.
      cursor.setState(NO_CURSOR);
      outbox.setState(({ entries }) => ({ entries: without(entries, [target]) }));
      void run();
    },
  };
}
