// A check that has passed is remembered until any file changes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passedBefore } from './passed-before.mjs';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'oversleep-passed-'));
  mkdirSync(join(root, 'packages/a/dist'), { recursive: true });
  writeFileSync(join(root, 'packages/a/one.ts'), 'one');
});

afterAll(() => rmSync(root, { recursive: true }));

const said = () => passedBefore(root, 'structure').said;
const pass = () => passedBefore(root, 'structure').remember('good\n');

test('it is known only after it has passed, and for itself', () => {
  expect(said()).toBeUndefined();
  pass();
  expect(said()).toBe('good\n');
  expect(passedBefore(root, 'other').said).toBeUndefined();
});

test.each([
  ['changed', 'packages/a/one.ts', 'two'],
  ['added', 'tools/new.mjs', 'one'],
  ['a lock file', 'package-lock.json', '{}'],
  ['a rule', '.dependency-cruiser.mjs', 'export default {}'],
])('a file that is %s makes it unknown', (_what, path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  pass();
  writeFileSync(join(root, path), text);
  expect(said()).toBeUndefined();
});

test('what is built does not matter', () => {
  pass();
  writeFileSync(join(root, 'packages/a/dist/built.mjs'), 'built');
  expect(said()).toBe('good\n');
});

test('a deleted file makes it unknown', () => {
  pass();
  rmSync(join(root, 'packages/a/one.ts'));
  expect(said()).toBeUndefined();
});
