// What a player has deleted, so that other devices hear of it, and until when that is remembered.
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deletions, users } from '../db/schema.ts';
import { inParts } from './in-parts.ts';
import type { DataChange } from './users.ts';

export async function noteDeleted(
  { tx, userId, version }: DataChange,
  gone: readonly Pick<typeof deletions.$inferInsert, 'kind' | 'key'>[],
): Promise<void> {
  await inParts(gone, (part) =>
    tx
      .insert(deletions)
      .values(part.map(({ kind, key }) => ({ userId, kind, key, version })))
      .onConflictDoUpdate({
        target: [deletions.userId, deletions.kind, deletions.key],
        set: { version, at: sql`now()` },
      }),
  );
}

/** A device that was away for longer gets everything anew. */
const KEPT_DAYS = 180;

/** How many were forgotten. */
export function sweepDeletions(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  return db.transaction(async (tx) => {
    const swept = await tx
      .delete(deletions)
      .where(lt(deletions.at, before))
      .returning({ userId: deletions.userId, version: deletions.version });
    const floors = new Map<number, number>();
    for (const { userId, version } of swept) floors.set(userId, Math.max(version, floors.get(userId) ?? 0));
    for (const [userId, floor] of floors)
      await tx
        .update(users)
        .set({ cursorFloor: sql`greatest(${users.cursorFloor}, ${floor})` })
        .where(eq(users.id, userId));
    return swept.length;
  });
}
