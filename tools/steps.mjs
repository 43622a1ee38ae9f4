// Runs the steps of a check one after the other, says how each went, and adds up the results.
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 */

/**
 * All steps run, also after one that failed.
 * @param {readonly Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const start = performance.now();
    const { passed, failed, output } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
    process.stdout.write(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)}${seconds.padStart(6)} s${counts}\n`);
    if (failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
    total.passed += passed;
    total.failed += failed;
  }
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
      const results = await inPairs(commands, (args) => runCommand(args));
      const failures = results.filter(({ code }) => code !== 0);
      const output = failures.map((failure) => failure.output || `ended with code ${failure.code}`).join('\n');
      return failures.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/**
 * @param {readonly string[]} args arguments for Node
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runCommand(args) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/**
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function inPairs(items, work) {
  const results = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
