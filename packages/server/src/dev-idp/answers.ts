// What the development sign-in answers to programs, in each provider's own shape.
import type { Provider } from '@oversleep/contract';
import { SignJWT } from 'jose';
import { handleOf, PERSONAS, SUPPORTER_SUBJECT, subjectOf } from './personas.ts';

const LIFE_SECONDS = 3600;

interface TokenFacts {
  readonly accessToken: string;
  readonly scope: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

export async function tokenAnswer(provider: Provider, facts: TokenFacts): Promise<Readonly<Record<string, unknown>>> {
  const { accessToken, scope } = facts;
  const common = { access_token: accessToken, expires_in: LIFE_SECONDS, refresh_token: `unused-${provider}`, scope };
  if (provider === 'google') return { ...common, token_type: 'Bearer', id_token: await idToken(facts) };
  return provider === 'discord'
    ? { ...common, token_type: 'Bearer' }
    : { ...common, token_type: 'Bearer', version: '0.0.1' };
}

const idToken = ({ clientId, clientSecret, name }: TokenFacts): Promise<string> =>
  new SignJWT({ email: emailOf(name), email_verified: true })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('https://accounts.google.com')
    .setAudience(clientId)
    .setSubject(subjectOf(name))
    .setIssuedAt()
    .setExpirationTime(`${LIFE_SECONDS}s`)
    .sign(new TextEncoder().encode(clientSecret));

const emailOf = (name: string): string => `${handleOf(name)}@example.test`;

export const IDENTITY_ANSWERS: Readonly<Record<Provider, (name: string) => Readonly<Record<string, unknown>>>> = {
  google: (name) => ({ sub: subjectOf(name), name, email: emailOf(name), email_verified: true }),
  discord: (name) => ({
    id: subjectOf(name),
    username: handleOf(name),
    global_name: name,
    discriminator: '0',
    avatar: null,
  }),
  patreon: (name) => ({
    data: { type: 'user', id: subjectOf(name), attributes: { email: emailOf(name), full_name: name } },
    links: { self: 'https://www.patreon.com/api/oauth2/v2/user' },
  }),
};

/** The members of the campaign: all follow it, one pays for it. */
export function membersAnswer(): Readonly<Record<string, unknown>> {
  const data = PERSONAS.map(({ name }) => {
    const id = subjectOf(name);
    const isPatron = id === SUPPORTER_SUBJECT;
    return {
      type: 'member',
      id: `member-of-${id}`,
      attributes: {
        patron_status: isPatron ? 'active_patron' : null,
        pledge_relationship_start: isPatron ? '2024-11-02T08:00:00.000+00:00' : null,
      },
      relationships: { user: { data: { type: 'user', id } } },
    };
  });
  return { data, meta: { pagination: { total: data.length, cursors: { next: null } } } };
}
