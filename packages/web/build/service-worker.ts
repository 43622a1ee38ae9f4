// Builds the service worker after the app, with the list of the files it stores on the device.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));
const OUTPUT = 'service-worker.js';

/** What the first page says in English; other languages are kept once they are chosen. */
const FIRST_TEXTS = /^\/messages\/en\.[^/]+\/(shell|home)\.json$/;

/** Files that the first page loads by itself. */
function shellOf(folder: string): readonly string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  return ['/index.html', ...new Set(named), ...filesIn(folder).filter((path) => FIRST_TEXTS.test(path))];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')) && statSync(join(folder, name)).isFile())
    .map((name) => `/${relative('.', name).split(sep).join('/')}`)
    .filter((path) => path !== `/${OUTPUT}`)
    .sort();
}

/** Not stored: avatars are many and rarely seen, an administrator is online, and fonts of other scripts and the screenshot reader are loaded on demand. */
const NOT_KEPT = [
  /^\/images\/avatar\//,
  /^\/assets\/admin-[^/]+$/,
  /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|latin-ext)-/,
  /\.map$/,
  /^\/(readers|messages)\//,
  // Long, and read by few players.
  /^\/THIRD_PARTY\.txt$/,
];

const isKept = (path: string): boolean => !NOT_KEPT.some((pattern) => pattern.test(path));

export function serviceWorker(): Plugin {
  return {
    name: 'oversleep-service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const all = filesIn(dir);
      const files = all.filter(isKept);
      const shell = shellOf(dir);
      const hash = createHash('sha256');
      for (const path of files) hash.update(path).update(readFileSync(join(dir, path)));
      const { outputFiles } = await build({
        entryPoints: [SOURCE],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        define: {
          __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 16)),
          __SHELL__: JSON.stringify(shell),
          __REST__: JSON.stringify(files.filter((path) => !shell.includes(path))),
          __MESSAGES__: JSON.stringify(all.filter((path) => path.startsWith('/messages/'))),
          __READERS__: JSON.stringify(all.filter((path) => path.startsWith('/readers/'))),
        },
      });
      writeFileSync(join(dir, OUTPUT), outputFiles[0]?.contents ?? '');
    },
  };
}
