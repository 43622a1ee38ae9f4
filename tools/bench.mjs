// `npm run bench`: measures how fast the formulas and the simulation are.
import { runNode } from './child.mjs';
import { programs } from './programs.mjs';
import { root } from './root.mjs';

const args = ['bench', '--run', '--project', 'unit', ...process.argv.slice(2)];
process.exitCode = await runNode([programs.vitest, ...args], { cwd: root });
