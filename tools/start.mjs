// `npm start`: checks that the server can start, builds the web app when its sources changed, runs the server.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { findStartProblem } from './preflight.mjs';
import { root } from './root.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The server says the same by itself; asked first, nobody waits for a build to learn that the port is taken.
const problem = (await findStartProblem(process.env)) ?? (await ensureWebBuilt());
if (problem === undefined) {
  const server = join(root, 'packages/server/src/server.ts');
  process.exitCode = await runNode(['--import', 'tsx', server], { cwd: root, tellsWhenWeEnd: true });
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
