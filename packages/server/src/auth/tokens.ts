// Access tokens: short-lived, signed by us, checked without a query.
import type { Provider, Role } from '@oversleep/contract';
import { jwtVerify, SignJWT } from 'jose';

const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'oversleep';
/** Names the key, so that another one can take over while old tokens are still about. */
const KEY_ID = '1';
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
  /** Id of the session, or undefined for a token that is not ours, was changed or has ended. */
  readonly verify: (token: string) => Promise<string | undefined>;
}

export function createTokens(secret: string, now: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: now(),
        });
        return typeof payload.sid === 'string' && UUID.test(payload.sid) ? payload.sid : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
