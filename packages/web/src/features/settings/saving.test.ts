// The save status of a setting in every situation.
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { type SavingFacts, savingOf } from './saving.ts';

const t = messages('settings');
const waiting = { state: 'waiting', reason: null, details: [] } as const;
const facts: SavingFacts = {
  entry: undefined,
  here: 'idle',
  isLoggedIn: true,
  isOffline: false,
  failure: null,
  storage: null,
};

test.each(['idle', 'saving', 'saved'] as const)(
  'without an account the status is the one of this device: %s',
  (here) => {
    expect(savingOf({ ...facts, here })).toEqual({ status: here, note: null, trouble: null });
  },
);

test('a change that the server does not have yet is still "saving"', () => {
  expect(savingOf({ ...facts, here: 'saved', entry: waiting }).status).toBe('saving');
});

test('offline and logged out are not failures, and a note explains them', () => {
  expect(savingOf({ ...facts, entry: waiting, isOffline: true })).toMatchObject({ status: 'idle', trouble: null });
  expect(savingOf({ ...facts, entry: waiting, isLoggedIn: false }).note).toBe(t('saving.signedOut'));
});

test('a server error is shown and can be retried', () => {
  const saving = savingOf({ ...facts, entry: waiting, failure: { message: 'Something went wrong.' } });
  expect(saving).toEqual({
    status: 'failed',
    note: t('saving.later', { reason: 'Something went wrong.' }),
    trouble: 'later',
  });
});

test('a change rejected by the server can be undone', () => {
  const entry = { state: 'setAside', reason: 'Too large.', details: ['At most 75.'] } as const;
  expect(savingOf({ ...facts, entry })).toEqual({
    status: 'failed',
    note: 'Too large. At most 75.',
    trouble: 'refused',
  });
});

test('a guest whose browser stores nothing never sees "Saved"', () => {
  expect(savingOf({ ...facts, here: 'saved', isLoggedIn: false, storage: 'blocked' }).status).toBe('failed');
});
