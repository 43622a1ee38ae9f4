// Area bonuses by island, as far as the player has set them.
import { gameOf } from '@oversleep/game';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { userAreas } from '../db/schema.ts';
import { fittingAreas, type NumberByName, readAreas } from '../wire/progress.ts';
import { changeOf, type DataChange, editionOf } from './users.ts';

/** At most the edition's highest bonus; those that were set after a version, or all. */
export async function areasOf(db: Db, userId: number, since = 0): Promise<Record<string, number>> {
  const rows = await db
    .select({ area: userAreas.area, bonus: userAreas.bonus, edition: editionOf(userId) })
    .from(userAreas)
    .where(and(eq(userAreas.userId, userId), gt(userAreas.version, since)))
    .orderBy(asc(userAreas.area));
  return fittingAreas(gameOf(rows[0]?.edition), Object.fromEntries(rows.map(({ area, bonus }) => [area, bonus])));
}

export function putAreas(db: Db, userId: number, bonuses: NumberByName): Promise<void> {
  return changeOf(db, userId, (change) => storeAreas(change, readAreas(change.game, bonuses)));
}

export async function storeAreas({ tx, userId, version }: DataChange, bonuses: NumberByName): Promise<void> {
  const rows = Object.entries(bonuses).map(([area, bonus]) => ({ userId, area, bonus, version }));
  if (rows.length === 0) return;
  await tx
    .insert(userAreas)
    .values(rows)
    .onConflictDoUpdate({ target: [userAreas.userId, userAreas.area], set: { bonus: sql`excluded.bonus`, version } });
}
