// The simulation as browsers load it: one minified file with what it needs of the engine, and the tables of every edition.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../machine/root.mjs';

/** Bytes that it may take on the wire: a player on a train waits for it. */
export const CHUNK_BUDGET = 63_000;

/** What the app's own worker does. */
const APP_WORKER = "import '../web/src/sim/worker.ts';";

/**
 * @param {string} contents what the file does, other than in the app; the packages can be imported by name
 * @returns {Promise<string>} the code of an ECMAScript module
 */
export async function workerChunk(contents = APP_WORKER) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'packages/cli') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** @param {string | Uint8Array} code */
export const gzipBytes = (code) => gzipSync(code, { level: 9 }).length;
