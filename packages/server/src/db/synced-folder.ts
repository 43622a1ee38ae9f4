// The folder of the embedded database, on which "written" means "on the disk". As it is delivered, the database never asks
// for that, and its layer between PostgreSQL and the files would not pass it on: what was acknowledged could end with the power.
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** EINVAL in the world of WebAssembly. */
const INVALID = 28;

class SyncedFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const passSync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = syncFile;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passSync] } };
  }
}

/** Before it is done, nothing goes on: PostgreSQL relies on the order in which its files reach the disk. */
export function syncFile({ nfd }: { readonly nfd: number }): number {
  try {
    fs.fsyncSync(nfd);
    return 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    // Some file systems cannot sync folders, which PostgreSQL knows.
    if (code === 'EINVAL') return INVALID;
    // What is on the disk is unknown from now on. PostgreSQL ends here too, but embedded it would go round in circles.
    process.stderr.write(
      `The disk did not keep what was written (${code}): Oversleep ends, nothing of it was acknowledged.\n`,
    );
    process.exit(1);
  }
}

/** One that is synced once for each transaction that changed something, before it is over. */
const SYNCED: PGliteOptions = {
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    // The other methods end in functions that do nothing here.
    ...['-c', 'wal_sync_method=fsync'],
  ],
};

export async function openSyncedFolder(folder: string): Promise<PGlite> {
  const isNew = !fs.existsSync(join(folder, 'PG_VERSION'));
  const lite = new PGlite({ ...SYNCED, fs: new SyncedFolder(folder) });
  await lite.waitReady;
  // A new database is copied there file by file, behind PostgreSQL's back.
  if (isNew) {
    syncTree(folder);
    syncPath(dirname(folder));
  }
  return lite;
}

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const fd = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
