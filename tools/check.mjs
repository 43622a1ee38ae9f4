// `npm run check`: the quick loop. The files of unit tests that take as long as all others together run with `npm test`.
import { checks, generated } from './checks/quick-steps.mjs';
import { runStages } from './checks/steps.mjs';
import { suiteStep } from './checks/suite.mjs';

const { failed } = await runStages([generated, checks, [suiteStep('unit', ['**/*.slow.test.*'])]]);
process.exitCode = failed === 0 ? 0 : 1;
