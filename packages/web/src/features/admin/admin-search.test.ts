import { expect, test } from 'vitest';
import { readAdminSearch } from './admin-search.ts';

test('only tabs that exist are taken from the address', () => {
  expect(readAdminSearch({ tab: 'jobs', other: 1 })).toEqual({ tab: 'jobs' });
  for (const tab of ['Jobs', '', 3, null, undefined, ['users']]) expect(readAdminSearch({ tab })).toEqual({});
});
