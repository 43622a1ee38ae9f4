// Where Chromium is looked for.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureChromium, findChromium } from './chromium.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-chromium-'));
  for (const name of ['first', 'second']) mkdirSync(join(folder, name));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(path: string, text = ''): string {
  writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, path), 0o755);
  return join(folder, path);
}

function pathOf(...names: string[]): string {
  return names.map((name) => join(folder, name)).join(':');
}

test('CHROMIUM_PATH comes first', () => {
  program('first/chromium');
  const own = program('second/my-chromium');
  expect(findChromium({ CHROMIUM_PATH: own, PATH: pathOf('first') })).toBe(own);
});

test('then the usual names on the PATH, the free one first', () => {
  program('first/google-chrome');
  const chromium = program('second/chromium');
  expect(findChromium({ PATH: pathOf('first', 'second') })).toBe(chromium);
});

test('a file that cannot be run is no program', () => {
  writeFileSync(join(folder, 'first/chromium'), '');
  expect(findChromium({ PATH: pathOf('first', 'missing') })).toBeUndefined();
});

test('a wrong CHROMIUM_PATH is named and nothing is installed in its place', () => {
  const wrong = join(folder, 'nothing');
  expect(ensureChromium({ CHROMIUM_PATH: wrong })).toEqual({ problem: expect.stringContaining(wrong) });
});

test('without Chromium and without a way to install it, it says what to install', () => {
  const problem = expect.stringContaining('apt-get install chromium');
  expect(ensureChromium({ PATH: pathOf('first') })).toEqual({ problem });
});

test('without Chromium it is installed where that needs no password', () => {
  const chromium = join(folder, 'second/chromium');
  program('first/sudo', 'shift; exec "$@"');
  program('first/apt-get', `[ "$1" != install ] || { echo > ${chromium}; /bin/chmod 755 ${chromium}; }`);
  expect(ensureChromium({ PATH: pathOf('first', 'second') })).toEqual({ path: chromium });
});
