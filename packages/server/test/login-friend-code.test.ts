// A friend code that is taken does not stop anybody from signing in.
import { expect, test, vi } from 'vitest';
import { startVisit } from './login-visitor.ts';
import { ANY_STORE } from './stores.ts';

const codes = vi.hoisted(() => ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB']);

vi.mock('../src/auth/friend-code.ts', () => ({ randomFriendCode: () => codes.shift() ?? 'CCCCCC' }));

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
