// Stores the tokens of a session in the storage that all tabs share, so that each tab finds the newest.
import type { Provider, SessionData } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import type { TextStorage } from './text-storage.ts';

interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly expiryDate: number;
}

export type LinkedProviders = SessionData['auth']['linkedProviders'];

export interface Auth {
  readonly tokens: SessionTokens;
  readonly activeProvider: Provider;
  readonly linkedProviders: LinkedProviders;
}

export const PROVIDERS: readonly Provider[] = ['google', 'discord', 'patreon'];

export const isProvider = (value: unknown): value is Provider => PROVIDERS.some((known) => known === value);

export interface SessionVault {
  /** The newest, also when another tab wrote it. */
  readonly read: () => Auth | null;
  readonly write: (auth: Auth) => void;
  readonly clear: () => void;
  /** Called after each change in this tab. */
  readonly subscribe: (listener: (auth: Auth | null) => void) => () => void;
}

export const SESSION_KEY = 'oversleep:session';

export function createSessionVault(storage: TextStorage): SessionVault {
  const listeners = new Set<(auth: Auth | null) => void>();
  const notify = (auth: Auth | null) => {
    for (const listener of listeners) listener(auth);
  };
  return {
    read: () => parseAuth(storage.get(SESSION_KEY)),
    write: (auth) => {
      storage.set(SESSION_KEY, JSON.stringify(auth));
      notify(auth);
    },
    clear: () => {
      storage.remove(SESSION_KEY);
      notify(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parseAuth(text: string | null): Auth | null {
  if (text === null) return null;
  try {
    return readAuth(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Null for anything that is no session. */
export function readAuth(value: unknown): Auth | null {
  if (!isObject(value) || !isObject(value.tokens) || !isProvider(value.activeProvider)) return null;
  const { accessToken, refreshToken, expiryDate } = value.tokens;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expiryDate !== 'number')
    return null;
  return {
    tokens: { accessToken, refreshToken, expiryDate },
    activeProvider: value.activeProvider,
    linkedProviders: readLinked(value.linkedProviders),
  };
}

function readLinked(value: unknown): LinkedProviders {
  const linked = isObject(value) ? value : {};
  const one = (provider: Provider): LinkedProviders[Provider] => {
    const entry = linked[provider];
    if (!isObject(entry)) return { linked: false };
    const { identifier } = entry;
    return { linked: entry.linked === true, ...(typeof identifier === 'string' ? { identifier } : {}) };
  };
  return { google: one('google'), discord: one('discord'), patreon: one('patreon') };
}
