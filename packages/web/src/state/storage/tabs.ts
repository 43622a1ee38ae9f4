// Notifies the other tabs of this site about changes.
import { isObject } from '@oversleep/game';

export type TabMessage =
  /** Records that were written. */
  | { readonly kind: 'changed'; readonly keys: readonly string[] }
  /** The session was started, renewed or ended. */
  | { readonly kind: 'session' }
  /** This tab has just polled the server, so the others need not. */
  | { readonly kind: 'pulled' }
  /** Everything that belongs to a player was cleared. */
  | { readonly kind: 'forget' };

export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void;
}

/** A channel for messages; it must not send them back to their sender. */
export interface Wire {
  readonly send: (message: unknown) => void;
  readonly listen: (listener: (message: unknown) => void) => void;
}

export function createTabs(wire: Wire): Tabs {
  const listeners = new Set<(message: TabMessage) => void>();
  wire.listen((raw) => {
    const message = readMessage(raw);
    if (message) for (const listener of listeners) listener(message);
  });
  return {
    post: (message) => wire.send(message),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A tab of another release may send other messages. */
function readMessage(raw: unknown): TabMessage | undefined {
  if (!isObject(raw)) return undefined;
  const { kind, keys } = raw;
  if (kind === 'session' || kind === 'pulled' || kind === 'forget') return { kind };
  if (kind === 'changed' && Array.isArray(keys)) return { kind, keys: keys.filter((key) => typeof key === 'string') };
  return undefined;
}

const NAME = 'oversleep';

export function channelWire(open: (name: string) => BroadcastChannel): Wire {
  const channel = open(NAME);
  return {
    send: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

/** Without channels: a key of the shared storage, whose changes fire events in the other tabs. */
export function storageWire(page: Pick<Window, 'addEventListener'>, storage: Storage): Wire {
  const key = `${NAME}:tabs`;
  let count = 0;
  return {
    send: (message) => {
      count += 1;
      try {
        // The counter makes two equal messages two changes.
        storage.setItem(key, JSON.stringify({ count: `${count} ${performance.now()}`, message }));
      } catch {
        // A full or blocked storage: this tab works alone.
      }
    },
    listen: (listener) =>
      page.addEventListener('storage', ({ key: changed, newValue }) => {
        const envelope = changed === key && newValue !== null ? parsed(newValue) : undefined;
        if (isObject(envelope)) listener(envelope.message);
      }),
  };
}

/** Undefined for invalid JSON: any script can write into the shared storage. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For a tab that works alone. */
export const silentWire: Wire = { send: () => undefined, listen: () => undefined };
