// Accounts and the identities that lead to them: signing in, linking, unlinking, deletion.

import { randomUUID } from 'node:crypto';
import type { Provider, Role } from '@oversleep/contract';
import { cutNickname, MAX_PLAYER_NAME, playerName } from '@oversleep/game';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { randomFriendCode } from '../auth/friend-code.ts';
import type { Identity } from '../auth/provider-table.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { identities, sessions, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { writeAudit } from './audit.ts';
import { applyPatrons } from './patrons.ts';
import { makeAdmin } from './roles.ts';
import { isFreshSession, type NewSession, openSession } from './sessions.ts';

export interface PlayerAccount {
  readonly userId: number;
  readonly externalId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly friendCode: string;
  readonly role: Role;
  /** By provider, what it calls the person; null where it has no name for them. */
  readonly linked: ReadonlyMap<Provider, string | null>;
}

interface SignIn {
  readonly identity: Identity;
  readonly isBootstrapAdmin: boolean;
  readonly session: Omit<NewSession, 'userId' | 'provider'>;
}

const HOUR_MS = 3_600_000;
const CODE_ATTEMPTS = 20;
/** Any number that nothing else in the database takes as the first of two. */
const IDENTITY_LOCK = 7306;

/** The account of an identity, made when there is none, with a new session. Any number of calls at once make one account. */
export function signIn(db: Db, { identity, isBootstrapAdmin, session }: SignIn, now: Date): Promise<PlayerAccount> {
  return db.transaction(async (tx) => {
    await lockIdentity(tx, identity);
    const userId = (await lockOwner(tx, identity)) ?? (await createAccount(tx, identity, now));
    await noteUse(tx, identity, now);
    if (isBootstrapAdmin) await makeAdmin(tx, userId, 'bootstrap');
    if (identity.provider === 'patreon') await applyPatrons(tx, userId, now);
    await openSession(tx, { ...session, userId, provider: identity.provider }, now);
    await noteLogin(tx, userId, now);
    return accountOf(tx, userId);
  });
}

/** Adds an identity to an account; the same one twice is fine. */
export function linkIdentity(db: Db, userId: number, identity: Identity, now: Date): Promise<PlayerAccount> {
  return db.transaction(async (tx) => {
    await lockIdentity(tx, identity);
    const externalId = await lockUser(tx, userId);
    if (externalId === undefined) throw gone();
    const { provider, subject, display } = identity;
    const added = await tx
      .insert(identities)
      .values({ provider, subject, userId, display: display ?? null, linkedAt: now, lastUsedAt: now })
      .onConflictDoNothing()
      .returning({ subject: identities.subject });
    if (added.length === 0) await refuseUnlessOwn(tx, userId, identity);
    else await writeAudit(tx, { actor: externalId, action: 'identity.link', target: externalId, meta: { provider } });
    await noteUse(tx, identity, now);
    if (provider === 'patreon') await applyPatrons(tx, userId, now);
    return accountOf(tx, userId);
  });
}

async function refuseUnlessOwn(tx: Db, userId: number, identity: Identity): Promise<void> {
  const owner = await ownerOf(tx, identity);
  if (owner === undefined) throw refuse('PROVIDER_ALREADY_LINKED');
  if (owner !== userId) throw refuse('IDENTITY_IN_USE');
}

/** The sessions that were opened with it end. */
export function unlinkProvider(db: Db, userId: number, provider: Provider, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const externalId = await lockUser(tx, userId);
    if (externalId === undefined) throw gone();
    const linked = await tx
      .select({ provider: identities.provider })
      .from(identities)
      .where(eq(identities.userId, userId));
    if (!linked.some((row) => row.provider === provider)) throw refuse('PROVIDER_NOT_LINKED');
    if (linked.length === 1) throw refuse('LAST_PROVIDER');
    await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
    if (provider === 'patreon') await applyPatrons(tx, userId, now);
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), eq(sessions.provider, provider)));
    await writeAudit(tx, { actor: externalId, action: 'identity.unlink', target: externalId, meta: { provider } });
  });
}

