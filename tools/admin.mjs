// `npm run admin -- …`: makes, removes and lists admins.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { root } from './root.mjs';

const main = join(root, 'packages/server/src/commands/admin.ts');
process.exitCode = await runNode(['--import', 'tsx', main, ...process.argv.slice(2)], { cwd: root });
