// A friend code that is taken does not stop a player from signing in.
import { afterAll, expect, test, vi } from 'vitest';
import { ANY_STORE } from './stores.ts';

const codes = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB'];

// Modules are shared with other files, so this one takes its own and leaves none behind.
vi.resetModules();
vi.doMock('../src/auth/friend-code.ts', () => ({ randomFriendCode: () => codes.shift() ?? 'CCCCCC' }));
const { startVisit } = await import('./login-visitor.ts');

afterAll(() => {
  vi.doUnmock('../src/auth/friend-code.ts');
  vi.resetModules();
});

test('another one is tried', async () => {
  const visitor = await startVisit(ANY_STORE);
  try {
    const first = await visitor.signIn('google', { name: 'First' });
    const second = await visitor.signIn('google', { name: 'Second' });
    expect([first.friendCode, second.friendCode]).toEqual(['AAAAAA', 'BBBBBB']);
  } finally {
    await visitor.close();
  }
});
