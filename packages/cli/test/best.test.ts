// `oversleep best` as a process: its answer, the same with more workers, and its refusals.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const recordings = join(root, 'packages/engine/test/goldens');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-best-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All members of the recorded teams of an edition as one box, and the settings of the first team. */
const recorded = readdirSync(recordings)
  .filter((file) => file.startsWith('2026-08'))
  .map((file) => JSON.parse(readFileSync(join(recordings, file), 'utf8')).input);
const creatures = recorded
  .flatMap(({ members }) => members)
  .slice(0, 7)
  .map((member: object, i) => ({ ...member, externalId: undefined, id: `nr${i + 1}` }));
writeFileSync(join(folder, 'box.json'), JSON.stringify({ creatures }));
writeFileSync(join(folder, 'settings.json'), JSON.stringify(recorded[0].settings));

const best = (...args: readonly string[]) => bestOf('box.json', ...args);

function bestOf(box: string, ...args: readonly string[]) {
  const env = { ...process.env, INIT_CWD: folder };
  const all = [join(root, 'tools/oversleep.mjs'), 'best', box, '--settings', 'settings.json', ...args];
  return spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8', env });
}

const answer = (...args: readonly string[]) => answerOf('box.json', ...args);

const answerOf = (box: string, ...args: readonly string[]) => {
  const { stdout, stderr, status } = bestOf(box, '--edition', '2026-08', '--json', ...args);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};

describe('the answer', () => {
  it('has teams by id, best first, and is the same with two workers', () => {
    const { seconds, ...one } = answer('--steps', '80', '--include', 'nr3', '--exclude', 'nr1');
    expect(one).toMatchObject({ considered: 5, simulated: 5, exhaustive: true });
    expect(seconds).toBeGreaterThan(0);
    expect(one.teams).toHaveLength(5);
    for (const { ids, total, error, raced, sure } of one.teams) {
      expect(raced || sure === null).toBe(true);
      expect(new Set(ids).size).toBe(5);
      expect(ids).toContain('nr3');
      expect(ids).not.toContain('nr1');
      expect(total).toBeGreaterThan(0);
      expect(error).toBeGreaterThan(0);
    }
    const totals = one.teams.map(({ total }: { total: number }) => total);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    const { seconds: _, ...two } = answer('--steps', '80', '--include', 'nr3', '--exclude', 'nr1', '--workers', '2');
    expect(two).toEqual(one);
  });

  it('is about other goals, and a rank is a chance', () => {
    const { teams } = answer('--steps', '40', '--goal', 'rank:Basic 2', '--include', 'nr1,nr2,nr3,nr4');
    expect(teams[0].total).toBe(1);
    const { stderr } = best('--goal', 'rank:Master 21');
    expect(stderr).toContain('there is no rank Master 21');
  });

  it('comes after so many seconds, whatever is still to be looked at', () => {
    // All of their teams, with a hundred of each, take long.
    const many = Array.from({ length: 100 }, (_, n) => n).flatMap((n) =>
      creatures.slice(0, 3).map((one, i) => ({ ...one, id: `${i} at ${n + 1}`, level: 1 + (n % 65) })),
    );
    writeFileSync(join(folder, 'many.json'), JSON.stringify({ creatures: many }));
    const found = answerOf('many.json', '--seconds', '2', '--workers', '2');
    expect(found.exhaustive).toBe(false);
    expect(found.simulated).toBeLessThan(250);
  });

  it('is about a box of another tool too', () => {
    const lines = [
      'MQAAjxRGxyWD@Flora',
      'oQEAr4wDZ3x-',
      'UQJDJkVF8H8f',
      'gS8AppABDSUL',
      'QT0EqgT5-38f',
      'UQ0AqgD5-38f',
    ];
    writeFileSync(join(folder, 'lines.txt'), lines.join('\n'));
    const env = { ...process.env, INIT_CWD: folder };
    const args = [
      'best',
      'lines.txt',
      '--settings',
      'settings.json',
      '--edition',
      '2026-10',
      '--steps',
      '20',
      '--json',
    ];
    const { stdout, status } = spawnSync(process.execPath, [join(root, 'tools/oversleep.mjs'), ...args], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    expect(status).toBe(0);
    const { teams, simulated } = JSON.parse(stdout);
    expect(simulated).toBe(6);
    for (const { ids } of teams) for (const id of ids) expect(['1', '2', '3', '4', '5', '6']).toContain(id);
  });

  it('is a table to read unless JSON is asked for', () => {
    const { stdout, status } = best('--edition', '2026-08', '--steps', '50', '--goal', 'berries');
    expect(status).toBe(0);
    expect(stdout).toMatch(/All 21 teams were simulated/);
    expect(stdout).toMatch(/^1 +[\d,]+ ± [\d,.]+ .*\(nr\d\)/m);
  });
});

describe('refusals', () => {
  it.each([
    [['--goal', 'dish:Stone Soup'], /--goal: there is no dish Stone Soup/],
    [['--seconds', '1', '--steps', '1'], /either --seconds or --steps/],
    [['--include', 'missing'], /There is no missing in the box/],
    [['--steps', '0'], /--steps: must be a whole number/],
  ])('%j', (args, message) => {
    const { status, stderr } = best('--edition', '2026-08', ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
