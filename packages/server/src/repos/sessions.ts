// Sessions as the store knows them.
import type { Provider, SessionInfo } from '@oversleep/contract';
import { and, desc, eq, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { type SpentToken, sessions, users } from '../db/schema.ts';
import { writeAudit } from './audit.ts';

const SESSION_MS = 60 * 86_400_000;
/** For so long a token that was just used still works, for the other tabs that had it too. */
const GRACE_MS = 30_000;
/** So often a session may be refreshed within that time. */
export const MOST_SPENT = 32;
const MOST_LISTED = 200;
const FRESH_MS = 10 * 60_000;

const sessionColumns = {
  id: sessions.id,
  userId: users.id,
  externalId: users.externalId,
  role: users.role,
  provider: sessions.provider,
};

/** The session with its user, unless it was ended or has run out. */
export async function findSession(db: Db, id: string, now: Date): Promise<Session | undefined> {
  const [row] = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isStanding(now)));
  return row;
}

export interface NewSession {
  readonly id: string;
  readonly userId: number;
  readonly provider: Provider;
  readonly refreshHash: Uint8Array;
  readonly userAgent: string | undefined;
}

export async function openSession(tx: Db, { userAgent, ...session }: NewSession, now: Date): Promise<void> {
  await tx.insert(sessions).values({
    ...session,
    createdAt: now,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    userAgent: userAgent ?? null,
  });
}

interface TokenRotation {
  readonly sessionId: string;
  readonly hash: Uint8Array;
  /** Of the token that takes its place. */
  readonly nextHash: Uint8Array;
  /** Whether the token was once given out by us, before the one with that hash. */
  readonly precedes: (hash: Uint8Array) => boolean;
}

type RotationResult =
  /** `hash` is what the store holds now: the next one, or a later one for a token that was spent a moment ago. */
  | { readonly ok: true; readonly session: Session; readonly hash: Uint8Array }
  /** `ended`: an old token was used again, so the session ends for all its holders. */
  | { readonly ok: false; readonly ended: boolean };

/** Replaces a refresh token. Calls for one session wait for each other. */
export function rotateSession(
  db: Db,
  { sessionId, hash, nextHash, precedes }: TokenRotation,
  now: Date,
): Promise<RotationResult> {
  return db.transaction(async (tx): Promise<RotationResult> => {
    const [row] = await tx
      .select({ session: sessionColumns, refreshHash: sessions.refreshHash, spent: sessions.spent })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sessionId), isStanding(now)))
      .for('update', { of: sessions });
    if (!row) return { ok: false, ended: false };
    const { session, refreshHash } = row;
    const spent = row.spent.filter(({ until }) => until > now.getTime());

    if (isEqual(hash, refreshHash)) {
      const added: SpentToken = { hash: textOfHash(hash), until: now.getTime() + GRACE_MS };
      await tx
        .update(sessions)
        .set({
          refreshHash: nextHash,
          spent: [...spent, added].slice(-MOST_SPENT),
          rotatedAt: now,
          expiresAt: new Date(now.getTime() + SESSION_MS),
        })
        .where(eq(sessions.id, sessionId));
      return { ok: true, session, hash: nextHash };
    }
    if (spent.some((token) => token.hash === textOfHash(hash))) return { ok: true, session, hash: refreshHash };
    // Knowing only the id of a session must not be enough to end it.
    if (!precedes(refreshHash)) return { ok: false, ended: false };

    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
    const meta = { session: sessionId, provider: session.provider };
    await writeAudit(tx, { actor: undefined, action: 'session.reuse', target: session.externalId, meta });
    return { ok: false, ended: true };
  });
}

export async function listSessions(db: Db, { userId, id: current }: Session, now: Date): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isStanding(now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(MOST_LISTED);
  return rows.map(({ id, provider, createdAt, rotatedAt, expiresAt, userAgent }) => ({
    id,
    provider,
    createdAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(userAgent === null ? {} : { userAgent }),
    current: id === current,
  }));
}

/** Whether the person has signed in a moment ago; renewing the token is no sign-in. */
export async function isFreshSession(db: Db, id: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - FRESH_MS);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gte(sessions.createdAt, since), isStanding(now)));
  return rows.length > 0;
}

/** Whether there was one to end. */
export async function endSession(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isStanding(now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Forgets sessions that are over: without a row they are refused just the same. */
export async function sweepSessions(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), isNotNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return gone.length;
}

const isStanding = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

const textOfHash = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url');

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => textOfHash(a) === textOfHash(b);
