// Every route of the server in one table: server and web read method, path and shapes from here.
import type { TSchema } from 'typebox';
import { EditionList } from './editions.ts';
import { Health } from './health.ts';
import { Problem } from './problem.ts';

export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: { readonly [status: number | `${number}xx`]: TSchema };
}

const failures = { '4xx': Problem, '5xx': Problem };

export const routes = {
  health: { method: 'GET', path: '/api/health', response: { 200: Health, ...failures } },
  editions: { method: 'GET', path: '/api/editions', response: { 200: EditionList, ...failures } },
} as const satisfies Record<string, RouteContract>;
