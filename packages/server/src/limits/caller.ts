// Who counts as one caller: the account of a key, a signed-in player, else an address.
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account whose key the call has; it is counted for, and nothing else of it is used. */
    keyOwner: number | undefined;
  }
}

/** A household has a whole network of IPv6 addresses, so these count by network. A caller that has already hung up has none. */
export function callerOf({ keyOwner, session, ip }: Pick<FastifyRequest, 'session' | 'ip' | 'keyOwner'>): string {
  // Counted apart from the player: a program with the key must not lock them out of the app.
  if (keyOwner !== undefined) return `key ${keyOwner}`;
  return session ? `user ${session.userId}` : `address ${networkOf(ip ?? '')}`;
}

const MOST_ADDRESSES = 10_000;
const networks = new LRUCache<string, string>({ max: MOST_ADDRESSES });

/** Remembered, because to take an IPv6 address apart takes longer than to answer a call from memory. */
function networkOf(ip: string): string {
  const network = networks.get(ip) ?? normalizeIP(ip, 64);
  networks.set(ip, network);
  return network;
}
