// Identities from answers that may be anything.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityIn, PROVIDERS } from './provider-table.ts';

describe('an identity', () => {
  test.each([
    ['google', { sub: '1', email: 'a@b.c', name: 'A' }, '1', 'a@b.c', 'A'],
    ['discord', { id: '2', username: 'a', email: 'a@b.c' }, '2', 'a', 'a'],
    ['discord', { id: '2', username: 'a', global_name: 'Ada' }, '2', 'a', 'Ada'],
    ['patreon', { data: { id: '3', attributes: { email: 'a@b.c', full_name: 'A' } } }, '3', 'a@b.c', 'A'],
    ['patreon', { data: { id: '3' } }, '3', undefined, undefined],
  ] as const)('of %s', (provider, answer, subject, display, name) => {
    expect(identityIn(provider, answer)).toEqual({ provider, subject, display, name });
  });

  test('is not made out of what only looks like one', () => {
    for (const answer of [undefined, null, 'sub', [], ['sub'], { sub: 7 }, { sub: '' }, { sub: null }, { id: '1' }])
      expect(identityIn('google', answer)).toBeUndefined();
    // Inherited properties are not names.
    expect(identityIn('discord', { __proto__: { id: '1' } })).toBeUndefined();
  });

  test('fits into the database whatever the provider calls the person', () => {
    const found = identityIn('discord', { id: '1', username: `a\0${'\ud83d'}b${'😀'.repeat(400)}` });
    expect(found?.display?.startsWith('ab😀')).toBe(true);
    expect([...(found?.display ?? '')].length).toBeLessThanOrEqual(320);
    expect(found?.display).not.toMatch(/\0|\p{Surrogate}/u);
  });

  test('of any answer is one or none, and never an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROVIDERS), fc.anything(), (provider, answer) => {
        const found = identityIn(provider, answer);
        if (found !== undefined) expect(found.subject).not.toBe('');
      }),
    );
  });
});
