// The command line program as one file, built when anything that goes into it has changed since the last build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../machine/lock.mjs';
import { root } from '../machine/root.mjs';
import { hashSources, isMadeFrom } from './sources.mjs';

const cli = join(root, 'packages/cli');
const stamp = join(cli, 'dist/.sources');

/** @returns {Promise<string>} the file to start */
export async function ensureCliBuilt() {
  const program = join(cli, 'dist/main.mjs');
  if (isMadeFrom(stamp, sources())) return program;
  return withLock(join(root, 'node_modules/.cli-build-lock'), async () => {
    const made = sources();
    if (isMadeFrom(stamp, made)) return program;
    // Loaded here alone: it takes longer than the program itself.
    const { bundle } = await import('./bundle.mjs');
    await bundle(cli, {
      'main.mjs': 'src/main.ts',
      'chain-worker-start.mjs': 'src/simulate/chain-worker.ts',
      'search-worker-start.mjs': 'src/best/search-worker.ts',
      'tierlist-worker-start.mjs': 'src/tierlist/worker.ts',
    });
    writeFileSync(stamp, made);
    return program;
  });
}

const sources = () =>
  hashSources(
    [
      ...['cli', 'engine', 'game', 'interchange', 'questions', 'screens', 'word-reader'].map(
        (name) => `packages/${name}/src`,
      ),
      'packages/texts',
    ],
    ['package-lock.json', 'tools/build/bundle.mjs', 'tools/build/cli-build.mjs'],
  );
