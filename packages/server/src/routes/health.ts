// Says that the server is up, which version it is, and whether it can do its work.
import { routes } from '@oversleep/contract';
import { DEFAULT_EDITION } from '@oversleep/game';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function healthRoutes(app: App, { version, store }: Deps): void {
  serve(app, routes.health, () => ({ status: 'ok' as const, version, defaultEdition: DEFAULT_EDITION }));
  serve(app, routes.ready, async ({ reply }) => {
    const database = await store.client.run('select 1 as one').then(
      () => true,
      () => false,
    );
    if (!database) reply.code(503);
    return { status: database ? ('ready' as const) : ('unready' as const), checks: { database } };
  });
}
