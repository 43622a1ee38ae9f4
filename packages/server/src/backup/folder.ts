// The folder in which backups are kept: when the last one was made, and which have been kept long enough.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Kept however old they are: after weeks without a good backup, nothing else is left. */
const KEEP_AT_LEAST = 7;
const DAY_MS = 86_400_000;
/** Callers may ask for health as often as they like; the folder is checked at most this often. */
const REMEMBER_MS = 10_000;

const ENDING = '.ndjson.gz';
/** The data that a restore replaced: kept until it is removed by hand, and not a backup of the present data. */
export const BEFORE_RESTORE = 'before-restore';

export type LastBackup = () => Promise<Date | undefined>;

interface BackupFile {
  readonly path: string;
  readonly madeAt: number;
}

/** Backups appear in the folder only when they are complete, so the newest file is the last good one. */
export function createLastBackup(folder: string, now: () => Date): LastBackup {
  let known: { readonly asked: number; readonly answer: Promise<Date | undefined> } | undefined;
  const look = async () => {
    const [newest] = await backupsIn(folder);
    return newest && new Date(newest.madeAt);
  };
  return () => {
    const time = now().getTime();
    if (known === undefined || Math.abs(time - known.asked) > REMEMBER_MS) known = { asked: time, answer: look() };
    return known.answer;
  };
}

/** Removes backups that are older than so many days, but none of the newest seven. Answers with how many. */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const old = (await backupsIn(folder))
    .slice(KEEP_AT_LEAST)
    .filter(({ madeAt }) => now.getTime() - madeAt > days * DAY_MS);
  for (const { path } of old) await rm(path);
  return old.length;
}

/** The newest first. */
async function backupsIn(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const kept: BackupFile[] = [];
  for (const name of names) {
    if (!name.endsWith(ENDING) || name.startsWith(BEFORE_RESTORE)) continue;
    const path = join(folder, name);
    // It may have been removed in the meantime.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) kept.push({ path, madeAt: found.mtime.getTime() });
  }
  return kept.sort((a, b) => b.madeAt - a.madeAt);
}
