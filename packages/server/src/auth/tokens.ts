// Access tokens: short-lived, signed by us, checked without a query.
import type { Provider, Role } from '@oversleep/contract';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'oversleep';
/** Id of the signing key, so that it can be replaced while old tokens are still in use. */
const KEY_ID = '1';
/** Recently verified tokens are remembered: a check waits for another thread, and then for everything the main thread has to do first. */
const MOST_VERIFIED = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Claims {
  readonly sessionId: string;
  readonly externalId: string;
  readonly role: Role;
  readonly provider: Provider;
}

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface Tokens {
  readonly sign: (claims: Claims) => Promise<AccessToken>;
  /** Id of the session, or undefined for a token that isn't ours, was changed or has expired. */
  readonly verify: (token: string) => Promise<string | undefined>;
}

export function createTokens(secret: string, now: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, { readonly sessionId: string; readonly ends: number }>({ max: MOST_VERIFIED });
  return {
    sign: async ({ sessionId, externalId, role, provider }) => {
      const issued = Math.floor(now().getTime() / 1000);
      const ends = issued + ACCESS_SECONDS;
      const token = await new SignJWT({ sid: sessionId, role, prv: provider })
        .setProtectedHeader({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' })
        .setSubject(externalId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(ends)
        .sign(key);
      return { token, expiresAt: new Date(ends * 1000) };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known) return known.ends > Math.floor(now().getTime() / 1000) ? known.sessionId : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: now(),
        });
        if (typeof payload.sid !== 'string' || !UUID.test(payload.sid)) return undefined;
        verified.set(token, { sessionId: payload.sid, ends: payload.exp ?? 0 });
        return payload.sid;
      } catch {
        return undefined;
      }
    },
  };
}
