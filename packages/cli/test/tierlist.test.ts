// `oversleep tierlist` as a process: its lists, its files, its refusals.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { TierFile } from '@oversleep/engine';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-tierlist-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a user starts it in a folder of their own. */
function tierlist(...args: string[]) {
  const env = { ...process.env, INIT_CWD: folder };
  const program = join(root, 'tools/oversleep.mjs');
  return spawnSync(process.execPath, [program, 'tierlist', ...args], { cwd: root, encoding: 'utf8', env });
}

const prebuilt: TierFile = JSON.parse(
  brotliDecompressSync(readFileSync(join(root, 'packages/server/tierlists/2025-10-30.json.br'))).toString('utf8'),
);

describe('the list', () => {
  it('of the command is the one that comes with the product; a file keeps the ranks of what it replaces', () => {
    const [best, ...rest] = prebuilt.list.species;
    if (!best) throw new Error('an empty list');
    // Without its best species, so that it is another list.
    const old: TierFile = {
      ...prebuilt,
      computedAt: '2020-01-01T00:00:00.000Z',
      list: { ...prebuilt.list, species: rest },
    };
    const file = join(folder, 'list.json');
    writeFileSync(file, JSON.stringify(old));
    const { status, stdout, stderr } = tierlist('--level', '30', '--edition', '2025-10', '--out', 'list.json');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^list\.json: written/);
    const made: TierFile = JSON.parse(readFileSync(file, 'utf8'));
    expect(JSON.stringify(made.list)).toBe(JSON.stringify(prebuilt.list));
    expect(made.previous).toMatchObject({ edition: '2025-10', computedAt: '2020-01-01T00:00:00.000Z' });
    expect(made.previous?.ranks).toHaveLength(rest.length);
  }, 300_000);
});

describe('refusals', () => {
  it.each([
    ['no level', [], /^--level: must be one of 30, 60, 70, not left out/],
    ['a level that is not offered', ['--level', '61', '--workers', '0'], /^--workers: .*\n--level: must be one of/],
    [
      'a scoring that is none',
      ['--level', '30', '--scoring', 'best'],
      /^--scoring: must be one of fixed, rotation, compat/,
    ],
    ['an unknown edition', ['--level', '30', '--edition', '2020-01'], /^Unknown edition 2020-01/],
    ['all of them nowhere', ['--all'], /^--out: must name a folder/],
    ['all of them at a level', ['--all', '--level', '30', '--out', 'lists'], /^--level: is not for --all/],
    ['a word too many', ['60'], /^tierlist takes no 60/],
  ])('%s: a clear message, no answer', (_, args, message) => {
    const { status, stdout, stderr } = tierlist(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
