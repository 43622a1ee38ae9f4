// `npm run check`: the quick loop.
import { quickStages } from './quick-steps.mjs';
import { runStages } from './steps.mjs';

const { failed } = await runStages(quickStages);
process.exitCode = failed === 0 ? 0 : 1;
