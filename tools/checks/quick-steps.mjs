// The steps that take seconds: texts, types, lint, structure, the budget of homes and unused code.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../machine/programs.mjs';
import { root } from '../machine/root.mjs';
import { commandStep } from './steps.mjs';

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

/** What writes sources that the other steps need: the check of all texts their types, and the client of the open API. */
export const generated = [
  commandStep('texts', [['--import', 'tsx', 'packages/web/build/check-messages.ts']]),
  commandStep('client', [['tools/generated.mjs', 'client']]),
];

/** Static checks of the sources. */
export const checks = [
  // The root project has the tests, which may use Node even if the code they test may not.
  commandStep('types', ['.', ...packages].map(typeCheck)),
  commandStep('lint', [[programs.biome, 'ci', '--colors=off', '.']]),
  commandStep('structure', [['tools/structure.mjs']]),
  commandStep('homes', [['tools/checks/homes.mjs']]),
  // It reads only what has changed since the last time, and generated sources too: they use types of ours.
  commandStep('unused', [[programs.knip, '--no-gitignore', '--cache', '--cache-location', 'node_modules/.cache/knip']]),
];

// The compiler's cache makes the second check several times faster. Several threads would each check the same types again:
// two compilers side by side need half of the work.
/** @param {string} folder */
function typeCheck(folder) {
  const memory = join('node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  return [programs.tsc, '--project', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
}
