// `oversleep rate` as a user starts it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditionId } from '@oversleep/game';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-rate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Recorded creatures of the game package, as rows of the command. */
function recorded(edition: EditionId): { rp: number }[] {
  const { columns, rows } = JSON.parse(
    readFileSync(join(root, `packages/game/src/goldens/${edition}-rp.json`), 'utf8'),
  );
  return rows.map((row: unknown[]) => Object.fromEntries(columns.map((column: string, i: number) => [column, row[i]])));
}

const row = {
  pokemon: 'raichu',
  level: 60,
  nature: 'Adamant',
  skillLevel: 3,
  ribbon: 0,
  subskills: [
    { level: 10, subskill: 'Helping Speed M' },
    { level: 75, subskill: 'Berry Finding S' },
  ],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Apple', amount: 2 },
    { level: 60, name: 'Apple', amount: 4 },
  ],
};

/** The command as a user starts it, without the package check of the npm script. */
function oversleep(args: string[], input?: string) {
  const { INIT_CWD: _, ...env } = process.env;
  return spawnSync(process.execPath, [join(root, 'tools/oversleep.mjs'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...env, INIT_CWD: folder },
  });
}

describe('the command', () => {
  it.each(['2025-10', '2026-08'] as const)('rates the recorded creatures of %s from a file', (edition) => {
    const rows = recorded(edition);
    writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
    const { status, stdout, stderr } = oversleep(['rate', '--edition', edition, 'rows.json']);
    expect([status, stderr]).toEqual([0, '']);
    const answers: { rp: number }[] = JSON.parse(stdout);
    expect(answers).toHaveLength(200);
    const differing = answers.filter(({ rp }, i) => rp !== rows[i]?.rp).length;
    // In 2026-08 some recorded creatures have figures that we correct.
    expect(differing).toBe(edition === '2025-10' ? 0 : 6);
  });

  it('reads standard input and the default edition', () => {
    const { status, stdout } = oversleep(['rate', '-'], JSON.stringify([row]));
    expect([status, JSON.parse(stdout)[0].helpSeconds]).toEqual([0, 1501]);
  });

  it.each([
    [['rate', 'missing.json'], /^Cannot read missing\.json/],
    [['rate'], /^rate takes one FILE/],
    [['rate', '--edition', '1999-01', '-'], /^Unknown edition 1999-01/],
    [['rate', '--colour', 'red'], /--colour/],
    [['dance'], /^Unknown command dance/],
  ])('fails with one clear message: %j', (args, message) => {
    const { status, stdout, stderr } = oversleep(args, '[]');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it('gives no half answer for a file with one bad row', () => {
    const { status, stdout, stderr } = oversleep(['rate', '-'], JSON.stringify([row, { ...row, ribbon: 9 }]));
    expect([status, stdout, stderr]).toEqual([1, '', '[1].ribbon: Ribbon must be 0-4\n']);
  });
});
