// What the server says about itself.
import { EDITIONS } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';

export const Health = Shape({
  status: Type.Enum(['healthy', 'starting'], {
    description:
      'Starting: it waits for its database. One that is not healthy does not answer; readiness names the parts.',
  }),
  version: Type.String(),
  defaultEdition: Type.Enum([...EDITIONS]),
  lastBackup: Type.Union([Shape({ at: Type.String(), ageSeconds: Type.Integer({ minimum: 0 }) }), Type.Null()], {
    description: 'The newest complete backup in the folder of backups, if there is one.',
  }),
});

/** `checks` names each part that the server needs, and whether it works. */
export const Readiness = Shape({
  status: Type.Enum(['ready', 'unready']),
  checks: Type.Record(Type.String(), Type.Boolean()),
});

export type Health = Static<typeof Health>;
export type Readiness = Static<typeof Readiness>;

export const healthRoutes = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server lives.',
    access: 'anyone',
    answer: Health,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Whether the server can do its work; 503 while it cannot.',
    access: 'anyone',
    answer: Readiness,
  },
} as const satisfies Record<string, RouteContract>;
