// The suites: unit tests beside the sources, the server on both databases, whole processes, and journeys through a real browser.
import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tools/checks/slow-first.mjs';

/** To load modules takes longer than most tests do. Files share them, as nothing keeps state in a module; who replaces one cleans up. */
const SHARED = { isolate: false };

/** What vite made of a module is kept for the next run, by its content. A suite with a global setup fails in vite when that module comes from there. */
const REMEMBERED = { experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' } };

/**
 * The packages without a page are loaded by Node itself, through tsx: what vitest makes of a module reaches for every function of another one by name,
 * at every call, which makes a simulation four times as slow. Test files, and what they may replace, stay with vitest.
 */
const NATIVE = {
  execArgv: ['--import', 'tsx/esm'],
  server: {
    deps: {
      external: [
        /\/packages\/(cli|client|contract|engine|game|interchange|questions|screens|texts|word-reader)\/src\/(?!.*\.test\.)/,
      ],
    },
  },
};

/** What is polled for may take as long as it needs on a busy machine; by default it would have a second. */
const PATIENCE_MS = 60_000;
const POLLING = { expect: { poll: { timeout: PATIENCE_MS, interval: 10 } } };

/** How long each file took, which orders the next run. Suites that run side by side would write over what the others know. */
const [, suite = 'all'] = / --project (\w+)/.exec(process.argv.join(' ')) ?? [];

// Here too, because single files are tested without `npm test`.
execFileSync(process.execPath, ['tools/generated.mjs', 'tables'], { cwd: import.meta.dirname, stdio: 'inherit' });

export default defineConfig({
  cacheDir: `node_modules/.cache/vite/${suite}`,
  test: {
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...SHARED,
          ...REMEMBERED,
          ...NATIVE,
          ...POLLING,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/web/build/**/*.test.ts'],
          benchmark: { include: ['packages/*/src/**/*.bench.ts'] },
          setupFiles: ['packages/web/test/english.ts', 'packages/web/test/fresh-page.ts'],
          // Whole pages in a DOM of JavaScript take their time on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          ...SHARED,
          ...NATIVE,
          ...POLLING,
          include: ['packages/server/test/**/*.test.ts'],
          // Starts a PostgreSQL and prepares an empty store once for all files.
          globalSetup: ['packages/server/test/global-setup.ts'],
          // The embedded database is opened too often, and for too short, to be worth the better code that V8 would make of it.
          execArgv: [...NATIVE.execArgv, '--liftoff-only'],
          // No test is late on a busy machine: what does not come to an end at all is noticed all the same.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          ...SHARED,
          ...NATIVE,
          ...POLLING,
          include: ['tools/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: ['packages/server/**'],
          // These start processes, and the first may have to build the web app.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          ...SHARED,
          include: ['e2e/**/*.test.ts'],
          setupFiles: ['packages/web/test/english.ts'],
          // Starts the product once for all files.
          globalSetup: ['e2e/global-setup.ts'],
          // A page that is drawn without a graphics card on a busy machine takes its time.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // To look more often would only hold the page up.
          expect: { poll: { timeout: PATIENCE_MS, interval: 200 } },
        },
      },
    ],
  },
});
