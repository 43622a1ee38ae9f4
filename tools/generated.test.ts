// Generated sources are written once, again when something has changed, and whole.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureGenerated } from './generated.mjs';
import { root } from './machine/root.mjs';

let folder = '';
let calls = 0;

beforeEach(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/generated-test-'));
  mkdirSync(join(folder, 'facts'));
  writeFileSync(join(folder, 'facts/berries.txt'), 'FIGY');
  calls = 0;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(root, 'node_modules/.cache/generated', basename(folder)), { force: true });
});

const out = (file: string) => join(folder, 'out', file);

const ensure = () =>
  ensureGenerated({
    name: basename(folder),
    folder: relative(root, join(folder, 'out')),
    from: [relative(root, join(folder, 'facts'))],
    files: [],
    make: async () => {
      calls += 1;
      const text = readFileSync(join(folder, 'facts/berries.txt'), 'utf8');
      return text === 'DURIAN' ? { problems: ['no such berry as DURIAN'] } : { texts: { 'large/berries.ts': text } };
    },
  });

test('they are written once, and again when what they are made from has changed', async () => {
  await ensure();
  await ensure();
  expect([calls, readFileSync(out('large/berries.ts'), 'utf8')]).toEqual([1, 'FIGY']);

  writeFileSync(join(folder, 'facts/berries.txt'), 'LEPPA');
  await ensure();
  expect([calls, readFileSync(out('large/berries.ts'), 'utf8')]).toEqual([2, 'LEPPA']);
});

test.each([
  ['edited', () => writeFileSync(out('large/berries.ts'), 'MINE')],
  ['lost', () => rmSync(out('large/berries.ts'))],
  ['joined by another', () => writeFileSync(out('old.ts'), 'OLD')],
])('a file that is %s is put right', async (_what, change) => {
  await ensure();
  change();
  await ensure();
  expect(readFileSync(out('large/berries.ts'), 'utf8')).toBe('FIGY');
  expect(existsSync(out('old.ts'))).toBe(false);
});

test('two at once write once', async () => {
  await Promise.all([ensure(), ensure()]);
  expect(calls).toBe(1);
});

test('what is wrong is named, and nothing is written until it is right', async () => {
  writeFileSync(join(folder, 'facts/berries.txt'), 'DURIAN');
  expect(await ensure()).toBe('no such berry as DURIAN');
  expect(existsSync(out('large/berries.ts'))).toBe(false);
});
