// What only admins may see and do.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { changeFriendCode, changeRole, listUsers } from '../repos/admin.ts';
import { listAudit } from '../repos/audit.ts';
import { pageOf } from '../repos/paging.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function adminRoutes(app: App, { store: { db }, guard }: Deps): void {
  // The answer is in the route's access.
  serve(app, routes.verifyAdmin, () => {});
  serve(app, routes.adminUsers, ({ query }) => listUsers(db, pageOf(query), query));
  serve(app, routes.changeRole, async ({ session, params, body }) => {
    const user = await changeRole(db, session.externalId, params.externalId, body.role);
    guard.forget();
    return user;
  });
  serve(app, routes.changeFriendCode, ({ session, params, body }) =>
    changeFriendCode(db, session.externalId, params.externalId, body.friend_code),
  );
  serve(app, routes.audit, ({ query }) => listAudit(db, pageOf(query)));
}
