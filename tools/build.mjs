// Builds everything that runs in production, and starts nothing: for images, see Containerfile.
import { buildCommand, buildServer } from './build/server-build.mjs';
import { ensureWebBuilt } from './build/web-build.mjs';
import { ensureTables } from './generated.mjs';

const problem = (await ensureTables()) ?? (await ensureWebBuilt());
if (problem === undefined) {
  await buildServer();
  for (const name of ['admin', 'backup', 'restore']) await buildCommand(name);
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
