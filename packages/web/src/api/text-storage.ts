// Small texts by key, such as the browser's local storage. If that is blocked or full, memory takes over and reports it.

export interface TextStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** `blocked`: nothing can be stored at all; `full`: nothing new can. */
export type StorageTrouble = 'blocked' | 'full';

export function memoryText(initial: Readonly<Record<string, string>> = {}): TextStorage {
  const texts = new Map(Object.entries(initial));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** `open` may throw: browsers refuse even access to a blocked storage. */
export function browserText(open: () => Storage, trouble: ReportTrouble, retry?: Retry): TextStorage {
  const storage = opened(open);
  if (!storage) {
    trouble('blocked');
    return memoryText();
  }
  return overlaid(
    {
      get: (key) => storage.getItem(key),
      set: (key, text) => storage.setItem(key, text),
      remove: (key) => storage.removeItem(key),
      keys: () => Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key !== null),
    },
    trouble,
    retry,
  );
}

function opened(open: () => Storage): Storage | undefined {
  try {
    const storage = open();
    // Read, not written to: a full storage can still be read.
    return storage.length >= 0 ? storage : undefined;
  } catch {
    return undefined;
  }
}

/** Called with what is wrong with a storage, and with null when it works again. */
export type ReportTrouble = (kind: StorageTrouble | null) => void;

/** Calls back later, until it is cancelled. */
export type Retry = (again: () => void) => void;

/** Texts that do not fit are kept in memory, in front of the storage, and tried again later. */
export function overlaid(storage: TextStorage, trouble: ReportTrouble, retry: Retry = () => undefined): TextStorage {
  const unsaved = new Map<string, string>();
  const again = () => {
    try {
      for (const [key, text] of [...unsaved]) {
        storage.set(key, text);
        unsaved.delete(key);
      }
      trouble(null);
    } catch {
      retry(again);
    }
  };
  return {
    get: (key) => unsaved.get(key) ?? storage.get(key),
    set: (key, text) => {
      try {
        storage.set(key, text);
        unsaved.delete(key);
      } catch {
        if (unsaved.size === 0) retry(again);
        unsaved.set(key, text);
        trouble('full');
      }
    },
    remove: (key) => {
      unsaved.delete(key);
      storage.remove(key);
    },
    keys: () => [...new Set([...storage.keys(), ...unsaved.keys()])],
  };
}
