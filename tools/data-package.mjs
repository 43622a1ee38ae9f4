// `npm run data-package -- [FOLDER] [--edition YYYY-MM]`: the game's open tables as files, for releases.
import { buildCommand } from './build/server-build.mjs';
import { runNode } from './machine/child.mjs';
import { root } from './machine/root.mjs';

process.exitCode = await runNode([await buildCommand('data-package'), ...process.argv.slice(2)], { cwd: root });
