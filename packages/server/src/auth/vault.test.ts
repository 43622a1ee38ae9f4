// Secrets at rest: what was sealed comes back, what was changed does not.
import { describe, expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret');

describe('the vault', () => {
  test.each(['', 'a token', 'ümläut 🔑', 'x'.repeat(10_000)])('gives back %j', (text) => {
    expect(vault.open('name', vault.seal('name', text))).toBe(text);
  });

  test('never seals twice in the same way', () => {
    expect(vault.seal('name', 'text')).not.toEqual(vault.seal('name', 'text'));
  });

  test('opens nothing of another name or another secret', () => {
    const sealed = vault.seal('name', 'text');
    expect(vault.open('other', sealed)).toBeUndefined();
    expect(createVault('another secret').open('name', sealed)).toBeUndefined();
  });

  test('opens nothing that was changed, at any byte, or cut', () => {
    const sealed = vault.seal('name', 'text');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Uint8Array.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(vault.open('name', changed), `byte ${index}`).toBeUndefined();
      expect(vault.open('name', sealed.subarray(0, index)), `${index} bytes`).toBeUndefined();
    }
  });
});
