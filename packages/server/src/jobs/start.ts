// Starts the jobs of a process: scheduled ones and long computations.
import { backgroundThreads } from '../compute/lanes.ts';
import type { Deps } from '../deps.ts';
import { forgetComputations } from '../repos/computations.ts';
import { sweepDeletions } from '../repos/deletions.ts';
import { forgetEndedHits } from '../repos/rate-hits.ts';
import { sweepSessions } from '../repos/sessions.ts';
import { sweepCreatures } from '../repos/sweeps.ts';
import { type AnyComputation, giveUpShard, runShard } from './computation.ts';
import { QUEUES, type QueueName } from './queues.ts';
import { syncSupporters } from './supporters.ts';
import { createTally } from './tally.ts';
import { KEPT_MS, TEAM_SEARCH } from './team-search.ts';
import { ownerIn } from './turns.ts';
import { type JobLog, type QueueHandler, startWork, type WatchJob } from './work.ts';

export interface JobOptions {
  readonly log: JobLog;
  readonly watch?: WatchJob | undefined;
  readonly computations?: readonly AnyComputation[];
}

export interface Jobs {
  /** Returns unfinished jobs to the queue after a moment, and closes it. */
  readonly stop: () => Promise<void>;
}

interface JobSchedule {
  readonly queue: QueueName;
  readonly everySeconds: number;
  readonly isWanted?: () => boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often to check whether something is due. */
const TICK_MS = 30_000;
const PATIENCE_MS = 3000;
/** Rare jobs are polled this many times less often. */
const LESS_OFTEN = 5;
const MORE_OFTEN = 4;
/** For what other callers ask for. */
const MORE_HANDS = 1;

/** A process that only serves calls sends jobs but doesn't run any. */
export async function startJobs(deps: Deps, options: JobOptions): Promise<Jobs> {
  const { jobs, config } = deps;
  const { log, watch } = options;
  jobs.onError((error) => log.error({ err: error }, 'the queue of jobs has a problem'));
  await jobs.open();
  if (config.role === 'web') return { stop: jobs.close };

  const working = worksOf(deps, options).map((work) => startWork(work, { jobs, log, watch }));
  const clock = startClock(schedulesOf(deps), deps, log);
  return {
    stop: async () => {
      await clock.stop();
      await Promise.all(working.map(({ stop }) => stop(PATIENCE_MS)));
      await jobs.close();
    },
  };
}

function worksOf(deps: Deps, { computations = [] }: JobOptions): readonly QueueHandler[] {
  const { store, jobs, now } = deps;
  const alone = { hands: 1, pollMs: LESS_OFTEN * jobs.timing.pollMs };
  return [
    {
      queue: QUEUES.supporters,
      ...alone,
      handle: async () => {
        const campaign = campaignFor(deps);
        if (campaign) await syncSupporters(deps, campaign);
      },
    },
    {
      queue: QUEUES.sessions,
      ...alone,
      handle: async () => {
        await sweepSessions(store.db, now());
        await forgetEndedHits(store.db);
        await forgetComputations(store.db, TEAM_SEARCH, new Date(now().getTime() - KEPT_MS));
      },
    },
    {
      queue: QUEUES.creatures,
      ...alone,
      handle: async () => {
        await sweepCreatures(store.db, now());
        await sweepDeletions(store.db, now());
      },
    },
    ...(computations.length > 0 ? shardWorks(deps, computations, alone) : []),
  ];
}

function shardWorks(
  deps: Deps,
  computations: readonly AnyComputation[],
  alone: Pick<QueueHandler, 'hands' | 'pollMs'>,
): readonly QueueHandler[] {
  // As many workers as threads for background work.
  const hands = backgroundThreads(deps.compute.stats().threads);
  const { pollMs } = deps.jobs.timing;
  const handle: QueueHandler['handle'] = (data, signal) => runShard(deps, computations, data, signal);
  return [
    { queue: QUEUES.shard, hands, pollMs, handle },
    { queue: QUEUES.searchShard, pollMs: pollMs / MORE_OFTEN, ...sharedBy(hands, handle) },
    { queue: QUEUES.lostShard, ...alone, handle: (data) => giveUpShard(deps, computations, data) },
  ];
}

/** Extra workers for searches that players watch, so that one is free for another caller; the threads share their time. */
function sharedBy(hands: number, handle: QueueHandler['handle']): Pick<QueueHandler, 'hands' | 'handle' | 'besides'> {
  const busy = createTally();
  return {
    hands: hands + MORE_HANDS,
    besides: () => busy.atLeast(hands),
    handle: async (data, signal) => {
      const done = busy.add(ownerIn(data)?.owner.caller ?? '');
      try {
        return await handle(data, signal);
      } finally {
        done();
      }
    },
  };
}

/** The development stand-in exists in processes that serve calls only. */
const campaignFor = ({ config, providers }: Deps) =>
  config.role === 'worker' ? config.campaign : providers.campaign();

const schedulesOf = (deps: Deps): readonly JobSchedule[] => [
  { queue: QUEUES.supporters, everySeconds: 15 * MINUTE, isWanted: () => campaignFor(deps) !== undefined },
  { queue: QUEUES.sessions, everySeconds: HOUR },
  { queue: QUEUES.creatures, everySeconds: DAY },
];

/** All processes send due jobs; the queue accepts the first. */
function startClock(schedules: readonly JobSchedule[], { jobs }: Pick<Deps, 'jobs'>, log: JobLog) {
  const tick = async () => {
    for (const { queue, everySeconds, isWanted = () => true } of schedules) {
      try {
        if (isWanted()) await jobs.sendOncePer(everySeconds, queue);
      } catch (error) {
        log.error({ err: error, queue }, 'a job that is due could not be sent');
      }
    }
  };
  let ticking = tick();
  const timer = setInterval(() => {
    ticking = ticking.then(tick);
  }, TICK_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await ticking;
    },
  };
}
