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
  const calledOff = new AbortController();
  const watching = watch();
  async function watch(): Promise<void> {
    while (!calledOff.signal.aborted && (await waited(done.signal))) {
      // Who cannot look learns of it when the result is to be written.
      if (!(await isWanted().catch(() => true))) calledOff.abort(new Error('it is not wanted any more'));
    }
  }
  try {
    return await work(AbortSignal.any([signal, calledOff.signal]));
  } catch (error) {
    if (calledOff.signal.aborted) return undefined;
    throw error;
  } finally {
    done.abort();
    await watching;
  }
}

const waited = (signal: AbortSignal): Promise<boolean> =>
  pause(LOOK_MS, true, { signal, ref: false }).catch(() => false);
