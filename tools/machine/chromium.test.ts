// Where Chromium is looked for.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureChromium, ensureSmallChromium, findChromium } from './chromium.mjs';

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

test('of these the one without windows', () => {
  program('first/chromium');
  const small = program('second/chromium-headless-shell');
  expect(findChromium({ PATH: pathOf('first', 'second') })).toBe(small);
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

/** A Debian that has these packages and needs no password for sudo. */
function debianWith(...packages: string[]): string {
  program('first/sudo', 'shift; exec "$@"');
  const known = packages.map((name) => join(folder, 'second', name)).join(' ');
  const install = `for one in ${known}; do case "$one" in */"$name") echo > "$one"; /bin/chmod 755 "$one";; esac; done`;
  program('first/apt-get', `for name; do :; done\ncase " $* " in *" install "*) ${install};; esac`);
  return pathOf('first', 'second');
}

test('without Chromium it is installed where that needs no password: the small one, or where there is none the other', () => {
  expect(ensureChromium({ PATH: debianWith('chromium') })).toEqual({ path: join(folder, 'second/chromium') });
  rmSync(join(folder, 'second/chromium'));
  const PATH = debianWith('chromium', 'chromium-headless-shell');
  expect(ensureChromium({ PATH })).toEqual({ path: join(folder, 'second/chromium-headless-shell') });
});

test('beside a Chromium the small one is only installed for runs of every journey, and the other is used where it cannot be had', () => {
  const chromium = program('second/chromium');
  expect(ensureChromium({ PATH: debianWith('chromium-headless-shell') })).toEqual({ path: chromium });
  expect(ensureSmallChromium({ PATH: debianWith('chromium') })).toEqual({ path: chromium });
  expect(ensureSmallChromium({ PATH: pathOf('second') })).toEqual({ path: chromium });
  const own = program('first/my-chromium');
  expect(ensureSmallChromium({ PATH: debianWith('chromium-headless-shell'), CHROMIUM_PATH: own })).toEqual({
    path: own,
  });
  const small = join(folder, 'second/chromium-headless-shell');
  expect(ensureSmallChromium({ PATH: debianWith('chromium-headless-shell') })).toEqual({ path: small });
});
