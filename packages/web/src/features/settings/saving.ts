// The save status of one setting: on this device first, then on the server if there is an account.
import type { ApiFailure } from '../../api/failure.ts';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { messages } from '../../messages/messages.ts';
import type { OutboxEntry } from '../../state/sync/outbox.ts';
import type { SaveStatus } from '../../ui/fields/number-field.tsx';

const t = messages('settings');

export interface SavingFacts {
  /** The change that the server doesn't have yet; undefined for guests and when all is sent. */
  readonly entry: Pick<OutboxEntry, 'state' | 'reason' | 'details'> | undefined;
  /** The status on this device. */
  readonly here: 'idle' | 'saving' | 'saved';
  readonly isLoggedIn: boolean;
  readonly isOffline: boolean;
  /** Why the last attempt failed, other than being offline. */
  readonly failure: Pick<ApiFailure, 'message'> | null;
  readonly storage: StorageTrouble | null;
}

export interface SavingState {
  readonly status: SaveStatus;
  /** An explanation for states other than "saving" and "saved". */
  readonly note: string | null;
  /** `refused`: the server rejected it; `later`: it will be retried automatically. */
  readonly trouble: 'refused' | 'later' | null;
}

const plain = (status: SaveStatus): SavingState => ({ status, note: null, trouble: null });

export function savingOf({ entry, here, isLoggedIn, isOffline, failure, storage }: SavingFacts): SavingState {
  if (!entry) {
    if (storage === null || isLoggedIn || here === 'idle') return plain(here);
    return { status: 'failed', note: t('saving.notStored'), trouble: null };
  }
  if (entry.state !== 'waiting') {
    const note = [entry.reason ?? t('saving.rejected'), ...entry.details].join(' ');
    return { status: 'failed', note, trouble: 'refused' };
  }
  if (!isLoggedIn) return { status: 'idle', note: t('saving.signedOut'), trouble: null };
  if (isOffline) return { status: 'idle', note: t('saving.offline'), trouble: null };
  if (failure) return { status: 'failed', note: t('saving.later', { reason: failure.message }), trouble: 'later' };
  return plain('saving');
}
