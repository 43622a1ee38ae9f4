// Signing in, staying signed in, and the ways out.
import { routes } from '@oversleep/contract';
import { refresh } from '../auth/refresh.ts';
import { freshenRole, identityBehind, linkAccount, linkedProviders, openAccount } from '../auth/sign-in.ts';
import { createSupporterCheck } from '../auth/supporter-check.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import { deleteAccount, linkedIdentities, unlinkProvider } from '../repos/accounts.ts';
import { endSession, listSessions } from '../repos/sessions.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function loginRoutes(app: App, deps: Deps): void {
  const { store, guard, apiKeys, providers, now } = deps;
  const { db } = store;
  const checkSupporter = createSupporterCheck(deps);

  serve(app, routes.providers, () => ({ providers: [...providers.list()] }));

  serve(app, routes.signup, async ({ body, session, request, reply }) => {
    // Without the intent a session that happens to be there is left alone: a stray code never links.
    const isLink = body.intent === 'link';
    if (isLink && session === undefined) throw refuse('LOG_IN_TO_LINK');
    const context = { log: request.log, retryAfter: (seconds: number) => reply.header('retry-after', seconds) };
    const identity = await identityBehind(deps, body, context);
    await freshenRole(checkSupporter, identity, context);
    return isLink && session !== undefined
      ? linkAccount(deps, session, identity)
      : openAccount(deps, identity, request.headers['user-agent']);
  });

  serve(app, routes.refresh, async ({ body }) => {
    const refreshed = await refresh(deps, body.refresh_token);
    if (refreshed === undefined) throw refuse('INVALID_SESSION');
    const { access, refreshToken } = refreshed;
    return { access_token: access.token, expiry_date: access.expiresAt.getTime(), refresh_token: refreshToken };
  });

  serve(app, routes.logout, async ({ session }) => {
    await endSession(db, session.userId, session.id, now());
    guard.forget(session.id);
  });
  serve(app, routes.sessions, async ({ session }) => ({ sessions: await listSessions(db, session, now()) }));
  serve(app, routes.endSession, async ({ session, params }) => {
    if (!(await endSession(db, session.userId, params.id, now()))) throw refuse('SESSION_NOT_FOUND');
    guard.forget(params.id.toLowerCase());
  });

  serve(app, routes.linkedProviders, async ({ session }) =>
    linkedProviders(await linkedIdentities(db, session.userId)),
  );
  serve(app, routes.unlink, async ({ session, params }) => {
    await unlinkProvider(db, session.userId, params.provider, now());
    // Sessions ended with it, and those that go on may have lost a role.
    guard.forget();
  });
  serve(app, routes.deleteUser, async ({ session }) => {
    await deleteAccount(db, session, now());
    guard.forget();
    apiKeys?.forget();
  });
}
