// Notices for the player about the data on this device.
import { type Of, object, or, orNull } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { count, filledText, readerOf } from '../data/readers.ts';

const snapshot = { snapshotId: filledText };

/** Notices that stay until they are read, also after a reload. */
const lasting = object({
  /** Data of an older release could not be migrated; it is in this snapshot. */
  migrationFailed: orNull(object(snapshot)),
  /** Some stored data could not be read; it is in this snapshot. */
  unreadable: orNull(object({ ...snapshot, count: or(count, 1) })),
  /** Data of another account was moved to this snapshot. */
  putAside: orNull(object(snapshot)),
});

export const readNotices = readerOf(lasting);

export interface NoticesState extends Of<typeof lasting> {
  /** Data is only in memory: the browser stores nothing, or nothing more. */
  readonly storage: StorageTrouble | null;
}

export const createNoticesStore = () => createStore<NoticesState>(() => ({ storage: null, ...readNotices() }));

export type NoticesStore = ReturnType<typeof createNoticesStore>;

/** The player has read it. */
export const dismissNotice = (store: NoticesStore, notice: keyof NoticesState): void =>
  store.setState({ [notice]: null });
