// Counters of rate limits that all processes on one PostgreSQL share.
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { rateHits } from '../db/schema.ts';

export interface Hits {
  readonly hits: number;
  readonly millisecondsLeft: number;
}

/** Counts so many more in a single statement; a window that has ended begins anew. The clock is the database's, for all the same. */
export async function countHit(db: Db, key: string, windowMs: number, cost: number): Promise<Hits> {
  const ends = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const isOver = sql`${rateHits.endsAt} <= now()`;
  const [row] = await db
    .insert(rateHits)
    .values({ key, hits: cost, endsAt: ends })
    .onConflictDoUpdate({
      target: rateHits.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else ${rateHits.hits} + excluded.hits end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateHits.endsAt} end`,
      },
    })
    .returning({
      hits: rateHits.hits,
      millisecondsLeft: sql<number>`(extract(epoch from ${rateHits.endsAt} - now()) * 1000)::integer`,
    });
  if (!row) throw new Error(`no counter for ${key}`);
  return row;
}

export async function forgetEndedHits(db: Db): Promise<void> {
  await db.delete(rateHits).where(lt(rateHits.endsAt, sql`now()`));
}

/** Writes a row of its own, in the one table whose rows don't matter. */
export async function canWrite(db: Db): Promise<boolean> {
  return (await countHit(db, 'readiness', 0, 1)).hits > 0;
}
