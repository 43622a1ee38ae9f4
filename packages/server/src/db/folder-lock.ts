// One process per folder: the embedded database would destroy itself if two processes wrote to its files.
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

export interface FolderLock {
  readonly release: () => void;
}

/** Far behind the file's text: where locks are mandatory, the text can still be read. */
const LOCKED_BYTE = 2 ** 30;

/**
 * Throws a readable sentence if another process has the folder. The kernel keeps the lock with the open file, so it is
 * seen by every container that shares the folder and ends with the process, however that ends. The file itself is never
 * removed: another process may be about to lock it, and a lock on an unlinked file protects nothing.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(dirname(folder), { recursive: true });
  // A descriptor and not a file object, which garbage collection would close, ending the lock.
  const fd = openSync(`${folder}.lock`, 'a+');
  try {
    if (!(await take(fd, folder)))
      throw new Error(
        `The data in ${folder} is in use by another Oversleep${holderIn(fd)}: please stop it, or set DATA_DIR to another folder.`,
      );
    ftruncateSync(fd);
    writeSync(fd, `process ${process.pid} on ${hostname()}\n`);
    return { release: () => closeSync(fd) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

async function take(fd: number, folder: string): Promise<boolean> {
  try {
    // Native code that doesn't exist for every system; with PostgreSQL it isn't needed.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(fd, LOCKED_BYTE, 1);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      `The data in ${folder} cannot be locked (${code}): please set DATA_DIR to a folder on a local disk.`,
    );
  }
}

/** Only for messages; a process that has just taken the lock may not have written its id yet. */
function holderIn(fd: number): string {
  const holder = readFileSync(fd, 'utf8').trim();
  return holder === '' ? '' : ` (${holder})`;
}
