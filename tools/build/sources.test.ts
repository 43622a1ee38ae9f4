// When a build is made again: whenever its sources change, and not because of what a build itself writes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../machine/root.mjs';
import { hashSources } from './sources.mjs';

test('a build is made again for a change of its sources alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const hash = () => hashSources([relative(root, folder)], []);
  const write = (name: string) => writeFileSync(join(folder, name), name);
  mkdirSync(join(folder, 'dist.next'));
  write('page.ts');
  const first = hash();
  for (const name of ['messages.gen.ts', 'page.test.ts', 'dist.next/page.js']) {
    write(name);
    expect(hash(), name).toBe(first);
  }
  write('other.ts');
  expect(hash()).not.toBe(first);
});
