// The state of the development sign-in: our credentials there, and the codes and tokens that it gave out.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Provider } from '@oversleep/contract';
import type { CampaignConfig, ProviderConfig } from '../config.ts';

const CODE_MS = 60_000;
const TOKEN_MS = 60_000;
const MOST_GRANTS = 1000;

/** What was confirmed on the page. */
interface Grant {
  readonly provider: Provider;
  readonly name: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly challenge: string | undefined;
}

interface Redemption {
  readonly provider: Provider;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string | undefined;
}

export interface DevIdp {
  /** Whether the admin is among the people. */
  readonly hasAdmin: boolean;
  readonly configAt: (origin: string, provider: Provider) => ProviderConfig;
  readonly campaignAt: (origin: string) => CampaignConfig;
  readonly isClient: (id: string, secret: string) => boolean;
  readonly isClientId: (id: string) => boolean;
  readonly isCreator: (token: string) => boolean;
  readonly giveCode: (grant: Grant) => string;
  /** A code can be used only once, even if the rest of the request is wrong. */
  readonly redeem: (redemption: Redemption) => Grant | undefined;
  readonly giveToken: (grant: Grant) => string;
  readonly grantOf: (provider: Provider, token: string) => Grant | undefined;
}

const CLIENT_ID = 'oversleep-development';

const IDENTITY_PATHS: Readonly<Record<Provider, string>> = {
  google: 'userinfo',
  discord: 'users/@me',
  patreon: 'identity?fields%5Buser%5D=email,full_name',
};

export function createDevIdp(now: () => Date, { hasAdmin }: Pick<DevIdp, 'hasAdmin'>): DevIdp {
  const clientSecret = randomText();
  const creatorToken = randomText();
  const codes = createExpiring<Grant>(now, CODE_MS);
  const tokens = createExpiring<Grant>(now, TOKEN_MS);
  return {
    hasAdmin,
    configAt: (origin, provider) => {
      const base = `${origin}/dev-idp/${provider}`;
      return {
        clientId: CLIENT_ID,
        clientSecret,
        authorizeUrl: `${base}/authorize`,
        tokenUrl: `${base}/token`,
        identityUrl: `${base}/${IDENTITY_PATHS[provider]}`,
      };
    },
    campaignAt: (origin) => ({
      membersUrl: `${origin}/dev-idp/patreon/members`,
      tokenUrl: `${origin}/dev-idp/patreon/token`,
      accessToken: creatorToken,
      // The access token never expires, so no refresh token is needed.
      refreshToken: '',
    }),
    isClient: (id, secret) => id === CLIENT_ID && isSame(secret, clientSecret),
    isClientId: (id) => id === CLIENT_ID,
    isCreator: (token) => isSame(token, creatorToken),
    giveCode: (grant) => codes.add(grant),
    redeem: ({ provider, code, redirectUri, verifier }) => {
      const grant = codes.take(code);
      const isRight =
        grant?.provider === provider && grant.redirectUri === redirectUri && isProven(grant.challenge, verifier);
      return isRight ? grant : undefined;
    },
    giveToken: (grant) => tokens.add(grant),
    grantOf: (provider, token) => {
      const grant = tokens.get(token);
      return grant?.provider === provider ? grant : undefined;
    },
  };
}

/** A verifier without a challenge is refused, too: an attacker may have removed the challenge. */
function isProven(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) return challenge === verifier;
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

interface Expiring<T> {
  readonly add: (value: T) => string;
  readonly get: (key: string) => T | undefined;
  readonly take: (key: string) => T | undefined;
}

function createExpiring<T>(now: () => Date, lifeMs: number): Expiring<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  const get = (key: string) => {
    const found = kept.get(key);
    return found && found.until > now().getTime() ? found.value : undefined;
  };
  return {
    add: (value) => {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_GRANTS && oldest !== undefined) kept.delete(oldest);
      const key = randomText();
      kept.set(key, { value, until: now().getTime() + lifeMs });
      return key;
    },
    get,
    take: (key) => {
      const value = get(key);
      kept.delete(key);
      return value;
    },
  };
}

const randomText = (): string => randomBytes(32).toString('base64url');

function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
