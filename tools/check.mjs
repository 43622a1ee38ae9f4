// `npm run check`: the quick loop.
import { quickSteps } from './quick-steps.mjs';
import { runSteps } from './steps.mjs';

const { failed } = await runSteps(quickSteps);
process.exitCode = failed === 0 ? 0 : 1;
