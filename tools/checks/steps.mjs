// Runs the steps of a check, says how each went, and adds up the results.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { whenNpmDies } from '../machine/child.mjs';
import { withLock } from '../machine/lock.mjs';
import { root } from '../machine/root.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 */

/**
 * One stage after the other, the lanes of a stage side by side, the steps of a lane one after the other. All run, also after one that failed.
 * @param {readonly (readonly (Step | readonly Step[])[])[]} stages
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStages(stages) {
  whenNpmDies(() => process.exit(1));
  const memory = join(root, 'node_modules/.cache');
  mkdirSync(memory, { recursive: true });
  // Two runs in one folder would overwrite each other's builds and caches.
  return withLock(
    join(memory, 'checks.lock'),
    () => runAll(stages),
    (owner) => process.stdout.write(`Waiting for process ${owner}, which runs checks or tests in this folder…\n`),
  );
}

/** @param {readonly (readonly (Step | readonly Step[])[])[]} stages */
async function runAll(stages) {
  const total = { passed: 0, failed: 0 };
  const runStep = async ({ name, run }) => {
    const start = performance.now();
    const { passed, failed, output } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
    process.stdout.write(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)}${seconds.padStart(6)} s${counts}\n`);
    if (failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
    total.passed += passed;
    total.failed += failed;
  };
  const runLane = async (lane) => {
    for (const step of [lane].flat()) await runStep(step);
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  return total;
}

/**
 * A step that passes when all of its commands do, and counts as one.
 * @param {string} name
 * @param {readonly (readonly string[])[]} commands arguments for Node
 * @returns {Step}
 */
export function commandStep(name, commands) {
  return {
    name,
    run: async () => {
      const results = await Promise.all(commands.map((args) => inTurn(() => runCommand(args))));
      const failures = results.filter(({ code }) => code !== 0);
      const output = failures.map((failure) => failure.output || `ended with code ${failure.code}`).join('\n');
      return failures.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

const END_WITH_US = new URL('../machine/end-with-parent.mjs', import.meta.url).href;

/**
 * @param {readonly string[]} args arguments for Node
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runCommand(args) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, ['--import', END_WITH_US, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const waiting = [];
let places = 2;

/**
 * Two commands at a time over all steps: more would only compete for cores and memory.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function inTurn(work) {
  if (places > 0) places -= 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else places += 1;
  }
}
