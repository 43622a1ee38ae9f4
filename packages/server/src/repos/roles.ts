// Admins as the owner makes them, outside of the web site.
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { writeAudit } from './audit.ts';
import { applyPatrons } from './patrons.ts';
import { accountChange } from './users.ts';

export interface AdminEntry {
  readonly externalId: string;
  readonly friendCode: string;
  readonly name: string;
  readonly lastLoginAt: Date;
}

const entryColumns = {
  externalId: users.externalId,
  friendCode: users.friendCode,
  name: users.name,
  lastLoginAt: users.lastLoginAt,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function listAdmins(db: Db): Promise<readonly AdminEntry[]> {
  return db.select(entryColumns).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id));
}

/** By friend code or external id; undefined when there is no such player. */
export function grantAdmin(db: Db, player: string): Promise<AdminEntry | undefined> {
  return changeRole(db, player, (tx, userId) => makeAdmin(tx, userId, 'command'));
}

/** What remains is what the membership platform says. */
export function revokeAdmin(db: Db, player: string, now: Date): Promise<AdminEntry | undefined> {
  return changeRole(db, player, async (tx, userId) => {
    const [user] = await tx
      .select({ role: users.role, externalId: users.externalId })
      .from(users)
      .where(eq(users.id, userId));
    if (user?.role !== 'admin') return;
    await tx
      .update(users)
      .set({ role: 'default', roleSource: 'none', ...accountChange(), updatedAt: now })
      .where(eq(users.id, userId));
    const meta = { from: 'admin', to: 'default', source: 'command' };
    await writeAudit(tx, { actor: undefined, action: 'user.role', target: user.externalId, meta });
    await applyPatrons(tx, userId, now);
  });
}

/** In a transaction that has locked the user. */
export async function makeAdmin(tx: Db, userId: number, source: 'bootstrap' | 'command'): Promise<void> {
  const [user] = await tx
    .select({ role: users.role, externalId: users.externalId })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.role === 'admin') return;
  await tx
    .update(users)
    .set({ role: 'admin', roleSource: 'manual', ...accountChange() })
    .where(eq(users.id, userId));
  const meta = { from: user.role, to: 'admin', source };
  await writeAudit(tx, { actor: undefined, action: 'user.role', target: user.externalId, meta });
}

function changeRole(
  db: Db,
  player: string,
  change: (tx: Db, userId: number) => Promise<void>,
): Promise<AdminEntry | undefined> {
  return db.transaction(async (tx) => {
    const isPlayer = UUID.test(player) ? eq(users.externalId, player) : eq(users.friendCode, player.toUpperCase());
    const [found] = await tx
      .select({ id: users.id, ...entryColumns })
      .from(users)
      .where(isPlayer)
      .for('update');
    if (!found) return undefined;
    const { id, ...entry } = found;
    await change(tx, id);
    return entry;
  });
}
