// Who counts as one caller: the account of a key, a signed-in player, else an address.
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the call's API key; used only for counting. */
    keyOwner: number | undefined;
  }
}

/** A household has a whole network of IPv6 addresses, so these are counted by network. A caller that has hung up has no address. */
export function callerOf({ keyOwner, session, ip }: Pick<FastifyRequest, 'session' | 'ip' | 'keyOwner'>): string {
  // Counted separately from the player, so that a program with the key can't lock them out of the app.
  if (keyOwner !== undefined) return `key ${keyOwner}`;
  return session ? `user ${session.userId}` : `address ${networkOf(ip ?? '')}`;
}

const MOST_ADDRESSES = 10_000;
const networks = new LRUCache<string, string>({ max: MOST_ADDRESSES });

/** Remembered, because parsing an IPv6 address takes longer than answering a call from memory. */
function networkOf(ip: string): string {
  const network = networks.get(ip) ?? normalizeIP(ip, 64);
  networks.set(ip, network);
  return network;
}
