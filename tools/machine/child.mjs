// Runs a program in the foreground as if it were this one: same terminal, same signals, same exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @param {readonly string[]} args arguments for Node
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, notifyOnExit?: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export function runNode(args, { cwd, env = process.env, notifyOnExit = false }) {
  const stdio = notifyOnExit ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const child = spawn(process.execPath, args, { cwd, env, stdio });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Having a listener keeps us alive until the child has closed. In a terminal the child gets the signal twice.
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = whenNpmDies(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

// npm forwards signals to a shell, which they may kill silently.
/** @param {() => void} act */
export function whenNpmDies(act) {
  const parent = process.ppid;
  return process.env.npm_lifecycle_event === undefined
    ? undefined
    : setInterval(() => process.ppid !== parent && act(), 500).unref();
}
