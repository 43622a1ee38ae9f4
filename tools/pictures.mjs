// `npm run pictures [-- NAME…]`: takes the pictures of README again.
import { join } from 'node:path';
import { runNode } from './machine/child.mjs';
import { root } from './machine/root.mjs';

process.exitCode = await runNode(['--import', 'tsx', join(root, 'e2e/readme-pictures.ts'), ...process.argv.slice(2)], {
  cwd: root,
});
