// Large data by key: in IndexedDB, in small texts, or in memory, behind one interface.
import { clear, createStore, entries, getMany, type UseStore } from 'idb-keyval';
import type { ReportTrouble, Retry, TextStorage } from '../../api/text-storage.ts';

export interface RecordStore {
  readonly get: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  readonly all: () => Promise<ReadonlyMap<string, unknown>>;
  /** All or nothing; undefined deletes. */
  readonly write: (changes: ReadonlyMap<string, unknown>) => Promise<void>;
  /** Deletes entries that are still as `isAsExpected` says, in one step: another tab may be writing. */
  readonly removeIf: (key: string, isAsExpected: (value: unknown) => boolean) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function memoryRecords(initial: Iterable<readonly [string, unknown]> = []): RecordStore {
  const records = new Map(initial);
  return {
    get: async (keys) => new Map(keys.map((key) => [key, records.get(key)])),
    all: async () => new Map(records),
    write: async (changes) => {
      for (const [key, value] of changes) {
        if (value === undefined) records.delete(key);
        else records.set(key, structuredClone(value));
      }
    },
    removeIf: async (key, isAsExpected) => {
      if (isAsExpected(records.get(key))) records.delete(key);
    },
    clear: async () => records.clear(),
  };
}

/** A database of that name with one table. */
export function indexedRecords(name: string): RecordStore {
  // Opened on first use, because opening may fail and the caller must get that failure.
  let opened: UseStore | undefined;
  const store: UseStore = (mode, callback) => {
    opened ??= createStore(name, 'records');
    return opened(mode, callback);
  };
  return {
    get: async (keys) => {
      const values = await getMany<unknown>([...keys], store);
      return new Map(keys.map((key, i) => [key, values[i]]));
    },
    all: async () => new Map(await entries<string, unknown>(store)),
    write: (changes) =>
      store('readwrite', (table) => {
        for (const [key, value] of changes) {
          if (value === undefined) table.delete(key);
          else table.put(value, key);
        }
        // Committed explicitly: a page that is being left has no time for the events, and an open transaction would be rolled back.
        table.transaction.commit();
        return done(table.transaction);
      }),
    removeIf: (key, isAsExpected) =>
      store('readwrite', (table) => {
        const found = table.get(key);
        found.onsuccess = () => {
          if (isAsExpected(found.result)) table.delete(key);
        };
        return done(table.transaction);
      }),
    clear: () => clear(store),
  };
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Small records as JSON texts with that prefix. */
export function textRecords(storage: TextStorage, prefix: string): RecordStore {
  const read = (key: string): unknown => parsed(storage.get(prefix + key));
  const ownKeys = () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    get: async (keys) => new Map(keys.map((key) => [key, read(key)])),
    all: async () => new Map(ownKeys().map((key) => [key, read(key)])),
    write: async (changes) => {
      for (const [key, value] of changes) {
        if (value === undefined) storage.remove(prefix + key);
        else storage.set(prefix + key, JSON.stringify(value));
      }
    },
    removeIf: async (key, isAsExpected) => {
      if (isAsExpected(read(key))) storage.remove(prefix + key);
    },
    clear: async () => {
      for (const key of ownKeys()) storage.remove(prefix + key);
    },
  };
}

/** Invalid JSON is passed on as it is: the reader will find it broken and set it aside. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * If the store is blocked or full, memory is used instead and that is reported. What did not fit is retried
 * later and with every write. Nothing here rejects.
 */
export function guardedRecords(
  store: RecordStore,
  trouble: ReportTrouble,
  retry: Retry = () => undefined,
): RecordStore {
  const unsaved = new Map<string, unknown>();
  let isBlocked = false;
  let waits = false;
  const written = (changes: ReadonlyMap<string, unknown>) => {
    for (const [key, value] of changes) if (unsaved.get(key) === value) unsaved.delete(key);
    if (unsaved.size === 0) trouble(null);
  };
  const again = async (): Promise<void> => {
    waits = false;
    if (isBlocked || unsaved.size === 0) return;
    const changes = new Map(unsaved);
    try {
      await store.write(changes);
      written(changes);
    } catch {
      tryLater();
    }
  };
  const tryLater = () => {
    if (waits) return;
    waits = true;
    retry(() => void again());
  };
  const block = () => {
    isBlocked = true;
    trouble('blocked');
  };
  const reading = async <T>(read: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isBlocked) return otherwise;
    try {
      return await read();
    } catch {
      block();
      return otherwise;
    }
  };
  return {
    get: async (keys) => {
      const saved = await reading(() => store.get(keys), new Map<string, unknown>());
      return new Map(keys.map((key) => [key, unsaved.has(key) ? unsaved.get(key) : saved.get(key)]));
    },
    all: async () => {
      const saved = await reading(store.all, new Map<string, unknown>());
      return new Map([...saved, ...unsaved].filter(([, value]) => value !== undefined));
    },
    write: async (changes) => {
      try {
        if (isBlocked) throw new Error('blocked');
        await store.write(changes);
        const wasFull = unsaved.size > 0;
        for (const key of changes.keys()) unsaved.delete(key);
        if (wasFull && unsaved.size === 0) trouble(null);
        // Perhaps something was deleted: the rest may fit now.
        else if (wasFull) await again();
      } catch {
        for (const [key, value] of changes) unsaved.set(key, value);
        if (isBlocked) return;
        trouble('full');
        tryLater();
      }
    },
    removeIf: async (key, isAsExpected) => {
      if (unsaved.has(key) && isAsExpected(unsaved.get(key))) unsaved.set(key, undefined);
      await reading(() => store.removeIf(key, isAsExpected), undefined);
    },
    clear: async () => {
      unsaved.clear();
      await reading(store.clear, undefined);
    },
  };
}
