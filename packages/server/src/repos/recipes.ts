// Levels of recipes, as far as the player has set them.
import { type EditionId, gameOf } from '@oversleep/game';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { userRecipes } from '../db/schema.ts';
import { fittingRecipes, type NumberByName, readRecipes } from '../wire/progress.ts';
import { changeOf, type DataChange, editionOf } from './users.ts';

/** At most the edition's highest level; those that were set after a version, or all. */
export async function recipesOf(db: Db, userId: number, since = 0): Promise<Record<string, number>> {
  const [levels, edition] = await readLevels(db, userId, since);
  return fittingRecipes(gameOf(edition), levels);
}

/** As they were set, also levels that only another edition has. */
export async function storedRecipes(db: Db, userId: number): Promise<Record<string, number>> {
  const [levels] = await readLevels(db, userId);
  return levels;
}

async function readLevels(db: Db, userId: number, since = 0): Promise<[Record<string, number>, EditionId | undefined]> {
  const rows = await db
    .select({ recipe: userRecipes.recipe, level: userRecipes.level, edition: editionOf(userId) })
    .from(userRecipes)
    .where(and(eq(userRecipes.userId, userId), gt(userRecipes.version, since)))
    .orderBy(asc(userRecipes.recipe));
  return [Object.fromEntries(rows.map(({ recipe, level }) => [recipe, level])), rows[0]?.edition];
}

/** All or none of them. */
export function putRecipes(db: Db, userId: number, levels: NumberByName): Promise<void> {
  return changeOf(db, userId, (change) => storeRecipes(change, readRecipes(change.game, levels)));
}

export async function storeRecipes({ tx, userId, version }: DataChange, levels: NumberByName): Promise<void> {
  const rows = Object.entries(levels).map(([recipe, level]) => ({ userId, recipe, level, version }));
  if (rows.length === 0) return;
  await tx
    .insert(userRecipes)
    .values(rows)
    .onConflictDoUpdate({
      target: [userRecipes.userId, userRecipes.recipe],
      set: { level: sql`excluded.level`, version },
    });
}