/**
 * Everything that hangs on the account goes with it. The log keeps an id that leads nowhere, and nothing else. The
 * session must be a fresh one, so that finding an unlocked device is not enough.
 */
export function deleteAccount(db: Db, { userId, id }: Pick<Session, 'userId' | 'id'>, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await isFreshSession(tx, id, now))) throw refuse('SIGN_IN_AGAIN');
    await refuseLastAdmin(tx, userId);
    const externalId = await lockUser(tx, userId);
    if (externalId === undefined) throw gone();
    await tx.delete(users).where(eq(users.id, userId));
    await writeAudit(tx, { actor: externalId, action: 'user.delete', target: externalId });
  });
}

/** Two admins who leave at the same moment wait for each other here, and the second one stays. */
async function refuseLastAdmin(tx: Db, userId: number): Promise<void> {
  const [own] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (own?.role !== 'admin') return;
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === userId) throw refuse('YOU_ARE_LAST_ADMIN');
}

export async function linkedIdentities(db: Db, userId: number): Promise<PlayerAccount['linked']> {
  const rows = await db
    .select({ provider: identities.provider, display: identities.display })
    .from(identities)
    .where(eq(identities.userId, userId));
  return new Map(rows.map(({ provider, display }) => [provider, display]));
}

/** Nothing but the moment, and that rarely: whatever else is written to the account meanwhile stays. */
export async function noteLogin(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastLoginAt: now })
    .where(and(eq(users.id, userId), lt(users.lastLoginAt, new Date(now.getTime() - HOUR_MS))));
}

/** One sign-in or link of an identity at a time. Taken before the lock on a user, everywhere. */
async function lockIdentity(tx: Db, { provider, subject }: Identity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IDENTITY_LOCK}, hashtext(${`${provider}:${subject}`}))`);
}

async function lockUser(tx: Db, userId: number): Promise<string | undefined> {
  const [row] = await tx.select({ externalId: users.externalId }).from(users).where(eq(users.id, userId)).for('update');
  return row?.externalId;
}

async function ownerOf(tx: Db, { provider, subject }: Identity): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.userId;
}

/** Looks again once the lock is there: the identity may have been unlinked while we waited for it. */
async function lockOwner(tx: Db, identity: Identity): Promise<number | undefined> {
  const owner = await ownerOf(tx, identity);
  if (owner === undefined) return undefined;
  await lockUser(tx, owner);
  return ownerOf(tx, identity);
}

async function createAccount(tx: Db, { provider, subject, display, name }: Identity, now: Date): Promise<number> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const friendCode = randomFriendCode();
    const [user] = await tx
      .insert(users)
      .values({
        externalId: randomUUID(),
        name: firstName(name, friendCode),
        friendCode,
        createdAt: now,
        lastLoginAt: now,
      })
      .onConflictDoNothing({ target: users.friendCode })
      .returning({ id: users.id });
    if (!user) continue;
    await tx
      .insert(identities)
      .values({ provider, subject, userId: user.id, display: display ?? null, linkedAt: now, lastUsedAt: now });
    return user.id;
  }
  throw new Error(`no free friend code in ${CODE_ATTEMPTS} attempts`);
}

/** The provider's name for the person, else a name that no list contains. */
function firstName(given: string | undefined, friendCode: string): string {
  const checked = playerName(cutNickname(given ?? '', MAX_PLAYER_NAME));
  return 'name' in checked ? checked.name : `New user ${friendCode}`;
}

async function noteUse(tx: Db, { provider, subject, display }: Identity, now: Date): Promise<void> {
  await tx
    .update(identities)
    .set({ lastUsedAt: now, display: display ?? null })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
}

async function accountOf(tx: Db, userId: number): Promise<PlayerAccount> {
  const [user] = await tx
    .select({
      userId: users.id,
      externalId: users.externalId,
      name: users.name,
      avatar: users.avatar,
      friendCode: users.friendCode,
      role: users.role,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`user ${userId} vanished while it was locked`);
  return { ...user, linked: await linkedIdentities(tx, userId) };
}

const gone = () => refuse('INVALID_SESSION');
