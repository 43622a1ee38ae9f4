// Builds the web app when anything that goes into it has changed since the last build.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../machine/child.mjs';
import { withLock } from '../machine/lock.mjs';
import { programs } from '../machine/programs.mjs';
import { root } from '../machine/root.mjs';
import { hashSources, isMadeFrom } from './sources.mjs';

const web = join(root, 'packages/web');
const dist = join(web, 'dist');
// Says which sources the build was made from.
const STAMP = '.sources';
const INGREDIENTS = [
  'packages/web',
  'packages/game',
  'packages/engine',
  'packages/contract',
  'packages/interchange',
  'packages/questions',
  'packages/screens',
  'packages/texts',
];
const SINGLE_FILES = ['package-lock.json', 'tsconfig.base.json'];

// Builds with and without sprites differ although their sources are the same.
const sourcesNow = () => hashSources(INGREDIENTS, SINGLE_FILES, process.env.SPRITES);

/**
 * Returns the sentence to show if the build failed.
 * @returns {Promise<string | undefined>}
 */
export async function ensureWebBuilt() {
  if (isMadeFrom(join(dist, STAMP), sourcesNow())) return undefined;
  return withLock(join(root, 'node_modules/.web-build-lock'), async () => {
    const sources = sourcesNow();
    if (isMadeFrom(join(dist, STAMP), sources)) return undefined;
    process.stdout.write('Building the web app…\n');
    // Always the production build of React, whatever NODE_ENV says.
    const env = { ...process.env, NODE_ENV: 'production' };
    const next = join(web, 'dist.next');
    const code = await runNode([programs.vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir'], {
      cwd: web,
      env,
    });
    if (code !== 0) return `The web app could not be built (vite build ended with code ${code}), the reason is above.`;
    writeFileSync(join(next, STAMP), sources);
    replaceFolder(dist, next);
    return undefined;
  });
}

// Built in another folder and swapped, because a running server may be reading the old files.
/**
 * @param {string} path
 * @param {string} next
 */
function replaceFolder(path, next) {
  const old = `${path}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(path)) renameSync(path, old);
  renameSync(next, path);
  rmSync(old, { recursive: true, force: true });
}
