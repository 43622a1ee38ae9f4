// `npm run dev`: the server and the web app, each started anew or refreshed when its sources change. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { programs } from './programs.mjs';
import { root } from './root.mjs';

const port = process.env.PORT || '3000';
const webPort = process.env.WEB_PORT || '5173';
const webOrigin = `http://localhost:${webPort}`;
const returnOrigins = [webOrigin, process.env.RETURN_ORIGINS].filter(Boolean).join(',');

const children = [
  start(['--watch', '--watch-preserve-output', '--import', 'tsx', join(root, 'packages/server/src/server.ts')], root, {
    PORT: port,
    RETURN_ORIGINS: returnOrigins,
  }),
  start([programs.vite, '--port', webPort, '--strictPort', '--clearScreen', 'false'], join(root, 'packages/web'), {
    PORT: port,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll('SIGTERM'));
const codes = await Promise.all(children.map(({ ended }) => ended));
process.exitCode = Math.max(...codes);

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function start(args, cwd, env) {
  // A group of their own: Ctrl-C reaches only us, and we end both in order.
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      // One without the other is of no use.
      endAll('SIGTERM');
      resolve(code ?? 0);
    });
  });
  return { child, ended };
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const { child } of children ?? []) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
