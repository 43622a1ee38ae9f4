// Members of the membership campaign, and the role that follows from being one.
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { patrons, users } from '../db/schema.ts';
import { writeAudit } from './audit.ts';
import { accountChange } from './users.ts';

export interface Patron {
  readonly patreonId: string;
  /** As the platform says it. */
  readonly status: string;
  readonly since: Date | undefined;
}

const ACTIVE = 'active_patron';
const ROWS_AT_ONCE = 1000;
/** Any two numbers that nothing else in the database takes. */
const LOCK = sql`select pg_advisory_xact_lock(7305, 2)`;

export const isActivePatron = ({ status }: Pick<Patron, 'status'>): boolean => status === ACTIVE;

export interface RoleChanges {
  /** External ids of who became a supporter. */
  readonly granted: readonly string[];
  /** … and of who no longer is one. */
  readonly cleared: readonly string[];
}

export async function isKnownPatron(db: Db, patreonId: string): Promise<boolean> {
  const [row] = await db.select({ status: patrons.status }).from(patrons).where(eq(patrons.patreonId, patreonId));
  return row !== undefined && isActivePatron(row);
}

/** All members at once, or none of them when anything fails. */
export function replacePatrons(db: Db, members: readonly Patron[], now: Date): Promise<RoleChanges> {
  return db.transaction(async (tx) => {
    // Two at once would each insert what the other has not yet deleted.
    await tx.execute(LOCK);
    await tx.delete(patrons);
    for (let start = 0; start < members.length; start += ROWS_AT_ONCE) {
      const rows = members.slice(start, start + ROWS_AT_ONCE);
      await tx.insert(patrons).values(rows.map(({ since, ...row }) => ({ ...row, since: since ?? null })));
    }
    return applyPatrons(tx, undefined, now);
  });
}

/** Gives and takes the role of supporter, for one player or for all. What was given by hand is never touched. */
export async function applyPatrons(tx: Db, userId: number | undefined, now: Date): Promise<RoleChanges> {
  const only = userId === undefined ? undefined : eq(users.id, userId);
  const membership = (column: SQL) => sql`select ${column} from identities i join patrons p on p.patreon_id = i.subject
    where i.user_id = ${users.id} and i.provider = 'patreon' and p.status = ${ACTIVE}`;
  const isActive = sql`exists (${membership(sql`1`)})`;
  const since = sql`(${membership(sql`p.since`)})`;
  const isFromPlatform = eq(users.roleSource, 'patreon');

  const granted = await tx
    .update(users)
    .set({ role: 'supporter', roleSource: 'patreon', supporterSince: since, ...accountChange(), updatedAt: now })
    .where(and(eq(users.role, 'default'), eq(users.roleSource, 'none'), isActive, only))
    .returning({ externalId: users.externalId });
  await tx
    .update(users)
    .set({ supporterSince: since, ...accountChange() })
    .where(and(isFromPlatform, isActive, sql`${users.supporterSince} is distinct from ${since}`, only));
  const cleared = await tx
    .update(users)
    .set({ role: 'default', roleSource: 'none', supporterSince: null, ...accountChange(), updatedAt: now })
    .where(and(isFromPlatform, not(isActive), only))
    .returning({ externalId: users.externalId });

  const changes = { granted: granted.map(externalIdOf), cleared: cleared.map(externalIdOf) };
  for (const target of changes.granted) await audit(tx, target, 'default', 'supporter');
  for (const target of changes.cleared) await audit(tx, target, 'supporter', 'default');
  return changes;
}

const externalIdOf = ({ externalId }: { readonly externalId: string }): string => externalId;

const audit = (tx: Db, target: string, from: string, to: string): Promise<void> =>
  writeAudit(tx, { actor: undefined, action: 'user.role', target, meta: { from, to, source: 'patreon' } });
