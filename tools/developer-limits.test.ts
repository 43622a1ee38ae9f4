// The limits that the page for developers and docs/api.md state, against those of the contract and the server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RouteContract, routes } from '../packages/contract/src/index.ts';
import { LIMITS } from '../packages/server/src/limits/limits.ts';
import {
  PER_MINUTE_WITH_KEY,
  READS_PER_MINUTE,
  UNIT_COSTS,
  UNITS_PER_MINUTE,
} from '../packages/web/src/features/developers/limits.ts';
import { root } from './machine/root.mjs';

const contracts: readonly RouteContract[] = Object.values(routes);

test('the page states what the server allows', () => {
  expect([READS_PER_MINUTE, UNITS_PER_MINUTE]).toEqual([LIMITS.read.calls, LIMITS.units.calls]);
  expect([LIMITS.read.withKey, LIMITS.units.withKey]).toEqual([PER_MINUTE_WITH_KEY, PER_MINUTE_WITH_KEY]);
  expect(LIMITS.search.withKey).toBe(4 * LIMITS.search.calls);
  expect([LIMITS.read.windowMs, LIMITS.units.windowMs]).toEqual([60_000, 60_000]);
});

test.each(UNIT_COSTS)('$call costs $units units', ({ call, units }) => {
  const [, method, path, flag] = /^(\S+) (\S+)(?: \{ (\w+): true \})?$/.exec(call) ?? [];
  const route = contracts.find((one) => one.method === method && one.path === path);
  expect(flag === undefined ? route?.units : route?.unitsWith?.[flag]).toBe(units);
});

test('docs/api.md states the same', () => {
  const text = readFileSync(join(root, 'docs/api.md'), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(`${LIMITS.read.calls.toLocaleString('en')} reading calls a minute`);
  expect(text).toContain(`${LIMITS.units.calls} units a minute`);
  expect(text).toContain(`${PER_MINUTE_WITH_KEY.toLocaleString('en')} reading calls and as many units a minute`);
});
