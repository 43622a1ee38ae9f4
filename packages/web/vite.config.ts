// Builds the web app into dist, from where the server sends it.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emWidths } from './build/em-widths.ts';
import { messages } from './build/messages.ts';
import { pictures } from './build/pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import { keptSheets, scopedNames } from './build/style-modules.ts';
import { thirdParty } from './build/third-party.ts';
import { withoutNode } from './build/without-node.ts';

/** What reads words in pictures is large and rarely needed: it is kept apart from what every device keeps. */
const WORKER_FILES = {
  entryFileNames: ({ name }: { readonly name: string }) =>
    `${name === 'reading-worker' ? 'readers' : 'assets'}/[name]-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `${names.some((name) => /\.(wasm|gz)$/.test(name)) ? 'readers' : 'assets'}/[name]-[hash][extname]`,
};

/**
 * Chunks follow from what is imported: a rule names packages and folders, never a file. Where it has a number, so many pages and parts
 * loaded later must need a module, so that a module that few need goes with them. The weight test measures what comes of it.
 */
const CHUNKS = [
  // Libraries and the game change less often than the app, so browsers may keep them across releases.
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const], priority: 7 },
  { name: 'game', test: /\/packages\/game\/src\/(?!(tables\/)?large\/)/, minShareCount: 30, priority: 6 },
  // A third of the tables, and not needed before the first page.
  { name: 'names', test: /\/packages\/game\/src\/(tables\/)?large\//, priority: 5 },
  // What the first page and others need: a file of its own costs each of them more than it holds.
  { name: 'shell', test: /./, tags: ['$initial' as const], minShareCount: 2, priority: 4 },
  // What asks for figures, and what most pages with figures show answers with.
  { name: 'question', test: /\/packages\/(web\/src\/(sim|workers)|questions\/src)\//, minShareCount: 25, priority: 3 },
  { name: 'answers', test: /\/packages\/(web\/src\/(sim|workers)|questions\/src)\//, minShareCount: 20, priority: 2 },
  { name: 'controls', test: /\/packages\/web\/src\/(ui|messages|parts\/words)\//, minShareCount: 16, priority: 1 },
];

/** In development the server runs beside Vite; the browser sees both at one address, as in production. */
const SERVER = `http://localhost:${process.env.PORT || 3000}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), emWidths(), messages(), pictures(), thirdParty(), serviceWorker(), keptSheets()],
  css: { modules: { generateScopedName: scopedNames(command === 'serve') } },
  server: { proxy: { '/api': SERVER, '/card': SERVER, '/dev-idp': SERVER, '/docs': SERVER } },
  worker: {
    format: 'es',
    plugins: () => [withoutNode()],
    rolldownOptions: { checks: { pluginTimings: false }, output: WORKER_FILES },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which file needs which: what the app weighs is measured by it.
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The names of classes, of which a page has hundreds, stand where they are used.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
}));
