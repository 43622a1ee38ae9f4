// Lets pages of other sites call the open routes, as guests: sessions are not accepted from them.
import { type RouteContract, routes } from '@oversleep/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from './routes/app-type.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the route that answers preflight requests. */
    isPreflight?: true;
  }
}

export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, ratelimit, ratelimit-policy, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Every answer links to the guide for moving from the Sleep API. */
export const helpHeaders = (url = ''): { readonly link?: string } =>
  url.startsWith('/compat/') ? { link: '</docs/moving>; rel="help"' } : {};

/** Descriptions of the API, which are open but not in the contract. */
const OPEN_DESCRIPTIONS = ['/docs/json', '/docs/open.json'] as const;

export const isOpenDescription = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  OPEN_DESCRIPTIONS.some((path) => path === url);

export function answerPreflights(app: App): void {
  for (const [path, methods] of openMethods())
    app.options(path, { helmet: false, config: { isPreflight: true } }, (_request, reply) =>
      reply
        .code(204)
        .headers({
          ...OPEN_HEADERS,
          'access-control-allow-methods': methods.join(', '),
          // Without `authorization`, so that browsers refuse to send a session from another site.
          'access-control-allow-headers': 'content-type, if-none-match',
          'access-control-max-age': '86400',
        })
        .send(),
    );
}

function openMethods(): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>(OPEN_DESCRIPTIONS.map((path) => [path, ['GET']]));
  const open = Object.values<RouteContract>(routes).filter((route) => route.open);
  for (const { path, method } of open) byPath.set(path, [...(byPath.get(path) ?? []), method]);
  return byPath;
}
