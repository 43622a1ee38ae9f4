// A program that runs another in its place hands on every signal and the exit code, and does not leave it behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.mjs';

/** Says what it hears, and ends with a code of its own. */
const INNER = `
  const end = (what) => { process.stdout.write(what); process.exit(7); };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('disconnect'));
  setInterval(() => {}, 1000);
  process.stdout.write('ready ');`;

const OUTER = `
  import { runNode } from ${JSON.stringify(join(root, 'tools/machine/child.mjs'))};
  process.exitCode = await runNode(['-e', ${JSON.stringify(INNER)}], { cwd: '.', notifyOnExit: true });`;

/** Ended by this signal to the outer program alone. */
async function endBy(signal: NodeJS.Signals) {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const outer = spawn(process.execPath, ['--input-type=module', '-e', OUTER], { stdio: [...stdio], detached: true });
  onTestFinished(() => {
    try {
      if (outer.pid !== undefined) process.kill(-outer.pid, 'SIGKILL');
    } catch {
      // No process was left.
    }
  });
  // When both have ended, as both hold what is written.
  const closed = once(outer, 'close');
  await once(outer.stdout, 'readable');
  outer.kill(signal);
  const said = await text(outer.stdout);
  const [code] = await closed;
  return { said, code };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s arrives, and the exit code comes back', async (signal) => {
  expect(await endBy(signal)).toEqual({ said: `ready ${signal}`, code: 7 });
});

test('it hears when the other was killed', async () => {
  expect(await endBy('SIGKILL')).toEqual({ said: 'ready disconnect', code: null });
});
