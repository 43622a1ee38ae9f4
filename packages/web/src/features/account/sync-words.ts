// What the state of saving is called, in a word and in a sentence.
import type { SyncStatus } from '../../state/sync/sync-status.ts';

/** As the status, but a server that answers with errors is not just "saving". */
export type SyncFace = SyncStatus | 'waiting';

export interface SyncWords {
  /** Beside the sign. */
  readonly word: string;
  readonly text: string;
  readonly tone: 'calm' | 'busy' | 'good' | 'warning' | 'bad';
}

export const faceOf = (status: SyncStatus, hasFailed: boolean): SyncFace =>
  status === 'saving' && hasFailed ? 'waiting' : status;

export const SYNC_WORDS: Readonly<Record<SyncFace, SyncWords>> = {
  local: {
    word: 'On this device',
    text: 'You are a guest: everything is kept on this device, and nowhere else.',
    tone: 'calm',
  },
  signedOut: {
    word: 'Logged out',
    text: 'You are logged out; log in to go on. What you change is kept on this device and goes to your account then.',
    tone: 'warning',
  },
  choosing: {
    word: 'Your choice',
    text: 'What you have made as a guest waits for your decision. Until then nothing is sent.',
    tone: 'warning',
  },
  conflict: {
    word: 'Conflict',
    text: 'Something was changed here and elsewhere at the same time. Please choose which one shall stay.',
    tone: 'bad',
  },
  failed: {
    word: 'Not saved',
    text: 'The server did not accept some changes. They are kept on this device.',
    tone: 'bad',
  },
  waiting: {
    word: 'Not saved yet',
    text: 'The server has trouble. Your changes are kept on this device and sent again by themselves.',
    tone: 'warning',
  },
  offline: {
    word: 'Offline',
    text: 'The server cannot be reached. You can go on: changes are kept on this device and sent later.',
    tone: 'warning',
  },
  saving: { word: 'Saving', text: 'Your changes are on their way to your account.', tone: 'busy' },
  saved: { word: 'Saved', text: 'Your account has everything.', tone: 'good' },
};
