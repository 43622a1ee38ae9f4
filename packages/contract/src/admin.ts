// What only admins may see and do.
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { FriendCode, Moment, Provider, Role, Uuid } from './shapes.ts';

export const AdminUser = Shape({
  external_id: Uuid,
  name: Type.String(),
  role: Role,
  role_source: Type.Enum(['none', 'patreon', 'manual'], { description: 'manual: given by an admin.' }),
  avatar: Type.Optional(Type.String()),
  friend_code: FriendCode,
  providers: Type.Array(Provider),
  created_at: Moment,
  last_login: Moment,
});

export const AuditEntry = Shape({
  at: Moment,
  actor: Type.Union([Type.String(), Type.Null()], { description: 'Name of who did it, while the account exists.' }),
  actorId: Type.Union([Uuid, Type.Null()], { description: 'null: the server itself.' }),
  action: Type.String(),
  target: Type.String(),
  meta: Type.Record(Type.String(), Type.Unknown()),
});

export const ComputationRun = Shape({
  id: Uuid,
  kind: Type.String(),
  key: Type.String(),
  status: Type.Enum(['running', 'finished', 'failed']),
  shards: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  startedAt: Moment,
  finishedAt: Type.Union([Moment, Type.Null()]),
});

const Cursor = Type.String({ minLength: 1, maxLength: 200 });
const byUser = Shape({ externalId: Uuid });
const page = {
  cursor: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};
const NextCursor = Type.Union([Type.String(), Type.Null()]);

export type AdminUser = Static<typeof AdminUser>;
export type AuditEntry = Static<typeof AuditEntry>;
export type ComputationRun = Static<typeof ComputationRun>;

export const adminRoutes = {
  verifyAdmin: {
    method: 'GET',
    path: '/api/admin/verify',
    summary: 'Whether the caller is an admin.',
    access: 'admin',
  },
  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Players, newest first, page by page; searched by name, friend code or id.',
    access: 'admin',
    query: Shape({ ...page, search: Type.Optional(Type.String({ maxLength: 64 })), role: Type.Optional(Role) }),
    answer: Shape({ users: Type.Array(AdminUser), nextCursor: NextCursor }),
  },
  changeRole: {
    method: 'PUT',
    path: '/api/admin/users/:externalId/role',
    summary: 'Gives a player a role by hand.',
    access: 'admin',
    params: byUser,
    body: Shape({ role: Role }),
    answer: AdminUser,
  },
  changeFriendCode: {
    method: 'PUT',
    path: '/api/admin/users/:externalId/friend-code',
    summary: 'Gives a player a friend code.',
    access: 'admin',
    params: byUser,
    body: Shape({ friend_code: FriendCode }),
    answer: AdminUser,
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The log of changes with who made them, newest first.',
    access: 'admin',
    query: Shape(page),
    answer: Shape({ entries: Type.Array(AuditEntry), nextCursor: NextCursor }),
  },
  computations: {
    method: 'GET',
    path: '/api/admin/computations',
    summary: 'Long computations and how far they are.',
    access: 'admin',
    answer: Shape({ runs: Type.Array(ComputationRun) }),
  },
} as const satisfies Record<string, RouteContract>;
