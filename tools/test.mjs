// `npm test`: everything. The last line counts all suites together.

import { checks, generated } from './checks/quick-steps.mjs';
import { runStages } from './checks/steps.mjs';
import { suiteStep } from './checks/suite.mjs';
import { ensureSmallChromium } from './machine/chromium.mjs';
import { ensurePostgres } from './machine/postgres.mjs';

const chromium = ensureSmallChromium(process.env);
if ('path' in chromium) process.env.CHROMIUM_PATH = chromium.path;

const postgres = ensurePostgres(process.env);
if ('folder' in postgres) process.env.POSTGRES_BIN = postgres.folder;

/** A suite that cannot run fails. */
const suiteUnless = (name, problem) =>
  problem === undefined ? suiteStep(name) : { name, run: async () => ({ passed: 0, failed: 1, output: problem }) };

// Journeys wait for pages, the server's tests for databases and processes: beside each other no core waits with them.
const { passed, failed } = await runStages([
  generated,
  checks,
  [
    [suiteUnless('browser', chromium.problem), suiteStep('integration')],
    [suiteStep('unit'), suiteUnless('server', postgres.problem)],
  ],
]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
