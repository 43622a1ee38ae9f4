// Takes jobs from a queue one after another and runs them. A failed job is logged and tried again; nothing is thrown.
import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue, QueueJob } from './job-queue.ts';
import type { QueueName } from './queues.ts';

export interface JobLog {
  readonly info: (facts: object, sentence: string) => void;
  readonly error: (facts: object, sentence: string) => void;
}

export type WatchJob = (queue: string, outcome: 'done' | 'failed', seconds: number) => void;

export interface QueueHandler {
  readonly queue: QueueName;
  /** How many at a time. */
  readonly hands: number;
  readonly pollMs: number;
  /** Callers with enough running jobs in this process; their other jobs wait. */
  readonly besides?: () => readonly string[];
  /** The signal aborts when the job's time is over or the process ends. */
  readonly handle: (data: unknown, signal: AbortSignal) => Promise<unknown>;
}

interface Surroundings {
  readonly jobs: JobQueue;
  readonly log: JobLog;
  readonly watch?: WatchJob | undefined;
}

export interface Working {
  /** Takes no more jobs, gives running ones some time to finish, then returns them to the queue. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

export function startWork(
  { queue, hands, pollMs, handle, besides }: QueueHandler,
  { jobs, log, watch }: Surroundings,
): Working {
  const ending = new AbortController();
  const stopping = new AbortController();

  const run = async (job: QueueJob): Promise<void> => {
    const own = new AbortController();
    const late = setTimeout(() => own.abort(new Error('the job took too long')), job.expiresInSeconds * 1000);
    const stop = () => own.abort(stopping.signal.reason);
    stopping.signal.addEventListener('abort', stop, { once: true });
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      await unlessAborted(handle(job.data, own.signal), own.signal);
      await jobs.complete(job);
      watch?.(queue, 'done', seconds());
      log.info({ queue, job: job.id, seconds: seconds() }, 'job done');
    } catch (error) {
      watch?.(queue, 'failed', seconds());
      if (!stopping.signal.aborted) log.error({ err: error, queue, job: job.id }, 'job failed');
      await jobs.fail(job, error);
    } finally {
      clearTimeout(late);
      stopping.signal.removeEventListener('abort', stop);
    }
  };

  const hand = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const job = await jobs.take(queue, besides?.());
        if (job) {
          await run(job);
          continue;
        }
      } catch (error) {
        // Without the database there is nothing to do but wait.
        log.error({ err: error, queue }, 'jobs cannot be reached');
      }
      await pause(pollMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  };

  const all = Promise.all(Array.from({ length: hands }, hand));
  return {
    stop: async (patienceMs) => {
      ending.abort();
      const enough = new AbortController();
      const patience = pause(patienceMs, undefined, { signal: enough.signal }).catch(() => {});
      await Promise.race([all, patience]);
      enough.abort();
      stopping.abort(new Error('the process ends'));
      await all;
    },
  };
}

/** Work that ignores the signal is abandoned. */
function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
