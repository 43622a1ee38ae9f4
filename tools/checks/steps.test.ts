// Steps of a check: one run at a time in a folder, and no step outlives its run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../machine/root.mjs';
import { until } from '../machine/until.mjs';

/** Its only step writes down its process id, and ends when the test lets it. */
const STEP = `
  const { existsSync, renameSync, writeFileSync } = require('node:fs');
  writeFileSync('next', String(process.pid));
  renameSync('next', 'step');
  setInterval(() => existsSync('go on') && process.exit(0), 10);`;
const RUN = `
  import { commandStep, runStages } from './checks/steps.mjs';
  await runStages([[commandStep('only', [['-e', ${JSON.stringify(STEP)}]])]]);`;

let folder = '';
let runs: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-steps-'));
  mkdirSync(join(folder, 'tools/checks'), { recursive: true });
  mkdirSync(join(folder, 'tools/machine'));
  for (const name of ['checks/steps', 'machine/child', 'machine/end-with-parent', 'machine/lock', 'machine/root']) {
    copyFileSync(join(root, `tools/${name}.mjs`), join(folder, `tools/${name}.mjs`));
  }
  writeFileSync(join(folder, 'tools/run.mjs'), RUN);
});

afterEach(() => {
  for (const run of runs) run.kill('SIGKILL');
  runs = [];
  rmSync(folder, { recursive: true });
});

function begin() {
  const run = spawn(process.execPath, ['tools/run.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  runs.push(run);
  let said = '';
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { run, ended: once(run, 'close'), said: () => said };
}

const step = () => join(folder, 'step');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a second run in the folder names the process that it waits for, and begins afterwards', async () => {
  const first = begin();
  await until(() => existsSync(step()));
  const second = begin();
  await until(() => second.said() !== '');
  expect(second.said()).toBe(`Waiting for process ${first.run.pid}, which runs checks or tests in this folder…\n`);
  writeFileSync(join(folder, 'go on'), '');
  expect((await first.ended)[0]).toBe(0);
  expect((await second.ended)[0]).toBe(0);
  expect(second.said()).toContain('✓ only');
});

test('the steps of a run that is killed end with it, and the next run does not wait', async () => {
  const killed = begin();
  await until(() => existsSync(step()));
  const pid = Number(readFileSync(step(), 'utf8'));
  killed.run.kill('SIGKILL');
  await until(() => !isAlive(pid));
  writeFileSync(join(folder, 'go on'), '');
  const next = begin();
  expect((await next.ended)[0]).toBe(0);
  expect(next.said()).not.toContain('Waiting');
});
