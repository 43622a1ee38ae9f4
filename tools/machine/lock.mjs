// Lets one process at a time do a piece of work: a file holding the owner's process id, taken over when the owner died.
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_WORK_MS = 15 * 60_000;

/**
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @param {() => void} onWait called once if another process is at it
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  let waits = false;
  while (!take(path)) {
    if (isAbandoned(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!waits) onWait();
    waits = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

// A hard link appears with its content, so a lock without an owner is never read.
/** @param {string} path */
function take(path) {
  const own = `${path}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} path */
function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > LONGEST_WORK_MS) return true;
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return false;
  } catch (error) {
    // ESRCH: the owner is gone. EPERM: it lives under another user. ENOENT: it has just finished.
    return error.code === 'ESRCH';
  }
}
