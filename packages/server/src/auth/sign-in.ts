// Turns the code that a browser brought back from a provider into an identity, an account and a session.
import { randomUUID } from 'node:crypto';
import type { BodyOf, Provider, routes, SessionData } from '@oversleep/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps, Session } from '../deps.ts';
import { refuse } from '../problems.ts';
import { linkIdentity, type PlayerAccount, signIn } from '../repos/accounts.ts';
import type { Identity } from './provider-table.ts';
import type { SupporterCheck } from './supporter-check.ts';

type Signup = BodyOf<typeof routes.signup>;

/** The log for trouble with a provider, and the reply that says when to try again. */
interface SignInContext {
  readonly log: FastifyBaseLogger;
  readonly retryAfter: (seconds: number) => void;
}

/** The identity behind the code; throws a refusal for the caller if there is none. */
export async function identityBehind(
  { providers }: Pick<Deps, 'providers'>,
  { provider, authorization_code: code, redirect_uri: redirectUri, code_verifier: verifier }: Signup,
  { log, retryAfter }: SignInContext,
): Promise<Identity> {
  if (providers.configOf(provider) === undefined) throw refuse('PROVIDER_UNAVAILABLE');
  if (!providers.returnAddresses(provider).includes(redirectUri))
    throw refuse('RETURN_ADDRESS_UNKNOWN', undefined, { details: ['/redirect_uri is not on the list'] });
  const result = await providers.identify(provider, { code, redirectUri, verifier });
  if (result.ok) return result.identity;
  log.warn({ provider, why: result.why }, 'sign-in failed');
  if (result.reason === 'refused') throw refuse('SIGN_IN_REFUSED');
  retryAfter(result.retrySeconds);
  throw refuse('PROVIDER_UNREACHABLE');
}

/** A login through the membership platform updates the role. */
export async function freshenRole(check: SupporterCheck, identity: Identity, { log }: SignInContext): Promise<void> {
  if (identity.provider !== 'patreon') return;
  await check(identity.subject, (error) => log.warn({ err: error }, 'supporters could not be synced'));
}

/** Opens a session; the first sign-in also creates the account. */
export async function openAccount(
  { store, tokens, refreshTokens, providers, now }: Deps,
  identity: Identity,
  userAgent: string | undefined,
): Promise<SessionData> {
  const sessionId = randomUUID();
  const refreshToken = refreshTokens.create(sessionId);
  const session = { id: sessionId, refreshHash: refreshToken.hash, userAgent: shortened(userAgent) };
  const isBootstrapAdmin = providers.isBootstrapAdmin(identity);
  const account = await signIn(store.db, { identity, isBootstrapAdmin, session }, now());
  const { externalId, role } = account;
  const { provider } = identity;
  const access = await tokens.sign({ sessionId, externalId, role, provider });
  return sessionData(account, provider, {
    accessToken: access.token,
    refreshToken: refreshToken.text,
    expiryDate: access.expiresAt.getTime(),
  });
}

/** The session that asked keeps its tokens. */
export async function linkAccount(
  { store, guard, now }: Deps,
  { userId, provider }: Session,
  identity: Identity,
): Promise<SessionData> {
  const account = await linkIdentity(store.db, userId, identity, now());
  // The linked identity may have brought a role.
  guard.forget();
  return sessionData(account, provider);
}

function sessionData(
  { name, avatar, friendCode, externalId, role, linked }: PlayerAccount,
  activeProvider: Provider,
  tokens?: SessionData['auth']['tokens'],
): SessionData {
  return {
    name,
    ...(avatar === null ? {} : { avatar }),
    friendCode,
    externalId,
    role,
    auth: { activeProvider, ...(tokens ? { tokens } : {}), linkedProviders: linkedProviders(linked) },
  };
}

export function linkedProviders(linked: PlayerAccount['linked']): SessionData['auth']['linkedProviders'] {
  const entry = (provider: Provider) => {
    const identifier = linked.get(provider);
    return { linked: linked.has(provider), ...(identifier ? { identifier } : {}) };
  };
  return { google: entry('google'), discord: entry('discord'), patreon: entry('patreon') };
}

const LONGEST_USER_AGENT = 256;

/** The browser's user agent, cut to what can be stored. */
const shortened = (userAgent: string | undefined): string | undefined =>
  userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_USER_AGENT) || undefined;
