// `npm start`: checks that the server can start, builds the web app when its sources changed, builds the server and becomes it.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withDevSignIn } from './dev-sign-in.mjs';
import { runNode, whenNpmDies } from './machine/child.mjs';
import { root } from './machine/root.mjs';

Object.assign(process.env, withDevSignIn(process.env));
const prepared = await runNode([fileURLToPath(new URL('./build/prepare-start.mjs', import.meta.url))], { cwd: root });
if (prepared === 0) {
  process.chdir(root);
  whenNpmDies(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(join(root, 'packages/server/dist/server.mjs')).href);
} else {
  process.exitCode = prepared;
}
