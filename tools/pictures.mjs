// `npm run pictures`: takes the pictures of README anew.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { root } from './root.mjs';

process.exitCode = await runNode(['--import', 'tsx', join(root, 'e2e/readme-pictures.ts')], { cwd: root });
