// Everything that the app takes from the browser, in one place, so that tests can replace it.
import { newId, type Random, secureRandom } from '@oversleep/game';
import type { Log, Timer } from '../api/client.ts';
import { browserLocks, type Locks, leaseLocks } from '../api/locks.ts';
import {
  browserText,
  type ReportTrouble,
  type Retry,
  type StorageTrouble,
  type TextStorage,
} from '../api/text-storage.ts';
import { listen, type PageEvent } from './page-events.ts';
import { guardedRecords, indexedRecords, type RecordStore } from './storage/record-store.ts';
import { channelWire, silentWire, storageWire, type Wire } from './storage/tabs.ts';

export interface Platform {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly timer: Timer;
  readonly log: Log;
  readonly origin: string;
  /** Shared by all tabs. */
  readonly local: TextStorage;
  /** Of this tab alone. */
  readonly session: TextStorage;
  readonly records: RecordStore;
  readonly snapshots: RecordStore;
  /** Screenshots that wait to be read. */
  readonly pictures: RecordStore;
  readonly locks: Locks;
  readonly wire: Wire;
  readonly newId: () => string;
  readonly random: Random;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly digest: ((text: string) => Promise<Uint8Array>) | undefined;
  /** Whether the page is visible. */
  readonly isVisible: () => boolean;
  readonly listen: (event: PageEvent, listener: () => void) => void;
  /** Another tab's write under this key of `local` has arrived. */
  readonly onStored: (listener: (key: string) => void) => void;
}

const timer: Timer = (milliseconds, callback) => {
  const id = window.setTimeout(callback, milliseconds);
  return () => window.clearTimeout(id);
};

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void timer(milliseconds, resolve));

// biome-ignore lint/suspicious/noConsole: the one place where the app writes to the console.
const log: Log = (message, detail) => (detail === undefined ? console.warn(message) : console.warn(message, detail));

/** Soon enough after room was made, and cheap until then. */
const RETRY_MS = 20_000;
const retryLater: Retry = (again) => void timer(RETRY_MS, again);

/** Combines the reports of several storages into one. */
export function troubleOf(reportAll: ReportTrouble): () => ReportTrouble {
  const troubled = new Map<ReportTrouble, StorageTrouble>();
  return () => {
    const report: ReportTrouble = (kind) => {
      if (kind === null) troubled.delete(report);
      else troubled.set(report, kind);
      const all = [...troubled.values()];
      reportAll(all.includes('blocked') ? 'blocked' : (all[0] ?? null));
    };
    return report;
  };
}

/** `trouble` is called when the browser stores nothing, or nothing more, and with null when it works again. */
export function browserPlatform(trouble: ReportTrouble): Platform {
  const reporter = troubleOf(trouble);
  const local = browserText(() => window.localStorage, reporter(), retryLater);
  return {
    fetch: (url, init) => window.fetch(url, init),
    now: () => Date.now(),
    timer,
    log,
    origin: window.location.origin,
    local,
    // Without it only signing in fails, with its own message.
    session: browserText(
      () => window.sessionStorage,
      () => undefined,
    ),
    records: guardedRecords(indexedRecords('oversleep'), reporter(), retryLater),
    snapshots: guardedRecords(indexedRecords('oversleep-snapshots'), reporter(), retryLater),
    // What does not fit stays in memory, and is lost only by a reload.
    pictures: guardedRecords(indexedRecords('oversleep-pictures'), () => undefined),
    locks: locksOf(local),
    wire: wireOf(),
    newId: () => newId(),
    random: secureRandom(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    digest: digestOf(),
    isVisible: () => document.visibilityState === 'visible',
    listen,
    onStored: (listener) =>
      window.addEventListener('storage', ({ key }) => {
        if (key !== null) listener(key);
      }),
  };
}

/** Pages without encryption have neither locks nor digests. */
function locksOf(storage: TextStorage): Locks {
  const manager: LockManager | undefined = navigator.locks;
  return manager ? browserLocks(manager) : leaseLocks({ storage, now: Date.now, sleep, tab: newId() });
}

function digestOf(): Platform['digest'] {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle && (async (text) => new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function wireOf(): Wire {
  if (typeof BroadcastChannel === 'function') return channelWire((name) => new BroadcastChannel(name));
  try {
    return storageWire(window, window.localStorage);
  } catch {
    return silentWire;
  }
}
