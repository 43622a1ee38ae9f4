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
  it('rates the recorded creatures of an edition from a file', () => {
    const rows = recorded('2026-08');
    writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
    const { status, stdout, stderr } = oversleep(['rate', '--edition', '2026-08', 'rows.json']);
    expect([status, stderr]).toEqual([0, '']);
    const answers: { rp: number }[] = JSON.parse(stdout);
    expect(answers).toHaveLength(200);
    const differing = answers.filter(({ rp }, i) => rp !== rows[i]?.rp).length;
    // Some recorded creatures have figures that we correct.
    expect(differing).toBe(6);
  });

  it('reads standard input and the default edition', () => {
    const row = recorded('2025-10')[0];
    const { status, stdout } = oversleep(['rate', '-'], JSON.stringify([row]));
    expect([status, JSON.parse(stdout)[0].rp]).toEqual([0, row?.rp]);
  });

  it('gives one clear message and no half answer for a file with one bad row', () => {
    const row = recorded('2025-10')[0];
    const { status, stdout, stderr } = oversleep(['rate', '-'], JSON.stringify([row, { ...row, ribbon: 9 }]));
    expect([status, stdout, stderr]).toEqual([1, '', '[1].ribbon: Ribbon must be 0-4\n']);
  });

  it('names an option that it does not know, without a stack', () => {
    const { status, stdout, stderr } = oversleep(['rate', '--colour', 'red']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/--colour/);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
