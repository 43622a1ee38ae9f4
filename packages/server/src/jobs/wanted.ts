// Work that may be called off in another process: while it is done, somebody looks now and then whether it is still wanted.
import { setTimeout as pause } from 'node:timers/promises';

/** Short enough that a cancelled search is over within a fifth of a second. */
const LOOK_MS = 100;

/** What the work makes; undefined when it was called off before, which its signal tells it. */
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
      // Who cannot look learns of it when the result is to be written.
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
