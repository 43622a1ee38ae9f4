// Who counts as one caller: a signed-in player, else an address.
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** A household has a whole network of IPv6 addresses, so these count by network. A caller that has already hung up has none. */
export function callerOf({ session, ip }: Pick<FastifyRequest, 'session' | 'ip'>): string {
  return session ? `user ${session.userId}` : `address ${normalizeIP(ip ?? '', 64)}`;
}
