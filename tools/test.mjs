// `npm test`: everything. The last line counts all suites together.

import { availableParallelism, totalmem } from 'node:os';
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

const browser = suiteUnless('browser', chromium.problem);
const server = suiteUnless('server', postgres.problem);
const [unit, integration] = [suiteStep('unit'), suiteStep('integration')];

/** For three suites at once, each with a process for every core. */
const hasRoom = totalmem() > (4 + 3 * availableParallelism()) * 2 ** 30;

// Journeys wait for pages, the server's tests for databases and processes, the others for nothing: beside each other no core waits with them.
const lanes = hasRoom
  ? [browser, server, [unit, integration]]
  : [
      [browser, integration],
      [unit, server],
    ];
const { passed, failed } = await runStages([generated, checks, lanes]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
