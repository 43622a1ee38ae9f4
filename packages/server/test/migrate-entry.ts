// A process that migrates the database of its first argument by the folder of its second, and prints what it applied.
import { tmpdir } from 'node:os';
import { openStore } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';

const [databaseUrl, folder = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl, dataDir: tmpdir() });
const applied = await migrate(store.client, migrationsIn(folder));
await store.close();
process.send?.(applied);
process.disconnect?.();
