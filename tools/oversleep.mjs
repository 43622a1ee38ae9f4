// `npm run oversleep -- …`: the command line program.
import { pathToFileURL } from 'node:url';
import { whenNpmDies } from './child.mjs';
import { ensureCliBuilt } from './cli-build.mjs';

whenNpmDies(() => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(await ensureCliBuilt()).href);
