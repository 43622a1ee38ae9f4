// Says that the server is up, and which version it is.
import { routes } from '@oversleep/contract';
import { DEFAULT_EDITION } from '@oversleep/game';
import type { App } from './app-type.ts';

export function healthRoute(app: App, version: string): void {
  const { method, path, response } = routes.health;
  app.route({
    method,
    url: path,
    schema: { response },
    handler: () => ({ status: 'ok' as const, version, defaultEdition: DEFAULT_EDITION }),
  });
}
