// Whose key a call has. A key is no sign-in: it only decides which limits hold and which account calls are counted for.
import { LRUCache } from 'lru-cache';
import type { Store } from '../db/connect.ts';
import { findApiKey, type KnownApiKey, noteApiKeyUse } from '../repos/api-keys.ts';
import { apiKeyHash } from './api-key.ts';

/** For so long a key that was ended by another process still works. */
const REMEMBER_MS = 10_000;
const MOST_KEYS = 10_000;

export interface ApiKeyCheck {
  /** The account's id; undefined: there is no such key. `beforeLookUp` is called when it isn't remembered. */
  readonly ownerOf: (text: string, beforeLookUp: () => Promise<void>) => Promise<number | undefined>;
  /** After a key was ended or an account deleted here. */
  readonly forget: () => void;
}

interface CheckParts {
  readonly store: Pick<Store, 'db'>;
  readonly now: () => Date;
}

export function createApiKeyCheck({ store: { db }, now }: CheckParts): ApiKeyCheck {
  const owners = new LRUCache<string, number>({ max: MOST_KEYS, ttl: REMEMBER_MS });
  let timesForgotten = 0;

  const noteUse = async (key: KnownApiKey): Promise<void> => {
    const today = now().toISOString().slice(0, 10);
    if (key.lastUsedOn === today) return;
    // A store that can't be written to now is no reason to refuse a call.
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
      // What was to be forgotten while we read may be what we have just read.
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
