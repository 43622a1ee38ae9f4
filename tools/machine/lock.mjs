// Lets one process at a time do a piece of work: a file holding the owner's process id, taken over when the owner died.
import { linkSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** An owner that hasn't renewed its lock for this long has died, and another process may have its id. */
const LONGEST_SILENCE_MS = 15 * 60_000;
const SIGN_OF_LIFE_MS = 60_000;

/**
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @param {(owner: string) => void} onWait called once if another process is at it
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  let waits = false;
  while (!take(path)) {
    const owner = ownerOf(path);
    if (owner === undefined) continue;
    if (isAbandoned(path, owner)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!waits) onWait(owner);
    waits = true;
    await pause(200);
  }
  const signs = setInterval(() => utimes(path, new Date(), new Date(), () => {}), SIGN_OF_LIFE_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(signs);
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

/** @param {string} path @param {string} owner */
function isAbandoned(path, owner) {
  try {
    if (Date.now() - statSync(path).mtimeMs > LONGEST_SILENCE_MS) return true;
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    // ESRCH: the owner is gone. EPERM: it lives under another user. ENOENT: it has just finished.
    return error.code === 'ESRCH';
  }
}

/** No one, if it has just finished. @param {string} path */
function ownerOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
