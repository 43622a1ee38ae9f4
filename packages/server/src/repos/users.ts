// Accounts: what a player sees and changes of the own one, and the frame of every change of a player's data.
import type { UserAnswer, UserPatch } from '@oversleep/contract';
import { DEFAULT_EDITION, type EditionId, type Game, gameOf } from '@oversleep/game';
import { and, type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Avatars } from '../avatars.ts';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { isTaken } from '../db/violation.ts';
import { refuse } from '../problems.ts';
import { readProfile } from '../wire/profile.ts';

/** One change of a player's data, inside its transaction. */
export interface DataChange {
  readonly tx: Db;
  readonly userId: number;
  /** The player's edition. */
  readonly game: Game;
  /** Version of all rows that this change writes. */
  readonly version: number;
}

/** The player's edition, as a part of a query. */
export const editionOf = (userId: number | Placeholder): SQL<EditionId> =>
  sql<EditionId>`coalesce((select edition from user_settings where user_id = ${userId}), ${DEFAULT_EDITION})`;

/**
 * Runs `work` in a transaction in which no other call changes data of the same player: the row of the account is locked first.
 * Without that, one device could drop a creature as unused while another puts it into a team.
 */
export function changeOf<T>(db: Db, userId: number, work: (change: DataChange) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ changes: sql`${users.changes} + 1` })
      .where(eq(users.id, userId))
      .returning({ version: users.changes, edition: editionOf(userId) });
    if (!row) throw accountGone();
    return work({ tx, userId, game: gameOf(row.edition), version: row.version });
  });
}

/** What a change of name, avatar, role or membership sets besides, so that other devices hear of it. */
export const accountChange = () => {
  const next = sql`${users.changes} + 1`;
  return { changes: next, accountVersion: next };
};

/** Deleted by another device while this one's session was still remembered. */
export const accountGone = () => refuse('INVALID_SESSION');

/** Versions in requests may be larger than any that is stored. */
export const hasVersion = (column: Column, version: number): SQL => sql`${column} = ${version}::bigint`;

export async function accountOf(db: Db, userId: number): Promise<UserAnswer> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw accountGone();
  return userAnswer(row);
}

function userAnswer(row: typeof users.$inferSelect): UserAnswer {
  return {
    name: row.name,
    external_id: row.externalId,
    role: row.role,
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    friend_code: row.friendCode,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

export async function patchUser(
  db: Db,
  userId: number,
  patch: UserPatch,
  avatars: Avatars,
  version?: number,
): Promise<UserAnswer> {
  try {
    return await db.transaction((tx) => patchIn(tx, userId, patch, avatars, version));
  } catch (error) {
    if (isTaken(error)) throw refuse('FRIEND_CODE_TAKEN');
    throw error;
  }
}

async function patchIn(
  tx: Db,
  userId: number,
  patch: UserPatch,
  avatars: Avatars,
  version: number | undefined,
): Promise<UserAnswer> {
  const hasPatreon = sql<boolean>`exists (select 1 from identities where user_id = ${userId} and provider = 'patreon')`;
  const [account] = await tx
    .select({ role: users.role, friendCode: users.friendCode, hasPatreon })
    .from(users)
    .where(eq(users.id, userId))
    // What the role allows must still be true when it is written.
    .for('no key update');
  if (!account) throw accountGone();
  const [row] = await tx
    .update(users)
    .set({
      ...readProfile(account, patch, avatars),
      ...accountChange(),
      version: sql`${users.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(users.id, userId), version === undefined ? undefined : hasVersion(users.version, version)))
    .returning();
  if (!row) throw refuse('PROFILE_CHANGED', undefined, { current: await accountOf(tx, userId) });
  return userAnswer(row);
}
