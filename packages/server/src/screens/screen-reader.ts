// Reads screenshots in one thread of its own, in order, each caller's one at a time. The thread ends after a minute without work.
import type { ScreensAnswer } from '@oversleep/contract';
import type { EditionId, Language } from '@oversleep/game';
import { Piscina } from 'piscina';
import { SCREENS_WORKER } from '../places.ts';
import { refuse } from '../problems.ts';
import { checkPicture } from './picture-check.ts';

export interface ScreenTask {
  readonly bytes: Uint8Array;
  readonly edition: EditionId;
  readonly language?: Language | undefined;
}

/** Loads what the thread needs for a language. */
export interface ReaderWarmUp {
  readonly warmUp: Language;
}

export interface ScreenReader {
  /** `caller` is counted, `left` aborts when it no longer waits. */
  readonly read: (task: ScreenTask, caller: string, left: AbortSignal) => Promise<ScreensAnswer>;
  readonly close: () => Promise<void>;
}

interface ScreenReaderOptions {
  readonly worker?: URL;
  /** A picture that takes longer is given up. */
  readonly limitMs: number;
}

const IDLE_MS = 60_000;
const MOST_WAITING = 8;
const MEMORY_MB = 1024;

export function createScreenReader({ worker = SCREENS_WORKER, limitMs }: ScreenReaderOptions): ScreenReader {
  let pool: Piscina<ScreenTask | ReaderWarmUp, ScreensAnswer | undefined> | undefined;
  const busy = new Set<string>();

  const started = () => {
    // Nothing is started for servers that are never sent a picture.
    if (pool) return pool;
    pool = new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: MOST_WAITING,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    // A thread that fails also fails its task, which is answered.
    pool.on('error', () => {});
    return pool;
  };

  return {
    read: async (task, caller, left) => {
      checkPicture(task.bytes);
      if (busy.has(caller)) throw refuse('TOO_MANY_AT_ONCE');
      const threads = started();
      if (threads.queueSize >= MOST_WAITING) throw refuse('QUEUE_FULL');
      busy.add(caller);
      let tooSlow: AbortSignal | undefined;
      try {
        // Not counted: the first picture would pay for it.
        await threads.run({ warmUp: task.language ?? 'en' }, { signal: left });
        tooSlow = AbortSignal.timeout(limitMs);
        const answer = await threads.run(task, { signal: AbortSignal.any([tooSlow, left]) });
        if (answer === undefined) throw refuse('INTERNAL');
        return answer;
      } catch (error) {
        if (left.aborted) throw refuse('CLIENT_GONE');
        if (tooSlow?.aborted) throw refuse('TOO_SLOW');
        throw error;
      } finally {
        busy.delete(caller);
      }
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
