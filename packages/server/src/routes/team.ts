// A player's teams.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { deleteMember, deleteTeam, putMember, putTeam, teamsOf } from '../repos/teams.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';
import { namedVersion, sendVersion } from './versions.ts';

export function teamRoutes(app: App, { store: { db } }: Deps): void {
  serve(app, routes.teams, async ({ session }) => ({ teams: await teamsOf(db, session.userId) }));
  serve(app, routes.putTeam, ({ session, params, body, baseVersion }) =>
    putTeam(db, session.userId, params.teamIndex, body, namedVersion(baseVersion, body.version)),
  );
  serve(app, routes.deleteTeam, async ({ session, params, baseVersion }) => {
    await deleteTeam(db, session.userId, params.teamIndex, namedVersion(baseVersion));
    return {};
  });
  serve(app, routes.putMember, ({ session, params, body, baseVersion }) =>
    putMember(db, session.userId, params, body, {
      team: namedVersion(baseVersion),
      creature: namedVersion(body.version),
    }),
  );
  serve(app, routes.deleteMember, async ({ session, params, baseVersion, reply }) => {
    sendVersion(reply, await deleteMember(db, session.userId, params, namedVersion(baseVersion)));
  });
}
