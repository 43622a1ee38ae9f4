// How far long computations are, for admins.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { listComputations } from '../repos/computations.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function computationRoutes(app: App, { store }: Deps): void {
  serve(app, routes.computations, async () => ({ runs: await listComputations(store.db) }));
}
