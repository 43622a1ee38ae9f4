// Sessions as the store knows them.
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sessions, users } from '../db/schema.ts';
import type { Session } from '../deps.ts';

/** The session with its user, unless it was ended or has run out. */
export async function findSession(db: Db, id: string, now: Date): Promise<Session | undefined> {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: users.id,
      externalId: users.externalId,
      role: users.role,
      provider: sessions.provider,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return row;
}
