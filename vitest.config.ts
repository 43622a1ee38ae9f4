// The three suites: unit tests beside the sources, tests of whole processes, and journeys through a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          benchmark: { include: ['packages/*/src/**/*.bench.ts'] },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tools/*.test.ts', 'packages/*/test/**/*.test.ts'],
          // These start processes, and the first may have to build the web app.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
