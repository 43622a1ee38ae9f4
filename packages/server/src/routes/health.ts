// Says that the server is up, which version it is, and whether it can do its work.
import { type Health, routes } from '@oversleep/contract';
import { DEFAULT_EDITION } from '@oversleep/game';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function healthRoutes(app: App, { version, readiness, isStarting, lastBackup, now }: Deps): void {
  serve(app, routes.health, async () => ({
    status: isStarting() ? ('starting' as const) : ('healthy' as const),
    version,
    defaultEdition: DEFAULT_EDITION,
    lastBackup: describeBackup(await lastBackup().catch(() => undefined), now()),
  }));
  serve(app, routes.ready, async () => {
    const checks = await readiness();
    const broken = Object.keys(checks).filter((name) => !checks[name]);
    if (broken.length > 0)
      throw refuse('UNREADY', undefined, { details: broken.map((name) => `${name} does not work`) });
    return { status: 'ready' as const, checks: { ...checks } };
  });
}

function describeBackup(madeAt: Date | undefined, now: Date): Health['lastBackup'] {
  if (madeAt === undefined) return null;
  return { at: madeAt.toISOString(), ageSeconds: Math.max(0, Math.round((now.getTime() - madeAt.getTime()) / 1000)) };
}
