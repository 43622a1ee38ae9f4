// `npm run admin -- …`: makes, removes and lists admins.
import { runNode } from './child.mjs';
import { root } from './root.mjs';
import { buildCommand } from './server-build.mjs';

process.exitCode = await runNode([await buildCommand('admin'), ...process.argv.slice(2)], { cwd: root });
