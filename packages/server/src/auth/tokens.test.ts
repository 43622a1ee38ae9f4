// Which access tokens are ours, and for how long.
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const claims = {
  sessionId: '6f1b0f8e-1b0a-4c7e-9d53-0c9e5b1f2a34',
  externalId: 'player',
  role: 'default',
  provider: 'discord',
} as const;

function setUp() {
  let time = Date.UTC(2026, 10, 18);
  const tokens = createTokens('a secret that is long enough for tests', () => new Date(time));
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { tokens, advance };
}

test('a token names its session until it ends, however often it was checked before', async () => {
  const { tokens, advance } = setUp();
  const [{ token, expiresAt }, unchecked] = [await tokens.sign(claims), await tokens.sign(claims)];
  for (const _ of [1, 2]) expect(await tokens.verify(token)).toBe(claims.sessionId);
  advance(15 * 60_000 - 1);
  expect(await tokens.verify(token)).toBe(claims.sessionId);
  advance(1);
  expect(expiresAt.getTime()).toBe(Date.UTC(2026, 10, 18, 0, 15));
  for (const ended of [token, unchecked.token]) expect(await tokens.verify(ended)).toBeUndefined();
});

test('a changed token, and one of another secret, names none', async () => {
  const { tokens } = setUp();
  const { token } = await tokens.sign(claims);
  await tokens.verify(token);
  const other = createTokens('another secret that is long enough too', () => new Date(Date.UTC(2026, 10, 18)));
  const [head, , signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ sid: claims.sessionId })).toString('base64url');
  for (const bad of [
    `${token}A`,
    token.slice(0, -2),
    `${head}.${changed}.${signature}`,
    (await other.sign(claims)).token,
  ])
    for (const _ of [1, 2]) expect(await tokens.verify(bad)).toBeUndefined();
});
