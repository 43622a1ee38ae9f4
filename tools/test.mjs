// `npm test`: everything. The last line counts all suites together.
import { ensureChromium } from './chromium.mjs';
import { quickSteps } from './quick-steps.mjs';
import { runSteps } from './steps.mjs';
import { suiteStep } from './suite.mjs';

const chromium = ensureChromium(process.env);
if ('path' in chromium) process.env.CHROMIUM_PATH = chromium.path;

const browser =
  'path' in chromium
    ? suiteStep('browser')
    : { name: 'browser', run: async () => ({ passed: 0, failed: 1, output: chromium.problem }) };

const { passed, failed } = await runSteps([...quickSteps, suiteStep('integration'), browser]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
