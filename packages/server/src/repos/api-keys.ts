// Keys to the open API as the store knows them: by the SHA-256 of their text.
import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@oversleep/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { apiKeys, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { writeAudit } from './audit.ts';
import { accountGone } from './users.ts';

export const MOST_API_KEYS = 3;

type Row = Pick<typeof apiKeys.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedOn'>;

const shown = ({ id, name, createdAt, lastUsedOn }: Row): ApiKey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedOn,
});

export async function listApiKeys(db: Db, userId: number): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(shown);
}

interface NewApiKey {
  readonly hash: Uint8Array;
  readonly name: string | null;
}

export function createApiKey(db: Db, userId: number, { hash, name }: NewApiKey, now: Date): Promise<ApiKey> {
  return db.transaction(async (tx) => {
    const actor = await lockAccount(tx, userId);
    const held = await tx.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if (held.length >= MOST_API_KEYS) throw refuse('API_KEYS_FULL', { limit: MOST_API_KEYS });
    const row = { id: randomUUID(), userId, hash, name, createdAt: now, lastUsedOn: null };
    await tx.insert(apiKeys).values(row);
    await writeAudit(tx, { actor, action: 'key.create', target: actor });
    return shown(row);
  });
}

/** Whether there was one to end. */
export function endApiKey(db: Db, userId: number, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const actor = await lockAccount(tx, userId);
    const ended = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
      .returning({ id: apiKeys.id });
    if (ended.length > 0) await writeAudit(tx, { actor, action: 'key.end', target: actor });
    return ended.length > 0;
  });
}

/** So that two calls at once don't make one key too many. Answers with the external id. */
async function lockAccount(tx: Db, userId: number): Promise<string> {
  const [row] = await tx
    .select({ externalId: users.externalId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!row) throw accountGone();
  return row.externalId;
}

export interface KnownApiKey {
  readonly id: string;
  readonly userId: number;
  readonly lastUsedOn: string | null;
}

export async function findApiKey(db: Db, hash: Uint8Array): Promise<KnownApiKey | undefined> {
  const [row] = await db
    .select({ id: apiKeys.id, userId: apiKeys.userId, lastUsedOn: apiKeys.lastUsedOn })
    .from(apiKeys)
    .where(eq(apiKeys.hash, hash));
  return row;
}

/** `day` in UTC. */
export async function noteApiKeyUse(db: Db, { id, userId }: KnownApiKey, day: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedOn: day })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
}
