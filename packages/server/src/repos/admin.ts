// Players as admins see them, and what admins may change about them.
import type { AdminUser, Provider, Role } from '@oversleep/contract';
import { and, asc, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { isTaken } from '../db/violation.ts';
import { refuse } from '../problems.ts';
import { writeAudit } from './audit.ts';
import { cutPage, type Page } from './paging.ts';
import { accountChange } from './users.ts';

export interface UserFilter {
  readonly search?: string;
  readonly role?: Role;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const seenByAdmins = {
  id: users.id,
  external_id: users.externalId,
  name: users.name,
  role: users.role,
  role_source: users.roleSource,
  avatar: users.avatar,
  friend_code: users.friendCode,
  providers: sql<
    Provider[]
  >`coalesce((select json_agg(i.provider order by i.provider) from identities i where i.user_id = users.id), '[]'::json)`,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

export async function listUsers(
  db: Db,
  page: Page,
  { search, role }: UserFilter,
): Promise<{ readonly users: AdminUser[]; readonly nextCursor: string | null }> {
  const rows = await db
    .select(seenByAdmins)
    .from(users)
    .where(
      and(
        page.before === undefined ? undefined : lt(users.id, page.before),
        role === undefined ? undefined : eq(users.role, role),
        matches(search?.trim() ?? ''),
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.limit + 1);
  const { items, nextCursor } = cutPage(rows, page, ({ id }) => id);
  return { users: items.map(adminUser), nextCursor };
}

/** Part of the name, or the whole friend code or id. */
function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  // These are wildcards in a pattern; the search means the characters themselves.
  const literally = search.replace(/[\\%_]/g, '\\$&');
  return or(
    ilike(users.name, `%${literally}%`),
    eq(users.friendCode, search.toUpperCase()),
    UUID.test(search) ? eq(users.externalId, search) : undefined,
  );
}

/** By hand; `default` gives the player back to the membership platform. */
export function changeRole(db: Db, actor: string, externalId: string, role: Role): Promise<AdminUser> {
  return db.transaction(async (tx) => {
    // All calls lock admins in the same order, so two of them can't remove each other at once.
    const locked = await tx
      .select({ id: users.id, externalId: users.externalId, role: users.role, roleSource: users.roleSource })
      .from(users)
      .where(or(eq(users.role, 'admin'), eq(users.externalId, externalId)))
      .orderBy(asc(users.id))
      .for('no key update');
    const admins = locked.filter((row) => row.role === 'admin');
    const target = locked.find((row) => row.externalId === externalId.toLowerCase());
    if (!admins.some((row) => row.externalId === actor)) throw refuse('ADMINS_ONLY');
    if (!target) throw noPlayer();
    if (target.role === 'admin' && role !== 'admin' && admins.length === 1) throw refuse('LAST_ADMIN');
    const roleSource = role === 'default' ? 'none' : 'manual';
    if (target.role !== role || target.roleSource !== roleSource) {
      await tx
        .update(users)
        .set({
          role,
          roleSource,
          ...(role === 'default' ? { supporterSince: null } : {}),
          ...accountChange(),
          version: sql`${users.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(users.id, target.id));
      const meta = { from: target.role, to: role };
      await writeAudit(tx, { actor, action: 'user.role', target: target.externalId, meta });
    }
    return findUser(tx, target.id);
  });
}

export async function changeFriendCode(
  db: Db,
  actor: string,
  externalId: string,
  friendCode: string,
): Promise<AdminUser> {
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx
        .select({ id: users.id, externalId: users.externalId, friendCode: users.friendCode })
        .from(users)
        .where(eq(users.externalId, externalId))
        .for('update');
      if (!before) throw noPlayer();
      if (before.friendCode !== friendCode) {
        await tx
          .update(users)
          .set({ friendCode, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
          .where(eq(users.id, before.id));
        const meta = { from: before.friendCode, to: friendCode };
        await writeAudit(tx, { actor, action: 'user.friendCode', target: before.externalId, meta });
      }
      return findUser(tx, before.id);
    });
  } catch (error) {
    if (isTaken(error)) throw refuse('FRIEND_CODE_TAKEN');
    throw error;
  }
}

const noPlayer = () => refuse('PLAYER_NOT_FOUND');

async function findUser(db: Db, id: number): Promise<AdminUser> {
  const [row] = await db.select(seenByAdmins).from(users).where(eq(users.id, id));
  if (!row) throw new Error(`user ${id} vanished while it was locked`);
  return adminUser(row);
}

interface SeenByAdmins extends Omit<AdminUser, 'avatar' | 'created_at' | 'last_login'> {
  readonly id: number;
  readonly avatar: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date;
}

function adminUser({ id: _id, avatar, createdAt, lastLoginAt, ...shown }: SeenByAdmins): AdminUser {
  return {
    ...shown,
    ...(avatar === null ? {} : { avatar }),
    created_at: createdAt.toISOString(),
    last_login: lastLoginAt.toISOString(),
  };
}
