// Puts what has changed into the outbox, if the data belongs to an account.
import type { Queue } from '../data/commit.ts';
import { enqueued, entriesOf } from './outbox.ts';
import type { SyncStores } from './stores.ts';

/** A guest sends nothing: all of it is offered for upload at the first sign-in. */
export function createQueue(
  { user, outbox }: Pick<SyncStores, 'user' | 'outbox'>,
  newStamp: () => string,
  queued: () => void,
): Queue {
  return (targets) => {
    if (user.getState().owner === null || targets.length === 0) return;
    outbox.setState((state) => {
      const last = entriesOf(state).at(-1)?.order ?? 0;
      return { entries: enqueued(state.entries, targets, (i) => ({ order: last + 1 + i, stamp: newStamp() })) };
    });
    queued();
  };
}
