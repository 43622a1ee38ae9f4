// The text of keys: random, recognisable, and in one form only.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiKeyHash, newApiKey, sentKey } from './api-key.ts';

test('a key has 160 random bits after its prefix, and its hash is the SHA-256 of its text', () => {
  const { text, hash } = newApiKey();
  expect(text).toMatch(/^os_[0-9a-f]{40}$/);
  expect(newApiKey().text).not.toBe(text);
  expect(Buffer.from(hash)).toEqual(createHash('sha256').update(text).digest());
  expect(apiKeyHash(text)).toEqual(hash);
});

test.each([
  '',
  'os_',
  'os_0123',
  `os_${'0'.repeat(41)}`,
  `OS_${'0'.repeat(40)}`,
  `os_${'A'.repeat(40)}`,
  ` os_${'0'.repeat(40)}`,
  `os_${'0'.repeat(40)}, os_${'0'.repeat(40)}`,
])('%j is no key', (text) => {
  expect(apiKeyHash(text)).toBeUndefined();
});

test('a key is read from its header only', () => {
  expect(sentKey({ 'x-oversleep-key': 'os_1' })).toBe('os_1');
  expect(sentKey({ authorization: 'Bearer os_1', cookie: 'x-oversleep-key=os_1' })).toBeUndefined();
});
