// Mutual exclusion across all tabs: by the browser's own locks, else by a lease in the shared storage.
import type { TextStorage } from './text-storage.ts';

export interface Locks {
  /** Runs the task when no other task holds the name, here or in another tab. */
  readonly run: <T>(name: string, task: () => Promise<T>) => Promise<T>;
}

type Sleep = (milliseconds: number) => Promise<void>;

export const browserLocks = (manager: LockManager): Locks => ({
  run: async (name, task) => manager.request(name, task),
});

/** For one tab alone. */
export function memoryLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, task) => {
      const result = (tails.get(name) ?? Promise.resolve()).then(task);
      tails.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}

export interface LeaseParts {
  readonly storage: TextStorage;
  readonly now: () => number;
  readonly sleep: Sleep;
  /** Distinguishes this tab from the others. */
  readonly tab: string;
}

/** After this time a tab that died without releasing is ignored. */
const LEASE_MS = 10_000;
/** Long enough for another tab's write to arrive. */
const SETTLE_MS = 50;
const RETRY_MS = 100;

/** Without the browser's locks: the last writer whose entry is still there after a moment has the lease, and renews it until done. */
export function leaseLocks({ storage, now, sleep, tab }: LeaseParts): Locks {
  const inThisTab = memoryLocks();

  const acquire = async (key: string): Promise<void> => {
    for (;;) {
      if (isFree(storage.get(key), tab, now())) {
        storage.set(key, leaseText(tab, now() + LEASE_MS));
        await sleep(SETTLE_MS);
        if (holderOf(storage.get(key)) === tab) return;
      }
      await sleep(RETRY_MS);
    }
  };

  const renewUntil = async (key: string, isDone: () => boolean): Promise<void> => {
    for (;;) {
      await sleep(LEASE_MS / 3);
      if (isDone()) return;
      storage.set(key, leaseText(tab, now() + LEASE_MS));
    }
  };

  return {
    run: (name, task) =>
      inThisTab.run(name, async () => {
        const key = `oversleep:lock:${name}`;
        await acquire(key);
        let done = false;
        void renewUntil(key, () => done);
        try {
          return await task();
        } finally {
          done = true;
          if (holderOf(storage.get(key)) === tab) storage.remove(key);
        }
      }),
  };
}

const leaseText = (tab: string, until: number): string => `${tab} ${until}`;

const holderOf = (lease: string | null): string | undefined => lease?.split(' ')[0];

function isFree(lease: string | null, tab: string, now: number): boolean {
  if (lease === null) return true;
  const [holder, until] = lease.split(' ');
  return holder === tab || !(Number(until) > now);
}
