// `npm run dev`: the server, started anew when its sources change, and the web app with live reload. One Ctrl-C ends both.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { withDevSignIn } from './dev-sign-in.mjs';
import { runNode } from './machine/child.mjs';
import { findStartProblem } from './machine/preflight.mjs';
import { programs } from './machine/programs.mjs';
import { root } from './machine/root.mjs';

const port = process.env.PORT || '3000';
const webPort = process.env.WEB_PORT || '5173';
const env = {
  ...withDevSignIn(process.env),
  PORT: port,
  // Signing in leads back to where the browser is.
  RETURN_ORIGINS: [`http://localhost:${webPort}`, process.env.RETURN_ORIGINS].filter(Boolean).join(','),
};

const problem = await findStartProblem(env);
if (problem === undefined) {
  process.exitCode = await runBoth();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

async function runBoth() {
  // In a process of its own, because the checks of the facts may be what has changed.
  const writeTables = () => runNode([join(root, 'tools/generated.mjs'), 'tables'], { cwd: root });
  watch(join(root, 'facts'), { persistent: false }, writeTables);
  const server = ['--watch', '--watch-preserve-output', '--import', 'tsx', join(root, 'packages/server/src/server.ts')];
  const web = [programs.vite, '--port', webPort, '--strictPort', '--clearScreen', 'false'];
  const ended = [runNode(server, { cwd: root, env }), runNode(web, { cwd: join(root, 'packages/web'), env })];
  let isSignalled = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isSignalled = true));
  const first = await Promise.race(ended);
  // Ends both, because one is of no use without the other.
  const wasSignalled = isSignalled;
  process.emit('SIGTERM', 'SIGTERM');
  await Promise.all(ended);
  return wasSignalled ? 0 : first;
}
