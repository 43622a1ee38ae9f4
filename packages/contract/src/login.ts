// Signing in, staying signed in, and the ways out.
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { FriendCode, Moment, Provider, Role, Uuid } from './shapes.ts';

const Secret = Type.String({ minLength: 1, maxLength: 2048 });

const LinkedProvider = Shape({ linked: Type.Boolean(), identifier: Type.Optional(Type.String()) });

const LinkedProviders = Shape({ google: LinkedProvider, discord: LinkedProvider, patreon: LinkedProvider });

const Tokens = Shape({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiryDate: Type.Integer({ description: 'Milliseconds since 1970 at which the access token ends.' }),
});

/** Who signed in. When a provider is linked there are no tokens: the session that asked goes on with its own. */
export const SessionData = Shape({
  name: Type.String(),
  avatar: Type.Optional(Type.String()),
  friendCode: FriendCode,
  externalId: Uuid,
  role: Role,
  auth: Shape({ activeProvider: Provider, tokens: Type.Optional(Tokens), linkedProviders: LinkedProviders }),
});

const Signup = Shape({
  authorization_code: Secret,
  provider: Provider,
  redirect_uri: Type.String({ minLength: 1, maxLength: 512 }),
  code_verifier: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' })),
  intent: Type.Optional(
    Type.Enum(['login', 'link'], { description: 'Linking needs a session and "link"; without it a code never links.' }),
  ),
});

const Refresh = Shape({
  refresh_token: Secret,
  provider: Type.Optional(Provider),
  redirect_uri: Type.Optional(Type.String({ maxLength: 512 })),
});

export const ProviderInfo = Shape({
  provider: Provider,
  authorizeUrl: Type.String(),
  clientId: Type.String(),
  scope: Type.String(),
  /** Further parameters of the authorize address. */
  parameters: Type.Record(Type.String(), Type.String()),
  pkce: Type.Boolean(),
});

export const SessionInfo = Shape({
  id: Uuid,
  provider: Provider,
  createdAt: Moment,
  lastUsedAt: Moment,
  expiresAt: Moment,
  userAgent: Type.Optional(Type.String()),
  current: Type.Boolean(),
});

export type SessionData = Static<typeof SessionData>;
export type ProviderInfo = Static<typeof ProviderInfo>;
export type SessionInfo = Static<typeof SessionInfo>;

export const loginRoutes = {
  providers: {
    method: 'GET',
    path: '/api/login/providers',
    summary: 'Providers that can be used here, with what is needed to send a browser to them.',
    access: 'anyone',
    answer: Shape({ providers: Type.Array(ProviderInfo) }),
  },
  signup: {
    method: 'POST',
    path: '/api/login/signup',
    summary: 'Signs in with the code of a provider, makes the account at the first time, or links the provider.',
    access: 'maybe',
    limit: 'signIn',
    body: Signup,
    answer: SessionData,
  },
  refresh: {
    method: 'POST',
    path: '/api/login/refresh',
    summary: 'A new access token. The refresh token is replaced each time.',
    access: 'anyone',
    limit: 'refresh',
    unknownFields: 'strip',
    body: Refresh,
    answer: Shape({ access_token: Type.String(), expiry_date: Type.Integer(), refresh_token: Type.String() }),
  },
  logout: {
    method: 'POST',
    path: '/api/login/logout',
    summary: 'Ends this session.',
    access: 'user',
  },
  sessions: {
    method: 'GET',
    path: '/api/login/sessions',
    summary: 'All devices that are signed in.',
    access: 'user',
    answer: Shape({ sessions: Type.Array(SessionInfo) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/login/sessions/:id',
    summary: 'Signs a device out.',
    access: 'user',
    params: Shape({ id: Uuid }),
  },
  linkedProviders: {
    method: 'GET',
    path: '/api/login/linked',
    summary: 'Which providers the account is linked to.',
    access: 'user',
    answer: LinkedProviders,
  },
  unlink: {
    method: 'DELETE',
    path: '/api/login/unlink/:provider',
    summary: 'Unlinks a provider; the last one stays.',
    access: 'user',
    params: Shape({ provider: Provider }),
  },
} as const satisfies Record<string, RouteContract>;
