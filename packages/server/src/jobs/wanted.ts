// Work that another process may cancel: while it runs, the store is asked repeatedly whether it is still wanted.
import { setTimeout as pause } from 'node:timers/promises';

/** Short enough that a cancelled search is over within a fifth of a second. */
const LOOK_MS = 100;

/** The result of the work; undefined when it was cancelled, which aborts its signal. */
export async function whileWanted<T>(
  isWanted: () => Promise<boolean>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const done = new AbortController();
  const until = new AbortController();
  const stop = () => until.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let isCalledOff = false;
  const watching = watch();
  async function watch(): Promise<void> {
    while (!isCalledOff && (await waited(done.signal))) {
      // If the check itself fails, go on: writing ignores a result that is no longer wanted.
      isCalledOff = !(await isWanted().catch(() => true));
      if (isCalledOff) until.abort(new Error('it is not wanted any more'));
    }
  }
  try {
    return await work(until.signal);
  } catch (error) {
    if (isCalledOff) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    done.abort();
    await watching;
  }
}

const waited = (signal: AbortSignal): Promise<boolean> =>
  pause(LOOK_MS, true, { signal, ref: false }).catch(() => false);
