// A browser for tests: everything in memory, a manual clock, and several tabs of one device.
import { newId } from '@oversleep/game';
import { type Locks, memoryLocks } from '../api/locks.ts';
import { memoryText, type StorageTrouble, type TextStorage } from '../api/text-storage.ts';
import type { PageEvent } from '../state/page-events.ts';
import type { Platform } from '../state/platform.ts';
import { memoryRecords, type RecordStore } from '../state/storage/record-store.ts';
import type { Wire } from '../state/storage/tabs.ts';

/** What the tabs of one device share. */
export interface Device {
  readonly local: TextStorage;
  readonly records: RecordStore;
  readonly snapshots: RecordStore;
  readonly pictures: RecordStore;
  readonly locks: Locks;
  readonly wires: Set<(message: unknown) => void>;
  /** How long messages between tabs take, in milliseconds. */
  readonly lag: number;
}

export const createDevice = (parts: Partial<Device> = {}): Device => ({
  local: memoryText(),
  records: memoryRecords(),
  snapshots: memoryRecords(),
  pictures: memoryRecords(),
  locks: memoryLocks(),
  wires: new Set(),
  lag: 0,
  ...parts,
});

export interface FakeTab {
  readonly make: (trouble: (kind: StorageTrouble) => void) => Platform;
  readonly logged: string[];
  readonly happen: (event: PageEvent) => void;
  /** Another tab's write under this key has arrived. */
  readonly arrive: (key: string) => void;
  visible: boolean;
  /** The value of every random draw. */
  luck: number;
  /** The browser reports that something could not be stored. */
  trouble: (kind: StorageTrouble) => void;
}

type Fetch = Platform['fetch'];

export const START = Date.parse('2025-11-15T10:00:00Z');

export function createTab(device: Device, fetch: Fetch): FakeTab {
  const logged: string[] = [];
  const listeners: { readonly event: PageEvent; readonly listener: () => void }[] = [];
  const arrivals: ((key: string) => void)[] = [];
  const tab: FakeTab = {
    logged,
    visible: true,
    luck: 0.5,
    arrive: (key) => {
      for (const listener of arrivals) listener(key);
    },
    trouble: () => undefined,
    happen: (event) => {
      for (const known of listeners) if (known.event === event) known.listener();
    },
    make: (trouble) => {
      tab.trouble = trouble;
      return {
        fetch,
        now: () => Date.now(),
        timer: (milliseconds, callback) => {
          const id = setTimeout(callback, milliseconds);
          return () => clearTimeout(id);
        },
        log: (message) => void logged.push(message),
        origin: 'https://sleep.example',
        local: device.local,
        session: memoryText(),
        records: device.records,
        snapshots: device.snapshots,
        pictures: device.pictures,
        locks: device.locks,
        wire: wireOf(device),
        newId: () => newId(),
        random: () => tab.luck,
        randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
        digest: undefined,
        isVisible: () => tab.visible,
        listen: (event, listener) => void listeners.push({ event, listener }),
        onStored: (listener) => void arrivals.push(listener),
      };
    },
  };
  return tab;
}

/** Messages arrive later, and never at their sender. */
function wireOf({ wires, lag }: Device): Wire {
  let own: ((message: unknown) => void) | undefined;
  return {
    send: (message) => {
      const copy: unknown = structuredClone(message);
      for (const listener of wires) if (listener !== own) setTimeout(() => listener(copy), lag);
    },
    listen: (listener) => {
      own = listener;
      wires.add(listener);
    },
  };
}
