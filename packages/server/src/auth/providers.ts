// The sign-in providers that can be used, and which identity belongs to a code that one of them gave out.
import type { Provider, ProviderInfo } from '@oversleep/contract';
import type { CampaignConfig, Config, ProviderConfig } from '../config.ts';
import { ADMIN_SUBJECT } from '../dev-idp/personas.ts';
import type { DevIdp } from '../dev-idp/state.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { askJson, type OutboundAnswer, textOf } from './outbound.ts';
import type { OwnAddress } from './own-address.ts';
import { type Identity, identityIn, PROVIDER_FACTS, PROVIDERS } from './provider-table.ts';

/** What a browser brought back from a provider. */
interface ReturnedCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string | undefined;
}

type IdentityResult =
  | { readonly ok: true; readonly identity: Identity }
  /** `why` is for the log and holds nothing secret. */
  | { readonly ok: false; readonly reason: 'refused'; readonly why: string }
  | { readonly ok: false; readonly reason: 'unreachable'; readonly why: string; readonly retrySeconds: number };

export interface Providers {
  /** The providers that can be used here. */
  readonly list: () => readonly ProviderInfo[];
  readonly configOf: (provider: Provider) => ProviderConfig | undefined;
  /** The exact addresses to which a provider may send a browser back. */
  readonly returnAddresses: (provider: Provider) => readonly string[];
  readonly identify: (provider: Provider, returned: ReturnedCode) => Promise<IdentityResult>;
  /** The membership campaign whose members are supporters. */
  readonly campaign: () => CampaignConfig | undefined;
  /** Whether the owner named this identity as an admin. */
  readonly isBootstrapAdmin: (identity: Identity) => boolean;
}

interface ProvidersParts {
  readonly config: Pick<Config, 'providers' | 'campaign' | 'returnOrigins' | 'bootstrapAdmin'>;
  /** Used instead of providers that the owner has no credentials for; undefined in production. */
  readonly devIdp: DevIdp | undefined;
  readonly ownAddress: OwnAddress;
  readonly now: () => Date;
}

export function createProviders({ config, devIdp, ownAddress, now }: ProvidersParts): Providers {
  const breakers: Readonly<Record<Provider, Breaker>> = {
    google: createBreaker(now),
    discord: createBreaker(now),
    patreon: createBreaker(now),
  };
  const isPlayed = (provider: Provider) => devIdp !== undefined && config.providers[provider] === undefined;
  const configOf = (provider: Provider) =>
    config.providers[provider] ?? devIdp?.configAt(ownAddress.origin(), provider);

  return {
    configOf,
    list: () =>
      PROVIDERS.flatMap((provider) => {
        const found = configOf(provider);
        return found === undefined ? [] : [infoOf(provider, found)];
      }),
    returnAddresses: (provider) =>
      [...config.returnOrigins, ...(devIdp ? ownAddress.loopbackOrigins() : [])].map(
        (origin) => `${origin}/${provider}`,
      ),
    identify: async (provider, returned) => {
      const found = configOf(provider);
      if (found === undefined) return refused('there are no credentials for it');
      const breaker = breakers[provider];
      const rest = breaker.restSeconds();
      if (rest > 0) return unreachable('it failed several times in a row', rest);
      const result = await identify(provider, found, returned);
      if (!result.ok && result.reason === 'unreachable') breaker.failed();
      else breaker.succeeded();
      return result;
    },
    campaign: () => config.campaign ?? (isPlayed('patreon') ? devIdp?.campaignAt(ownAddress.origin()) : undefined),
    isBootstrapAdmin: ({ provider, subject }) =>
      config.bootstrapAdmin === `${provider}:${subject}` ||
      (isPlayed(provider) && devIdp?.hasAdmin === true && subject === ADMIN_SUBJECT),
  };
}

function infoOf(provider: Provider, { authorizeUrl, clientId }: ProviderConfig): ProviderInfo {
  const { scope, parameters, pkce } = PROVIDER_FACTS[provider];
  return { provider, authorizeUrl, clientId, scope, parameters, pkce };
}

/** The provider's own tokens are not kept after this function returns. */
async function identify(
  provider: Provider,
  { clientId, clientSecret, tokenUrl, identityUrl }: ProviderConfig,
  { code, redirectUri, verifier }: ReturnedCode,
): Promise<IdentityResult> {
  const exchanged = await askJson({
    url: tokenUrl,
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      ...(verifier === undefined ? {} : { code_verifier: verifier }),
    },
  });
  const tokens = bodyOf(exchanged, 'the code');
  if (!tokens.ok) return tokens;
  const bearer = textOf(tokens.body, 'access_token');
  if (bearer === undefined) return unreachable('its answer to the code holds no token');

  const identity = bodyOf(await askJson({ url: identityUrl, bearer }), 'the question who it is');
  if (!identity.ok) return identity;
  const found = identityIn(provider, identity.body);
  if (found === undefined) return unreachable('its answer does not say who it is');
  const { isForUs } = PROVIDER_FACTS[provider];
  if (isForUs && !isForUs(tokens.body, clientId, found.subject))
    return refused('its token is meant for another client');
  return { ok: true, identity: found };
}

/** Error codes of the standard that are our fault, not the person's. */
const OUR_FAULT = ['invalid_client', 'unauthorized_client'];
const SOON_SECONDS = 30;
const LATEST_SECONDS = 3600;

function bodyOf(answer: OutboundAnswer, what: string): { readonly ok: true; readonly body: unknown } | IdentityFailure {
  if (!answer.reached) return unreachable(answer.why);
  const { status, body, retryAfter = SOON_SECONDS } = answer;
  if (status >= 200 && status < 300) return { ok: true, body };
  const word = /^[a-z_]{1,40}$/.exec(textOf(body, 'error') ?? '')?.[0] ?? 'no reason';
  const why = `it answered ${what} with ${status} and ${word}`;
  const isOutage = status >= 500 || status === 429 || OUR_FAULT.includes(word);
  return isOutage ? unreachable(why, Math.min(retryAfter, LATEST_SECONDS)) : refused(why);
}

type IdentityFailure = Extract<IdentityResult, { readonly ok: false }>;

const refused = (why: string): IdentityFailure => ({ ok: false, reason: 'refused', why });

const unreachable = (why: string, retrySeconds: number = SOON_SECONDS): IdentityFailure => ({
  ok: false,
  reason: 'unreachable',
  why,
  retrySeconds,
});
