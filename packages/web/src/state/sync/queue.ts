// Puts what has changed into the outbox, if the data belongs to an account.
import type { Queue } from '../data/commit.ts';
import { dataOf, type Target } from '../data/targets.ts';
import { enqueued, entriesOf } from './outbox.ts';
import type { SyncStores } from './stores.ts';

/** A guest sends nothing: all of it is offered for upload at the first sign-in. */
export function createQueue(
  { user, outbox }: Pick<SyncStores, 'user' | 'outbox'>,
  newStamp: () => string,
  queued: () => void,
): Queue {
  return (targets, before) => {
    const baseOf = (target: Target) => {
      const known = before && dataOf(target, before);
      return known && known.version > 0 ? known : null;
    };
    if (user.getState().owner === null || targets.length === 0) return;
    outbox.setState((state) => {
      const last = entriesOf(state).at(-1)?.order ?? 0;
      const ticketOf = (place: number) => ({ order: last + 1 + place, stamp: newStamp() });
      return { entries: enqueued(state.entries, targets, ticketOf, baseOf) };
    });
    queued();
  };
}
