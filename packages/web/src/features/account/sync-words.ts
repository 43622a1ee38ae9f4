// The state of saving in a word and in a sentence.

import { messages } from '../../messages/messages.ts';
import type { SyncStatus } from '../../state/sync/sync-status.ts';

const t = messages('sync');

/** The status, with "waiting" for a server that answers with errors. */
export type SyncFace = SyncStatus | 'waiting';

export const faceOf = (status: SyncStatus, hasFailed: boolean): SyncFace =>
  status === 'saving' && hasFailed ? 'waiting' : status;

export const TONES = {
  local: 'calm',
  signedOut: 'warning',
  choosing: 'warning',
  conflict: 'bad',
  failed: 'bad',
  waiting: 'warning',
  offline: 'warning',
  saving: 'busy',
  saved: 'good',
} as const satisfies Record<SyncFace, 'calm' | 'busy' | 'good' | 'warning' | 'bad'>;

/** Beside the sign. */
export const syncWord = (face: SyncFace): string => t(`words.${face}`);

export const syncText = (face: SyncFace): string => t(`texts.${face}`);
