// `npm run oversleep -- …`: the command line program.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { root } from './root.mjs';

const main = join(root, 'packages/cli/src/main.ts');
process.exitCode = await runNode(['--import', 'tsx', main, ...process.argv.slice(2)], { cwd: root });
