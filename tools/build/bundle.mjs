// Bundles programs of a package into one file each, which start much faster than their sources. Libraries stay where they are
// installed, unless they are asked for.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../machine/root.mjs';

/** Libraries that load files beside their own, and one that isn't installed. */
const STAY = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  'fs-native-extensions',
  'pg-native',
  'pino',
  'piscina',
  'sharp',
  'tesseract.js',
];

/** For programs that are started often: includes the libraries, which then load in half the time. */
const WITH_LIBRARIES = {
  packages: 'bundle',
  external: STAY.flatMap((name) => [name, `${name}/*`]),
  // What libraries of the older kind call.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

/**
 * @param {string} folder of the package
 * @param {Readonly<Record<string, string>>} entries sources by the file that comes out
 * @param {{ withLibraries?: boolean }} options
 * @returns {Promise<string>} the first of them
 */
export async function bundle(folder, entries, { withLibraries = false } = {}) {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  // Built in another place and then moved, because another process may be starting at this moment.
  const next = mkdtempSync(`${dist}.`);
  await build({
    entryPoints: Object.entries(entries).map(([file, source]) => ({
      in: join(folder, source),
      out: file.replace(/\.mjs$/, ''),
    })),
    outdir: next,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    ...(withLibraries ? WITH_LIBRARIES : { packages: 'external' }),
    alias: Object.fromEntries([
      ...['game', 'engine', 'contract', 'interchange', 'questions', 'screens', 'texts', 'word-reader'].map((name) => [
        `@oversleep/${name}`,
        join(root, `packages/${name}/src/index.ts`),
      ]),
      ['@oversleep/questions/steps', join(root, 'packages/questions/src/steps.ts')],
      ['@oversleep/questions/team-steps', join(root, 'packages/questions/src/team-steps.ts')],
    ]),
    logLevel: 'error',
  });
  for (const file of Object.keys(entries)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  }
  rmSync(next, { recursive: true, force: true });
  return join(dist, Object.keys(entries)[0] ?? '');
}
