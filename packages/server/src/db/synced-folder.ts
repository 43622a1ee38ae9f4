// The folder of the embedded database, with real syncs to disk. By default the database never asks
// for them, and its file layer wouldn't pass them on: a power failure could lose acknowledged data.
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The error number of EINVAL in Emscripten. */
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

/** Synchronous, because PostgreSQL relies on the order in which its files reach the disk. */
export function syncFile({ nfd }: { readonly nfd: number }): number {
  try {
    fs.fsyncSync(nfd);
    return 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    // Some file systems can't sync folders; PostgreSQL expects this error.
    if (code === 'EINVAL') return INVALID;
    // After a failed sync what is on the disk isn't known. PostgreSQL would stop here, too, but the embedded one would retry forever.
    process.stderr.write(
      `The disk did not keep what was written (${code}): Oversleep ends, nothing of it was acknowledged.\n`,
    );
    process.exit(1);
  }
}

/** Syncs once per changing transaction, before it is committed. */
const SYNCED: PGliteOptions = {
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    // Other sync methods call functions that do nothing here.
    ...['-c', 'wal_sync_method=fsync'],
  ],
};

export async function openSyncedFolder(folder: string): Promise<PGlite> {
  const isNew = !fs.existsSync(join(folder, 'PG_VERSION'));
  const lite = new PGlite({ ...SYNCED, fs: new SyncedFolder(folder) });
  await lite.waitReady;
  // A new database is created by copying files, without PostgreSQL's own syncs.
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
