// The queue of jobs as the rest of the server sees it. It is opened when it is first used; every process may send.
import type { Config } from '../config.ts';
import type { RunSql, Store } from '../db/connect.ts';
import { isDeadlock } from '../db/violation.ts';
import { databaseIn, type RunningBoss, startBoss } from './boss.ts';
import { EXPIRE_SECONDS, type QueueName, queueRules } from './queues.ts';

export interface Job {
  readonly id: string;
  readonly queue: QueueName;
  readonly data: unknown;
  readonly expiresInSeconds: number;
}

interface NewJob {
  readonly data: object;
  /** A job with this key that still waits in the queue is enough. */
  readonly key: string;
}

export interface JobQueue {
  readonly timing: JobTiming;
  readonly open: () => Promise<void>;
  /** In a transaction: the jobs are there exactly if its other changes are. */
  readonly sendIn: (run: RunSql, queue: QueueName, jobs: readonly NewJob[]) => Promise<void>;
  /** One job in each span of so many seconds, however many processes send it. */
  readonly sendOncePer: (seconds: number, queue: QueueName) => Promise<void>;
  readonly take: (queue: QueueName) => Promise<Job | undefined>;
  readonly complete: (job: Job) => Promise<void>;
  /** To be tried again, as often as its queue allows. */
  readonly fail: (job: Job, error: unknown) => Promise<void>;
  readonly onError: (listen: (error: unknown) => void) => void;
  readonly close: () => Promise<void>;
}

export interface JobTiming {
  readonly expireSeconds: number;
  /** How often to look for jobs whose worker is gone. */
  readonly superviseSeconds: number;
  /** How often to look for shards when there were none. */
  readonly pollMs: number;
}

const JOB_TIMING: JobTiming = { expireSeconds: EXPIRE_SECONDS, superviseSeconds: 30, pollMs: 2000 };

const OPEN_AGAIN = 10;

interface QueueParts {
  readonly store: Store;
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseTimeout' | 'role'>;
  readonly timing?: JobTiming | undefined;
}

export function createJobQueue({ store, config, timing = JOB_TIMING }: QueueParts): JobQueue {
  let opening: Promise<RunningBoss> | undefined;
  let tell: (error: unknown) => void = () => {};

  const open = async (): Promise<RunningBoss> => {
    const running = await startBoss({
      store,
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      databaseTimeout: config.databaseTimeout,
      supervises: config.role !== 'web',
      superviseSeconds: timing.superviseSeconds,
      onError: (error) => tell(error),
    });
    try {
      for (const [name, rules] of queueRules(timing.expireSeconds)) {
        await running.boss.createQueue(name, { name, ...rules });
        // Where it exists already, another version may have made it with other rules.
        await running.boss.updateQueue(name, { name, ...rules });
      }
    } catch (error) {
      await running.stop();
      throw error;
    }
    return running;
  };

  // Processes that start at once may stand in each other's way, of whom the database lets one go on at a time.
  const openPatiently = async (triesLeft: number): Promise<RunningBoss> => {
    try {
      return await open();
    } catch (error) {
      if (triesLeft === 0 || !isDeadlock(error)) throw error;
      return openPatiently(triesLeft - 1);
    }
  };

  const boss = async () => {
    opening ??= openPatiently(OPEN_AGAIN);
    try {
      return (await opening).boss;
    } catch (error) {
      // The next one who needs it tries again.
      opening = undefined;
      throw error;
    }
  };

  return {
    timing,
    open: async () => {
      await boss();
    },
    sendIn: async (run, queue, jobs) => {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, key }) => ({ name: queue, data, singletonKey: key }));
      await (await boss()).insert(rows, { db: databaseIn(run) });
    },
    sendOncePer: async (seconds, queue) => {
      await (await boss()).send(queue, {}, { singletonSeconds: seconds });
    },
    take: async (queue) => {
      const [job] = await (await boss()).fetch<unknown>(queue, { batchSize: 1 });
      return job && { id: job.id, queue, data: job.data, expiresInSeconds: Number(job.expireInSeconds) };
    },
    complete: async ({ queue, id }) => {
      await (await boss()).complete(queue, id);
    },
    fail: async ({ queue, id }, error) => {
      await (await boss()).fail(queue, id, { message: error instanceof Error ? error.message : String(error) });
    },
    onError: (listen) => {
      tell = listen;
    },
    close: async () => {
      const running = await opening?.catch(() => undefined);
      await running?.stop();
    },
  };
}
