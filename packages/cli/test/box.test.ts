// `oversleep box` as a user starts it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-box-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const LINES = 'oQEAr4wDZ3x-@Sparky\r\n\r\n# mine\r\n8f8Ar4wDZ3wf\r\n';

describe('the command', () => {
  it('lists every record, creature or problem, with its format', () => {
    writeFileSync(join(folder, 'box.txt'), LINES);
    const { status, stdout, stderr } = oversleep(['box', 'read', 'box.txt', '--json']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({
      format: 'pokesleep-lines',
      creatures: [
        {
          row: 1,
          line: 1,
          pokemon: 'RAICHU',
          level: 60,
          nature: 'Adamant',
          subskills: [
            { slot: 1, subskill: 'Berry Finding S' },
            { slot: 2, subskill: 'Helping Speed M' },
            { slot: 3, subskill: 'Helping Bonus' },
          ],
          ingredients: ['Apple', 'Ginger', 'Egg'],
          skillLevel: 4,
          ribbon: 3,
          shiny: false,
          nickname: 'Sparky',
          flags: [],
        },
        expect.objectContaining({
          row: 3,
          line: 4,
          unknown: '8f8Ar4wDZ3wf',
          flags: [expect.stringContaining('No. 4095')],
        }),
      ],
      problems: [
        {
          row: 2,
          line: 3,
          field: 'code',
          message: expect.any(String),
          note: { code: 'notACode', values: {} },
          raw: '# mine',
        },
      ],
      teams: [],
      notes: [],
      remarks: [],
    });
  });

  it('reads several files as one box, standard input among them, and shows a table', () => {
    const { status, stdout } = oversleep(['box', 'read', 'box.txt', '-'], 'Pokémon,Level\nPikachu,49');
    expect(status).toBe(0);
    expect(stdout).toMatch(/3 creatures, 1 record that/);
    expect(stdout).toMatch(/^-, line 2 +PIKACHU +Lv 49/m);
    expect(stdout).toMatch(/box\.txt, line 3: .*# mine/);
  });

  it('writes for another tool, and says on the side what that loses', () => {
    const { status, stdout, stderr } = oversleep(
      ['box', 'write', '-', '--to', 'pokesleep-csv', '--language', 'ja'],
      LINES,
    );
    expect(status).toBe(0);
    expect(stdout.split('\n')[1]).toBe(
      'Sparky,ライチュウ,60,4,とくせんリンゴ,あったかジンジャー,とくせんエッグ,エナジーチャージS,いじっぱり,きのみの数S,おてつだいスピードM,おてつだいボーナス,,,1000,0',
    );
    expect(stderr).toMatch(/gender.*\n.*left out.*\nline 3 could not be read/);
  });

  it.each([
    [['box'], /^box takes read or write/],
    [['box', 'read'], /^box read takes at least one FILE/],
    [['box', 'read', 'missing.txt'], /^Cannot read missing\.txt/],
    [['box', 'read', '-', '--from', 'excel'], /^--from: there is no format excel/],
    [['box', 'write', '-'], /^--to: which format/],
    [['box', 'write', '-', '--to', 'dump-raw'], /can be read, not written/],
    [['box', 'write', '-', '--to', 'oversleep', '--language', 'ja'], /same in every language/],
    [['box', 'write', '-', '--to', 'pokesleep-csv', '--language', 'fr'], /must be one of en, ja/],
  ])('fails with one clear message: %j', (args, message) => {
    const { status, stdout, stderr } = oversleep(args, '');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
