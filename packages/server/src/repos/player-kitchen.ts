// What a player cooks with: edition, pot, recipe levels and area bonuses, as they were set.
import { DEFAULT_EDITION, type EditionId } from '@oversleep/game';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { userSettings, users } from '../db/schema.ts';
import { accountGone } from './users.ts';

export interface PlayerKitchen {
  readonly edition: EditionId;
  /** Null until the player has set one. */
  readonly potSize: number | null;
  readonly recipeLevels: Readonly<Record<string, number>>;
  readonly areaBonuses: Readonly<Record<string, number>>;
}

type Numbers = Readonly<Record<string, number>> | null;

export async function kitchenOf(db: Db, userId: number): Promise<PlayerKitchen> {
  const [row] = await db
    .select({
      edition: userSettings.edition,
      potSize: userSettings.potSize,
      recipeLevels: sql<Numbers>`(select json_object_agg(recipe, level) from user_recipes where user_id = ${userId})`,
      areaBonuses: sql<Numbers>`(select json_object_agg(area, bonus) from user_areas where user_id = ${userId})`,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw accountGone();
  const { edition, potSize, recipeLevels, areaBonuses } = row;
  return {
    edition: edition ?? DEFAULT_EDITION,
    potSize,
    recipeLevels: recipeLevels ?? {},
    areaBonuses: areaBonuses ?? {},
  };
}
