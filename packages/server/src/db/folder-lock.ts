// One process per folder: the embedded database would destroy itself if two processes wrote to its files.

import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface FolderLock {
  readonly release: () => Promise<void>;
}

/** Throws a sentence for people when another process has the folder. The lock lies beside the folder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  const mine = JSON.stringify(identityOf(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, mine)) return { release: () => removeOwn(path, mine) };
    const holder = await readFile(path, 'utf8').catch(() => '');
    const pid = livingHolder(holder);
    if (pid !== undefined)
      throw new Error(
        `The data in ${folder} is in use by another Oversleep (process ${pid}): please stop it, or set DATA_DIR to another folder.`,
      );
    // Left behind by a process that was killed. Moved away first, so that of two that see it only one removes it.
    const aside = `${path}.${process.pid}`;
    await rename(path, aside).then(
      () => rm(aside, { force: true }),
      () => {},
    );
  }
  throw new Error(`The lock ${path} cannot be taken: please try again.`);
}

/** Appears with its content, so that nobody ever reads a lock that is half written. */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeOwn(path: string, mine: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch(() => '');
  if (content === mine) await rm(path, { force: true });
}

function livingHolder(content: string): number | undefined {
  const holder = parse(content);
  if (holder === undefined) return undefined;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // A process of another user exists too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  const now = identityOf(holder.pid);
  return now.since === holder.since ? holder.pid : undefined;
}

interface ProcessIdentity {
  readonly pid: number;
  /** When the process began, because numbers of processes are given out again; empty where the system does not tell. */
  readonly since: string;
}

function identityOf(pid: number): ProcessIdentity {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in parentheses, which may hold spaces, the 20th field is the start.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return { pid, since: `${boot}/${start}` };
  } catch {
    return { pid, since: '' };
  }
}

function parse(content: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('since' in value)) return undefined;
    return typeof value.pid === 'number' && typeof value.since === 'string'
      ? { pid: value.pid, since: value.since }
      : undefined;
  } catch {
    return undefined;
  }
}
