// Removes creatures that belong to nothing: changes remove them themselves, so there are some only after a mistake.
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { creatures, teamMembers } from '../db/schema.ts';
import { dropUnneeded } from './creatures.ts';
import { changeOf } from './users.ts';

const HOUR_MS = 3_600_000;

/** Player by player under the lock of the account, or one that is just being put into a team would go with them. */
export async function sweepCreatures(db: Db, now: Date): Promise<number> {
  const inTeam = db.select({ one: sql`1` }).from(teamMembers).where(eq(teamMembers.creatureId, creatures.id));
  const lost = await db
    .select({ id: creatures.id, userId: creatures.userId })
    .from(creatures)
    .where(
      and(eq(creatures.saved, false), lt(creatures.updatedAt, new Date(now.getTime() - HOUR_MS)), notExists(inTeam)),
    );
  let gone = 0;
  for (const userId of new Set(lost.map((creature) => creature.userId))) {
    const ids = lost.filter((creature) => creature.userId === userId).map(({ id }) => id);
    gone += await changeOf(db, userId, (change) => dropUnneeded(change, ids));
  }
  return gone;
}
