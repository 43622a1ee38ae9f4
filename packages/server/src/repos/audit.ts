// The log of changes and who made them. It has no key to the accounts, because it outlives them.
import type { AuditEntry } from '@oversleep/contract';
import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { auditLog, users } from '../db/schema.ts';
import { cutPage, type Page } from './paging.ts';

export interface AuditRecord {
  /** External id of who did it; undefined: the server itself. */
  readonly actor: string | undefined;
  /** Thing and verb, such as `news.withdraw`. */
  readonly action: string;
  /** External id of what was changed. */
  readonly target: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** To be called in the transaction that makes the change, so that there is never one without the other. */
export async function writeAudit(tx: Db, { actor, action, target, meta = {} }: AuditRecord): Promise<void> {
  await tx.insert(auditLog).values({ actor: actor ?? null, action, target, meta });
}

export async function listAudit(
  db: Db,
  page: Page,
): Promise<{ readonly entries: AuditEntry[]; readonly nextCursor: string | null }> {
  const rows = await db
    .select({ entry: auditLog, actorName: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.externalId, auditLog.actor))
    .where(page.before === undefined ? undefined : lt(auditLog.id, page.before))
    .orderBy(desc(auditLog.id))
    .limit(page.limit + 1);
  const { items, nextCursor } = cutPage(rows, page, ({ entry }) => entry.id);
  return {
    entries: items.map(({ entry: { at, actor, action, target, meta }, actorName }) => ({
      at: at.toISOString(),
      actor: actorName,
      actorId: actor,
      action,
      target,
      meta,
    })),
    nextCursor,
  };
}
