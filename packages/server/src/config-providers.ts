// What the environment says about sign-in providers and the membership campaign.
import type { Provider } from '@oversleep/contract';
import type { EnvironmentReader } from './environment.ts';

/** Our credentials at a provider, and its addresses. */
export interface ProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly identityUrl: string;
}

export interface CampaignConfig {
  readonly membersUrl: string;
  readonly tokenUrl: string;
  /** The token that the owner was given first; its successors are kept in the database. */
  readonly accessToken: string;
  readonly refreshToken: string;
}

export type ProviderConfigs = { readonly [provider in Provider]?: ProviderConfig };

const PROVIDERS: readonly Provider[] = ['google', 'discord', 'patreon'];

/** The providers' own addresses; each can be replaced by the environment. */
const ENDPOINTS: Readonly<Record<Provider, Omit<ProviderConfig, 'clientId' | 'clientSecret'>>> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    identityUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
  },
  discord: {
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    identityUrl: 'https://discord.com/api/users/@me',
  },
  patreon: {
    authorizeUrl: 'https://www.patreon.com/oauth2/authorize',
    tokenUrl: 'https://www.patreon.com/api/oauth2/token',
    identityUrl: 'https://www.patreon.com/api/oauth2/v2/identity?fields%5Buser%5D=email,full_name',
  },
};

/** Providers with credentials; the others are not offered. */
export function providersIn(environment: EnvironmentReader): ProviderConfigs {
  const found = PROVIDERS.map((provider) => [provider, providerIn(environment, provider)] as const);
  return Object.fromEntries(found.filter(([, config]) => config !== undefined));
}

function providerIn({ given, address, complain }: EnvironmentReader, provider: Provider): ProviderConfig | undefined {
  const upper = provider.toUpperCase();
  const clientId = given(`${upper}_CLIENT_ID`);
  const clientSecret = given(`${upper}_CLIENT_SECRET`);
  if ((clientId === undefined) !== (clientSecret === undefined))
    complain(`${upper}_CLIENT_ID and ${upper}_CLIENT_SECRET belong together: please set both or none.`);
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const { authorizeUrl, tokenUrl, identityUrl } = ENDPOINTS[provider];
  return {
    clientId,
    clientSecret,
    authorizeUrl: address(`${upper}_AUTHORIZE_URL`, authorizeUrl),
    tokenUrl: address(`${upper}_TOKEN_URL`, tokenUrl),
    identityUrl: address(`${upper}_IDENTITY_URL`, identityUrl),
  };
}

export function campaignIn({ given, address, complain }: EnvironmentReader): CampaignConfig | undefined {
  const id = given('PATREON_CAMPAIGN_ID');
  const accessToken = given('PATREON_CREATOR_ACCESS_TOKEN');
  const refreshToken = given('PATREON_CREATOR_REFRESH_TOKEN');
  const some = [id, accessToken, refreshToken].filter((value) => value !== undefined).length;
  if (some > 0 && some < 3)
    complain('PATREON_CAMPAIGN_ID, PATREON_CREATOR_ACCESS_TOKEN and PATREON_CREATOR_REFRESH_TOKEN belong together.');
  if (id === undefined || accessToken === undefined || refreshToken === undefined) return undefined;
  const members = `https://www.patreon.com/api/oauth2/v2/campaigns/${encodeURIComponent(id)}/members`;
  return {
    membersUrl: address('PATREON_MEMBERS_URL', members),
    tokenUrl: address('PATREON_TOKEN_URL', ENDPOINTS.patreon.tokenUrl),
    accessToken,
    refreshToken,
  };
}
