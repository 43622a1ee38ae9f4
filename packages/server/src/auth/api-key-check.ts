// Finds the account of a call's key. A key doesn't sign anyone in: it only decides which limits apply and for which account calls are counted.
import { LRUCache } from 'lru-cache';
import type { Store } from '../db/connect.ts';
import { findApiKey, type KnownApiKey, noteApiKeyUse } from '../repos/api-keys.ts';
import { apiKeyHash } from './api-key.ts';

/** How long a key that another process has ended still works. */
const REMEMBER_MS = 10_000;
const MOST_KEYS = 10_000;

export interface ApiKeyCheck {
  /** The account's id, or undefined if there is no such key. `beforeLookUp` is called when it isn't remembered. */
  readonly ownerOf: (text: string, beforeLookUp: () => Promise<void>) => Promise<number | undefined>;
  /** To be called after a key was ended or an account deleted in this process. */
  readonly forget: () => void;
}

interface CheckParts {
  readonly store: Pick<Store, 'db'>;
  readonly now: () => Date;
}

export function createApiKeyCheck({ store: { db }, now }: CheckParts): ApiKeyCheck {
  const owners = new LRUCache<string, number>({
    max: MOST_KEYS,
    ttl: REMEMBER_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let timesForgotten = 0;

  const noteUse = async (key: KnownApiKey): Promise<void> => {
    const today = now().toISOString().slice(0, 10);
    if (key.lastUsedOn === today) return;
    // If the store can't be written to now, the call is answered anyway.
    await noteApiKeyUse(db, key, today).catch(() => {});
  };

  return {
    ownerOf: async (text, beforeLookUp) => {
      const remembered = owners.get(text);
      if (remembered !== undefined) return remembered;
      await beforeLookUp();
      const hash = apiKeyHash(text);
      if (hash === undefined) return undefined;
      const before = timesForgotten;
      const key = await findApiKey(db, hash);
      if (key === undefined) return undefined;
      // If something was forgotten while we read, it may have been this very key.
      if (before === timesForgotten) owners.set(text, key.userId);
      await noteUse(key);
      return key.userId;
    },
    forget: () => {
      timesForgotten += 1;
      owners.clear();
    },
  };
}
