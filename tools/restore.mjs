// `npm run restore -- FILE [--force]`: puts a backup into the store.
import { runStoreCommand } from './store-command.mjs';

process.exitCode = await runStoreCommand('restore', process.argv.slice(2));
