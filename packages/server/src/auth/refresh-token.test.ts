// Refresh tokens: their form, and the chain in which one follows from the other.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createRefreshTokens } from './refresh-token.ts';

const tokens = createRefreshTokens('a secret');
const ID = randomUUID();

describe('a refresh token', () => {
  test('names its session and holds 32 random bytes', () => {
    const [one, other] = [tokens.create(ID), tokens.create(ID)];
    expect(one.sessionId).toBe(ID);
    expect(Buffer.from(one.text, 'base64url')).toHaveLength(16 + 32);
    expect(other.text).not.toBe(one.text);
    expect(other.hash).not.toEqual(one.hash);
  });

  test('is read as it was written', () => {
    const token = tokens.create(ID);
    expect(tokens.parse(token.text)).toEqual(token);
  });

  test.each([
    '',
    'abc',
    'a'.repeat(63),
    'a'.repeat(65),
    `${'a'.repeat(63)}=`,
    `${'a'.repeat(63)}+`,
    `${'a'.repeat(64)}\n`,
  ])('%j is none', (text) => {
    expect(tokens.parse(text)).toBeUndefined();
  });

  test('is followed by always the same one, of the same session', () => {
    const token = tokens.create(ID);
    const next = tokens.successor(token);
    expect(tokens.successor(token)).toEqual(next);
    expect(next.sessionId).toBe(ID);
    expect(next.text).not.toBe(token.text);
    expect(tokens.successor(next).text).not.toBe(next.text);
  });

  test('cannot be followed without the server’s secret', () => {
    const token = tokens.create(ID);
    expect(createRefreshTokens('another secret').successor(token).text).not.toBe(tokens.successor(token).text);
  });
});
