// `npm run admin -- …`: makes, removes and lists admins.

import { buildCommand } from './build/server-build.mjs';
import { runNode } from './machine/child.mjs';
import { root } from './machine/root.mjs';

process.exitCode = await runNode([await buildCommand('admin'), ...process.argv.slice(2)], { cwd: root });
