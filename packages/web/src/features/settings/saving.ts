// How the saving of one setting goes: here first, then on the server if there is an account.
import type { ApiFailure } from '../../api/failure.ts';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { messages } from '../../messages/messages.ts';
import type { OutboxEntry } from '../../state/sync/outbox.ts';
import type { SaveStatus } from '../../ui/fields/number-field.tsx';

const t = messages('settings');

export interface SavingFacts {
  /** What the server has still to be told; undefined when it knows, or when there is nobody to tell. */
  readonly entry: Pick<OutboxEntry, 'state' | 'reason' | 'details'> | undefined;
  /** How it stands on this device. */
  readonly here: 'idle' | 'saving' | 'saved';
  readonly isLoggedIn: boolean;
  readonly isOffline: boolean;
  /** Why the last attempt failed though the server was there. */
  readonly failure: Pick<ApiFailure, 'message'> | null;
  readonly storage: StorageTrouble | null;
}

export interface Saving {
  readonly status: SaveStatus;
  /** What is to be said about it beyond "saving" and "saved". */
  readonly note: string | null;
  /** `refused`: the server will not take it as it is; `later`: it will be tried again anyway. */
  readonly trouble: 'refused' | 'later' | null;
}

const plain = (status: SaveStatus): Saving => ({ status, note: null, trouble: null });

export function savingOf({ entry, here, isLoggedIn, isOffline, failure, storage }: SavingFacts): Saving {
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
