// `npm test`: everything. The last line counts all suites together.
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { quickStages } from './quick-steps.mjs';
import { runStages } from './steps.mjs';
import { suiteStep } from './suite.mjs';

const chromium = ensureChromium(process.env);
if ('path' in chromium) process.env.CHROMIUM_PATH = chromium.path;

const postgres = ensurePostgres(process.env);
if ('folder' in postgres) process.env.POSTGRES_BIN = postgres.folder;

/** A suite that cannot run fails. */
const suiteUnless = (name, problem) =>
  problem === undefined ? suiteStep(name) : { name, run: async () => ({ passed: 0, failed: 1, output: problem }) };

const { passed, failed } = await runStages([
  ...quickStages,
  [suiteUnless('server', postgres.problem)],
  [suiteStep('integration')],
  [suiteUnless('browser', chromium.problem)],
]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
