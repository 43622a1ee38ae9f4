// Counts calls in time windows: in this process, or shared by all processes on the same PostgreSQL.
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/connect.ts';
import { countHit, forgetEndedHits, type Hits } from '../repos/rate-hits.ts';

/** `cost`: how much a call counts; 1 by default. */
export type Counter = (key: string, windowMs: number, cost?: number) => Hits | Promise<Hits>;

/** How many callers are remembered; beyond that, the one that was silent longest is forgotten. */
export const MOST_CALLERS = 50_000;
/** Expired counters are deleted after this many calls. */
const CLEAR_EVERY = 1000;

export function countHere(now: () => Date): Counter {
  const windows = new LRUCache<string, { hits: number; readonly ends: number }>({ max: MOST_CALLERS });
  return (key, windowMs, cost = 1) => {
    const time = now().getTime();
    const known = windows.get(key);
    const current = known !== undefined && known.ends > time ? known : { hits: 0, ends: time + windowMs };
    current.hits += cost;
    windows.set(key, current);
    return { hits: current.hits, millisecondsLeft: current.ends - time };
  };
}

/** While the database doesn't answer, each process counts on its own: a rate limit must not cause an outage. */
export function countTogether(db: Db, otherwise: Counter): Counter {
  let counted = 0;
  return async (key, windowMs, cost = 1) => {
    try {
      counted += 1;
      if (counted % CLEAR_EVERY === 0) await forgetEndedHits(db);
      return await countHit(db, key, windowMs, cost);
    } catch {
      return otherwise(key, windowMs, cost);
    }
  };
}
