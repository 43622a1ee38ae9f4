// The simulation as browsers load it: minified, with what it needs of the engine, and the tables of every edition.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../machine/root.mjs';

/** Limit of its compressed size in bytes: players on slow connections wait for it. */
export const CHUNK_BUDGET = 63_000;

/** @type {import('esbuild').BuildOptions & { write: false }} */
const MINIFIED = { bundle: true, minify: true, format: 'esm', target: 'es2022', write: false };

/**
 * @param {string} contents what the file does; the packages can be imported by name
 * @returns {Promise<string>} the code of an ECMAScript module
 */
export async function workerChunk(contents) {
  const { outputFiles = [] } = await build({
    ...MINIFIED,
    stdin: { contents, resolveDir: join(root, 'packages/cli') },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** What the app's own worker loads before it answers the first question about a team; the steps of others are loaded when they are asked. */
export async function workerBytes() {
  const { outputFiles = [], metafile } = await build({
    ...MINIFIED,
    entryPoints: [join(root, 'packages/web/src/sim/worker.ts')],
    outdir: join(root, 'packages/web/dist'),
    splitting: true,
    metafile: true,
  });
  const outputs = metafile?.outputs ?? {};
  const loaded = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith('sim/worker.ts')));
  for (const path of loaded)
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') loaded.add(next);
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipBytes(contents), 0);
}

/** @param {string | Uint8Array} code */
export const gzipBytes = (code) => gzipSync(code, { level: 9 }).length;
