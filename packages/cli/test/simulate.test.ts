// `oversleep simulate` as a process: its answers, its workers, its refusals.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRunner, planOf, runChains, simulateRequest, validateRequest } from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { chainsOfWorkers } from '../src/simulate/chain-source.ts';
import { requestOfTask, taskOf } from '../src/simulate/task.ts';

const root = join(import.meta.dirname, '../../..');
const recordings = join(root, 'packages/engine/test/goldens');
const recorded = (name: string) => JSON.parse(readFileSync(join(recordings, `${name}.json`), 'utf8'));
const program = join(root, 'tools/oversleep.mjs');

/** The command as a user starts it in the folder of the recorded teams. */
function simulate(args: string[], input = '') {
  const env = { ...process.env, INIT_CWD: recordings };
  return spawnSync(process.execPath, [program, 'simulate', ...args], { cwd: root, input, encoding: 'utf8', env });
}

const team = recorded('2026-08-t14').input;

describe('the answer', () => {
  it('is everything that the engine knows, the same bytes for one, two and three workers', () => {
    const args = ['2026-08-t10.json', '--edition', '2026-08', '--seed', '7', '--precision', '1%', '--json'];
    const options = { seed: 7, precision: 0.01 };
    const known = validateRequest(gameOf('2026-08'), recorded('2026-08-t10').input);
    const expected = known.ok ? `${JSON.stringify(simulateRequest(known.value, options))}\n` : known.problems;
    for (const workers of ['1', '2', '3']) {
      const { status, stdout, stderr } = simulate([...args, '--workers', workers]);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toBe(expected);
    }
  });

  it('reads a bare team from standard input and simulates at least the days asked for', () => {
    const { status, stdout } = simulate(['-', '--days', '1000', '--json'], JSON.stringify(team));
    const { days, edition, seed, mean, week } = JSON.parse(stdout);
    expect([status, edition, seed]).toEqual([0, DEFAULT_EDITION, 1]);
    expect(days).toBeGreaterThanOrEqual(1000);
    expect(week.p10).toBeLessThan(mean.team.total);
    expect(week.p90).toBeGreaterThan(mean.team.total);
  });

  it('is a table to read unless JSON is asked for', () => {
    const { status, stdout, stderr } = simulate(['2026-08-t05.json', '--edition', '2026-08', '--days', '500']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Team strength per week: [\d,]+ ± [\d,.]+$/m);
    expect(stdout).toMatch(
      /^10 % of weeks stay below [\d,]+ ± [\d,.]+, 50 % below [\d,]+ ± [\d,.]+, 90 % below [\d,]+ ± [\d,.]+$/m,
    );
    expect(stdout).toMatch(/^Typhlosion( +[\d,.]+ ± [\d,.]+){4}$/m);
    expect(stdout).toMatch(/^Cooking (curry|salad|dessert): [\d,]+ ± [\d,.]+ strength per week/m);
    expect(stdout).toMatch(
      /days in \d+ chains of weeks, weekly total known to ± [\d.]+ %; [\d,]+ days for the points of the week; [\d.]+ s$/m,
    );
  });

  it("follows the reference tool's rules on request", () => {
    const total = (...flags: string[]) =>
      JSON.parse(simulate(['2025-10-t09.json', '--edition', '2025-10', '--days', '20000', '--json', ...flags]).stdout)
        .mean.team.total;
    const theirs = recorded('2025-10-t09').mean.team.totalStrengthPerWeek;
    const off = Math.abs(total('--reference-rules') - theirs);
    expect(off).toBeLessThan(0.005 * theirs);
    expect(off).toBeLessThan(Math.abs(total() - theirs));
  });

  it('is nothing, with the reason, when Ctrl-C comes before anything is known', async () => {
    const child = spawn(process.execPath, [program, 'simulate', '-', '--days', '1000000', '--json'], { cwd: root });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (part: string) => {
        output[name] += part;
      });
    }
    // More than a pipe holds: all of it is written only once the program reads, and it listens before it reads.
    const blanks = ' '.repeat(1 << 20);
    await new Promise<void>((resolve) => child.stdin.write(blanks, () => resolve()));
    child.kill('SIGINT');
    child.stdin.end(JSON.stringify(team));
    const [code] = await once(child, 'close');
    expect([code, output.stdout]).toEqual([130, '']);
    expect(output.stderr).toBe('Stopped early, before anything was known.\n');
  });
});

describe('workers', () => {
  it.each([false, true])(
    'give every chain in its order, however many there are; reference rules: %s',
    async (referenceRules) => {
      // Chains by the reference's rules are years long, so one is alone in them.
      const input = { ...team, members: team.members.slice(0, 1) };
      const task = taskOf(input, '2026-08', referenceRules, 3);
      const runner = createRunner(planOf(requestOfTask(task)), task.seed);
      const source = chainsOfWorkers(task, 2);
      try {
        // More than twice round.
        for (let i = 0; i < 5; i += 1) {
          const { chains } = await source.next();
          expect(chains).toEqual(runChains(runner, i, 1).chains);
        }
      } finally {
        await source.end();
      }
    },
  );

  it('pass their failure on', async () => {
    const { checked, ...task } = taskOf(team, '2026-08', false, 1);
    const members = checked.members.map((member) => ({
      ...member,
      creature: { ...member.creature, pokemon: 'NESSIE' },
    }));
    const source = chainsOfWorkers({ ...task, checked: { ...checked, members } }, 1);
    await expect(source.next()).rejects.toThrow(/NESSIE/);
    await source.end();
  });
});

describe('refusals', () => {
  const wrongTeam = {
    settings: team.settings,
    members: [...team.members.slice(1), { ...team.members[0], level: 0, nature: 'Sleepy' }],
  };

  it.each([
    ['a missing file', ['missing.json'], '', /^Cannot read missing\.json/],
    ['a file that is no JSON', ['-'], '{', /^- is no JSON/],
    ['a file that is no team', ['-'], '[]', /^file: A request must be an object/],
    ['wrong fields', ['-'], JSON.stringify(wrongTeam), /^members\[3\]\.level: .*\nmembers\[3\]\.nature: /],
    ['wrong options', ['-', '--days', '0', '--seed', 'x'], '', /^--seed: .*\n--days: must be a whole number/],
    ['an unknown option', ['-', '--colour', 'red'], '', /--colour/],
  ])('%s: a clear message, no answer', (_, args, input, message) => {
    const { status, stdout, stderr } = simulate(args, input);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
