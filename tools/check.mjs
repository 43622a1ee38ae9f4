// `npm run check`: the quick loop.
import { checks } from './quick-steps.mjs';
import { runStages } from './steps.mjs';
import { suiteStep } from './suite.mjs';

const { failed } = await runStages([checks, [suiteStep('unit')]]);
process.exitCode = failed === 0 ? 0 : 1;
