// `npm run backup -- [FILE]`: everything in the store as one file.
import { runStoreCommand } from './store-command.mjs';

process.exitCode = await runStoreCommand('backup', process.argv.slice(2));
