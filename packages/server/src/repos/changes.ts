// What of a player's data has changed since a version of the account, as of one moment.
import { randomBytes } from 'node:crypto';
import type { AnswerOf, routes } from '@oversleep/contract';
import { type EditionId, syncedIn } from '@oversleep/game';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deletions, playerRows, serverSecrets, users } from '../db/schema.ts';
import { areasOf } from './areas.ts';
import { creaturesSince } from './creatures.ts';
import { oncePerStore } from './prepared.ts';
import { recipesOf } from './recipes.ts';
import { readSecret } from './secrets.ts';
import { settingsOf } from './settings.ts';
import { teamsOf } from './teams.ts';
import { accountGone, editionOf } from './users.ts';

type Changes = AnswerOf<typeof routes.changes>;

/** How far an account has come. */
export interface ChangeCursor {
  readonly version: number;
  /** Below it, deletions are no longer known. */
  readonly floor: number;
  readonly edition: EditionId;
}

const cursorQuery = oncePerStore((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({ version: users.changes, floor: users.cursorFloor, edition: editionOf(userId) })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('cursor_of_player');
});

export async function cursorOf(db: Db, userId: number): Promise<ChangeCursor> {
  const [cursor] = await cursorQuery(db).execute({ userId });
  if (!cursor) throw accountGone();
  return cursor;
}

const LINEAGE = 'lineage';

/** Distinguishes a database from the one it was restored from, whose versions mean nothing here. Restoring resets it. */
export async function lineageOf(db: Db): Promise<string> {
  const known = lineages.get(db);
  if (known !== undefined) return known;
  const value = (await readSecret(db, LINEAGE)) ?? (await newLineage(db));
  const lineage = Buffer.from(value).toString('base64url');
  lineages.set(db, lineage);
  return lineage;
}

const lineages = new WeakMap<Db, string>();

/** Of several processes that start at once, the first one's counts. */
async function newLineage(db: Db): Promise<Uint8Array> {
  const value = randomBytes(6);
  await db.insert(serverSecrets).values({ name: LINEAGE, value }).onConflictDoNothing();
  return (await readSecret(db, LINEAGE)) ?? value;
}

/** `since` 0: everything. */
export function changesSince(db: Db, userId: number, since: number): Promise<Changes> {
  return db.transaction(
    async (tx) => {
      const { version } = await cursorOf(tx, userId);
      const settings = await settingsOf(tx, userId);
      const { name, avatar, role, supporterSince } = settings;
      const [account] = await tx.select({ version: users.accountVersion }).from(users).where(eq(users.id, userId));
      const rows = await tx
        .select({ kind: playerRows.kind, key: playerRows.key, version: playerRows.version, data: playerRows.data })
        .from(playerRows)
        .where(and(eq(playerRows.userId, userId), gt(playerRows.version, since)));
      const teams = (await teamsOf(tx, userId)).filter((team) => team.version > since);
      const creatures = await creaturesSince(tx, userId, since);
      const gone = await tx
        .select({ kind: deletions.kind, key: deletions.key })
        .from(deletions)
        .where(and(eq(deletions.userId, userId), gt(deletions.version, since)));
      // What has come back since is there again, in a newer version.
      const there = new Set([
        ...rows.map(({ kind, key }) => `${kind}:${key}`),
        ...teams.map(({ index }) => `team:${index}`),
        ...creatures.map(({ externalId }) => `creature:${externalId}`),
      ]);
      return {
        version,
        whole: since === 0,
        ...((account?.version ?? 0) > since ? { account: { name, avatar, role, supporterSince } } : {}),
        ...(settings.version > since || since === 0 ? { settings: syncedIn(settings) } : {}),
        recipes: await recipesOf(tx, userId, since),
        areas: await areasOf(tx, userId, since),
        teams,
        creatures,
        rows,
        deleted: since === 0 ? [] : gone.filter(({ kind, key }) => !there.has(`${kind}:${key}`)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
