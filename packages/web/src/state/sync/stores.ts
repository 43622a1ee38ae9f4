// The stores that the sync works with.
import type { DataStores } from '../data/stores.ts';
import type { NoticesStore } from '../storage/notices.ts';
import type { createCursorStore } from './cursor.ts';
import type { createOutboxStore } from './outbox.ts';
import type { createSyncStore } from './sync-status.ts';

export interface SyncStores extends Omit<DataStores, 'results'> {
  readonly outbox: ReturnType<typeof createOutboxStore>;
  readonly cursor: ReturnType<typeof createCursorStore>;
  readonly sync: ReturnType<typeof createSyncStore>;
  readonly notices: NoticesStore;
}
