// `npm start`: checks that the server can start, builds the web app when its sources changed, runs the server.
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { runNode } from './child.mjs';
import { root } from './root.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const problem = (await findProblem()) ?? (await ensureWebBuilt());
if (problem === undefined) {
  const server = join(root, 'packages/server/src/server.ts');
  process.exitCode = await runNode(['--import', 'tsx', server], { cwd: root, tellsWhenWeEnd: true });
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

// The server says the same by itself; asked first, nobody waits for a build to learn that the port is taken.
async function findProblem() {
  const { parseConfig } = await tsImport('../packages/server/src/config.ts', import.meta.url);
  const { findStartProblem } = await tsImport('../packages/server/src/preflight.ts', import.meta.url);
  const parsed = parseConfig(process.env, root);
  return parsed.ok ? findStartProblem(parsed.config) : parsed.problems.join('\n');
}
