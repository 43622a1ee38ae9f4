// Notices for the player about the data on this device.
import { createStore } from 'zustand/vanilla';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { fieldsOf, textOr, wholeOr } from '../data/readers.ts';

export interface NoticesState {
  /** Data is only in memory: the browser stores nothing, or nothing more. */
  readonly storage: StorageTrouble | null;
  /** Data of an older release could not be migrated; it is in this snapshot. */
  readonly migrationFailed: { readonly snapshotId: string } | null;
  /** Some stored data could not be read; it is in this snapshot. */
  readonly unreadable: { readonly snapshotId: string; readonly count: number } | null;
  /** Data of another account was moved to this snapshot. */
  readonly putAside: { readonly snapshotId: string } | null;
}

const NOTHING: NoticesState = { storage: null, migrationFailed: null, unreadable: null, putAside: null };

export const createNoticesStore = () => createStore<NoticesState>(() => NOTHING);

/** Notices that stay until they are read, also after a reload. */
export const lastingNotices = ({ storage: _, ...lasting }: NoticesState): Omit<NoticesState, 'storage'> => lasting;

export type NoticesStore = ReturnType<typeof createNoticesStore>;

/** The player has read it. */
export const dismissNotice = (store: NoticesStore, notice: keyof NoticesState): void =>
  store.setState({ [notice]: null });

export function readNotices(value: unknown): Omit<NoticesState, 'storage'> {
  const { migrationFailed, unreadable, putAside } = fieldsOf(value);
  const about = (notice: unknown) => {
    const snapshotId = textOr(fieldsOf(notice).snapshotId, null);
    return snapshotId === null ? null : { snapshotId };
  };
  const unread = about(unreadable);
  return {
    migrationFailed: about(migrationFailed),
    unreadable: unread && { ...unread, count: wholeOr(fieldsOf(unreadable).count, 1) },
    putAside: about(putAside),
  };
}
