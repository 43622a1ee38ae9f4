// Friend codes: their form, and that they differ.
import { expect, test } from 'vitest';
import { randomFriendCode } from './friend-code.ts';

test('friend codes are six letters or digits, all characters occur, and hardly any repeats', () => {
  const codes = Array.from({ length: 2000 }, randomFriendCode);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect(new Set(codes.join('')).size).toBe(36);
  expect(new Set(codes).size).toBeGreaterThan(1990);
});
