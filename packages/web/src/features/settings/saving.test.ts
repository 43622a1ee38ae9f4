// What a setting says about its saving, in every situation that it can be in.
import { expect, test } from 'vitest';
import { type SavingFacts, savingOf } from './saving.ts';

const waiting = { state: 'waiting', reason: null, details: [] } as const;
const facts: SavingFacts = {
  entry: undefined,
  here: 'idle',
  isLoggedIn: true,
  isOffline: false,
  failure: null,
  storage: null,
};

test.each(['idle', 'saving', 'saved'] as const)('on this device alone it is %s', (here) => {
  expect(savingOf({ ...facts, here })).toEqual({ status: here, note: null, trouble: null });
});

test('a change on its way to the server is being saved, though this device has it', () => {
  expect(savingOf({ ...facts, here: 'saved', entry: waiting }).status).toBe('saving');
});

test('offline and signed out are no failures: it is kept, and that is said', () => {
  expect(savingOf({ ...facts, entry: waiting, isOffline: true })).toMatchObject({ status: 'idle', trouble: null });
  expect(savingOf({ ...facts, entry: waiting, isLoggedIn: false }).note).toContain('until you log in');
});

test('a server with trouble is named, and can be asked again', () => {
  const saving = savingOf({ ...facts, entry: waiting, failure: { message: 'Something went wrong.' } });
  expect(saving).toEqual({ status: 'failed', note: 'Something went wrong. It is kept here.', trouble: 'later' });
});

test('what the server refuses can be taken back', () => {
  const entry = { state: 'setAside', reason: 'Too large.', details: ['At most 75.'] } as const;
  expect(savingOf({ ...facts, entry })).toEqual({
    status: 'failed',
    note: 'Too large. At most 75.',
    trouble: 'refused',
  });
});

test('a guest whose browser stores nothing is not told that it is saved', () => {
  expect(savingOf({ ...facts, here: 'saved', isLoggedIn: false, storage: 'blocked' }).status).toBe('failed');
});
