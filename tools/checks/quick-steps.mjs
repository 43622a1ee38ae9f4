// The steps that take seconds: texts, types, lint, structure, the budget of homes and unused code.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../machine/programs.mjs';
import { root } from '../machine/root.mjs';
import { commandStep } from './steps.mjs';

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

/** Texts come first: their check writes the types of all messages, which the others need. */
export const texts = [commandStep('texts', [['--import', 'tsx', 'packages/web/build/check-messages.ts']])];

/** What is asked of the sources without running them. */
export const checks = [
  // The root holds the tests, which know Node even where the sources that they test must not.
  commandStep('types', ['.', ...packages].map(typeCheck)),
  commandStep('lint', [[programs.biome, 'ci', '--colors=off', '.']]),
  commandStep('structure', [['tools/structure.mjs']]),
  commandStep('homes', [['tools/checks/homes.mjs']]),
  // It reads only what has changed since the last time.
  commandStep('unused', [[programs.knip, '--cache', '--cache-location', 'node_modules/.cache/knip']]),
];

// What the compiler remembers makes the second check several times faster. Several threads would each look at the same types again:
// two compilers side by side need half of the work.
/** @param {string} folder */
function typeCheck(folder) {
  const memory = join('node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  return [programs.tsc, '--project', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
}
