// `npm run pictures`: takes the pictures of README anew.
import { join } from 'node:path';
import { runNode } from './machine/child.mjs';
import { root } from './machine/root.mjs';

process.exitCode = await runNode(['--import', 'tsx', join(root, 'e2e/readme-pictures.ts')], { cwd: root });
