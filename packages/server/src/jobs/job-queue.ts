// The queue of jobs as the rest of the server sees it. It is opened when it is first used; every process may send.
import { isObject } from '@oversleep/game';
import type PgBoss from 'pg-boss';
import type { Config } from '../config.ts';
import type { RunSql, Store } from '../db/connect.ts';
import { isDeadlock } from '../db/violation.ts';
import { databaseIn, type RunningBoss, startBoss } from './boss.ts';
import { EXPIRE_SECONDS, type QueueName, queueRules } from './queues.ts';
import type { LineState } from './turns.ts';

export interface QueueJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly data: unknown;
  readonly expiresInSeconds: number;
}

interface NewJob {
  readonly data: object;
  /** If a job with this key is waiting already, no other is added. */
  readonly key: string;
  /** The lowest is next; 0 by default. */
  readonly place?: number | undefined;
  /** Time limit in seconds; the queue's by default. */
  readonly seconds?: number | undefined;
}

export interface JobQueue {
  readonly timing: JobTiming;
  readonly open: () => Promise<void>;
  /** Sends in a transaction: the jobs exist exactly if its other changes do. */
  readonly sendIn: (run: RunSql, queue: QueueName, jobs: readonly NewJob[]) => Promise<void>;
  /** Places of the waiting jobs of a queue, and of this caller's among them. */
  readonly lineIn: (run: RunSql, queue: QueueName, caller: string) => Promise<LineState>;
  /** At most one job in each period of this many seconds, however many processes send it. */
  readonly sendOncePer: (seconds: number, queue: QueueName) => Promise<void>;
  /** The next job, but none of these callers. */
  readonly take: (queue: QueueName, besides?: readonly string[]) => Promise<QueueJob | undefined>;
  readonly complete: (job: QueueJob) => Promise<void>;
  /** The job is tried again as often as its queue allows. */
  readonly fail: (job: QueueJob, error: unknown) => Promise<void>;
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
  let reportError: (error: unknown) => void = () => {};

  const open = async (): Promise<RunningBoss> => {
    const running = await startBoss({
      store,
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      databaseTimeout: config.databaseTimeout,
      supervises: config.role !== 'web',
      superviseSeconds: timing.superviseSeconds,
      onError: (error) => reportError(error),
    });
    try {
      for (const [name, rules] of queueRules(timing.expireSeconds)) {
        await running.boss.createQueue(name, { name, ...rules });
        // An existing queue may have the rules of another version.
        await running.boss.updateQueue(name, { name, ...rules });
      }
    } catch (error) {
      await running.stop();
      throw error;
    }
    return running;
  };

  // Processes that start at the same time may conflict; then the database lets one continue and fails the others.
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
      const rows = jobs.map(({ data, key, place = 0, seconds }) => ({
        name: queue,
        data,
        singletonKey: key,
        priority: -place,
        ...(seconds !== undefined && { expireInSeconds: Math.min(seconds, timing.expireSeconds) }),
      }));
      await (await boss()).insert(rows, { db: databaseIn(run) });
    },
    lineIn: async (run, queue, caller) => {
      const [row] = await run(
        `select min(-priority) as next, max((data->>'until')::int) filter (where data->>'caller' = $2) as own
          from pgboss.job where name = $1 and state < 'active'`,
        [queue, caller],
      );
      const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
      return { next: numberIn(row?.next), own: numberIn(row?.own) };
    },
    sendOncePer: async (seconds, queue) => {
      await (await boss()).send(queue, {}, { singletonSeconds: seconds });
    },
    take: async (queue, besides = []) => {
      if (besides.length > 0) return takeBesides(await boss(), queue, besides);
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
      reportError = listen;
    },
    close: async () => {
      const running = await opening?.catch(() => undefined);
      await running?.stop();
    },
  };
}

/** The library's own query for taking a job, extended to skip callers. */
const TAKE_BESIDES = `
  update pgboss.job set state = 'active', started_on = now(),
    retry_count = case when started_on is not null then retry_count + 1 else retry_count end
  where name = $1 and id = (
    select id from pgboss.job
    where name = $1 and state < 'active' and start_after < now()
      and not (coalesce(data->>'caller', '') in (select jsonb_array_elements_text($2::jsonb)))
    order by priority desc, created_on, id limit 1 for update skip locked)
  returning id, data, extract(epoch from expire_in)::float as seconds`;

async function takeBesides(boss: PgBoss, queue: QueueName, besides: readonly string[]): Promise<QueueJob | undefined> {
  const { rows } = await boss.getDb().executeSql(TAKE_BESIDES, [queue, JSON.stringify(besides)]);
  const [row]: readonly unknown[] = rows;
  if (!isObject(row)) return undefined;
  return { id: String(row.id), queue, data: row.data, expiresInSeconds: Number(row.seconds) };
}
