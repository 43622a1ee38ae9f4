// Says how long callers may keep an answer that is the same for all of them, and answers 304 to those who have it already.
import { isObject } from '@oversleep/game';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './prepared.ts';

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
/** What belongs to one edition hardly ever changes. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=86400';
/** A name that is unknown today may be in the tables of the next start. */
const ONE_MINUTE = 'public, max-age=60';

/** A hook for routes that answer out of the tables of an edition. */
export async function keepTables(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // What is true for a shorter time says so itself.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', lifetimeOf(request, reply));
}

/** For an answer that is another one tomorrow: yesterday's is no stand-in while the new one is fetched. */
export const keepToday = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=300');

function lifetimeOf({ query }: FastifyRequest, { statusCode }: FastifyReply): string {
  if (statusCode === 404) return ONE_MINUTE;
  if (statusCode >= 400) return 'no-store';
  const isFixed = isObject(query) && query.edition !== undefined && query.edition !== 'latest';
  return isFixed ? ONE_DAY : FIVE_MINUTES;
}

/** A hook for routes whose answer follows from their address and what the server has computed so far. */
export async function cacheable(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = etagOf(payload);
  reply.header('etag', etag).header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding');
  if (!isKnown(request.headers['if-none-match'], etag)) return payload;
  reply.code(304);
  return null;
}
