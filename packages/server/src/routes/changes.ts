// What has changed since a device last asked. Most of the time that is nothing, which costs one lookup and no body.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { changesSince, cursorOf, lineageOf } from '../repos/changes.ts';
import type { App } from './app-type.ts';
import { NOT_MODIFIED, serve } from './serve.ts';

export function changesRoute(app: App, { store: { db }, version: release }: Deps): void {
  serve(app, routes.changes, async ({ session, query, request, reply }) => {
    const { version, floor, edition } = await cursorOf(db, session.userId);
    // Another release may have other tables of the game, by which creatures are answered differently.
    const origin = `${await lineageOf(db)}.${release}.${edition}`;
    // A proxy that compresses makes it a weak one.
    const known = request.headers['if-none-match']?.replace(/^W\//, '') ?? '';
    const etag = (at: number) => `"${origin}.${at}"`;
    reply.header('etag', etag(version));
    if (known === etag(version) && query.since === version) return NOT_MODIFIED;
    const isSameOrigin = known.startsWith(`"${origin}.`);
    const since = isSameOrigin && query.since >= floor && query.since <= version ? query.since : 0;
    const changes = await changesSince(db, session.userId, since);
    // Something may have changed between the two lookups.
    reply.header('etag', etag(changes.version));
    return changes;
  });
}
