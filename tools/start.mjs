// `npm start`: checks that the server can start, builds the web app when its sources changed, builds and runs the server.

import { buildServer } from './build/server-build.mjs';
import { ensureWebBuilt } from './build/web-build.mjs';
import { withDevSignIn } from './dev-sign-in.mjs';
import { runNode } from './machine/child.mjs';
import { findStartProblem } from './machine/preflight.mjs';
import { root } from './machine/root.mjs';

const env = withDevSignIn(process.env);
// The server checks this too; checking first saves a build when the port is taken.
const problem = (await findStartProblem(env)) ?? (await ensureWebBuilt());
if (problem === undefined) {
  process.exitCode = await runNode([await buildServer()], { cwd: root, env, notifyOnExit: true });
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
