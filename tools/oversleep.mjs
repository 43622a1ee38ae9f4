// `npm run oversleep -- …`: the command line program.
import { pathToFileURL } from 'node:url';
import { ensureCliBuilt } from './build/cli-build.mjs';
import { whenNpmDies } from './machine/child.mjs';

whenNpmDies(() => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(await ensureCliBuilt()).href);
