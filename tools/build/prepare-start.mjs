// What `npm start` does before the server runs, as a program of its own: the compilers that it starts end with it.
import { findStartProblem } from '../machine/preflight.mjs';
import { buildServer } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The server checks this too; checking first saves a build when the port is taken.
const problem = (await findStartProblem(process.env)) ?? (await ensureWebBuilt());
if (problem === undefined) {
  await buildServer();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
