// All queues, and what happens to jobs that fail or whose worker disappears.
import type PgBoss from 'pg-boss';

export const QUEUES = {
  supporters: 'supporters.sync',
  sessions: 'sessions.sweep',
  creatures: 'creatures.sweep',
  shard: 'computation.shard',
  lostShard: 'computation.lost-shard',
  searchShard: 'search.shard',
} as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** Time limit of a job; a killed worker is noticed after this time. */
export const EXPIRE_SECONDS = 300;
const SHARD_RETRIES = 3;
/** Parts of a search take about a second and a player is waiting, so this queue is polled more often. */
const SEARCH_EXPIRE_SECONDS = 60;
const SEARCH_RETRIES = 5;
const RETRY_DELAY_SECONDS = 1;

type QueueRules = Omit<PgBoss.Queue, 'name'>;

/** The order matters: a queue must exist before one that refers to it. */
export function queueRules(expireInSeconds: number): readonly (readonly [QueueName, QueueRules])[] {
  const plain: QueueRules = { policy: 'standard', retryLimit: 2, retryDelay: 10, expireInSeconds };
  const shard: QueueRules = {
    // A waiting shard isn't queued again.
    policy: 'short',
    retryDelay: RETRY_DELAY_SECONDS,
    deadLetter: QUEUES.lostShard,
  };
  return [
    [QUEUES.supporters, plain],
    [QUEUES.sessions, plain],
    [QUEUES.creatures, plain],
    [QUEUES.lostShard, { ...plain, retryLimit: 10 }],
    [QUEUES.shard, { ...shard, retryLimit: SHARD_RETRIES, expireInSeconds }],
    [
      QUEUES.searchShard,
      { ...shard, retryLimit: SEARCH_RETRIES, expireInSeconds: Math.min(SEARCH_EXPIRE_SECONDS, expireInSeconds) },
    ],
  ];
}
