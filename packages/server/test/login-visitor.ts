// A visitor who signs in over HTTP as a browser does: to the provider's page, back with a code, and on with tokens.
import { createHash, randomBytes } from 'node:crypto';
import { type Provider, type ProviderInfo, type RouteContract, routes, type SessionData } from '@oversleep/contract';
import { buildApp } from '../src/app.ts';
import type { LogTarget } from '../src/logging.ts';
import { addressOf, type CallOptions, startTestServer, type TestServer } from './harness.ts';
import type { StoreKind } from './stores.ts';

/** Who is chosen on the provider's page. */
export type Choice = { readonly persona: 'member' | 'supporter' | 'admin' } | { readonly name: string };

interface Returned {
  readonly provider: Provider;
  readonly redirectUri: string;
  readonly verifier: string | undefined;
  readonly code: string;
  readonly state: string | null;
}

export interface SignedIn extends SessionData {
  readonly token: string;
  readonly refreshToken: string;
}

export interface Visitor {
  readonly server: TestServer;
  readonly origin: string;
  readonly call: (
    route: RouteContract,
    options?: CallOptions,
  ) => Promise<{ status: number; body: unknown; headers: Headers }>;
  readonly providers: () => Promise<readonly ProviderInfo[]>;
  /** To the provider's page and back. */
  readonly visit: (provider: Provider, choice: Choice, state?: string) => Promise<Returned>;
  readonly signup: (
    returned: Returned,
    options?: { intent?: 'login' | 'link'; as?: { token: string }; change?: Readonly<Record<string, unknown>> },
  ) => ReturnType<Visitor['call']>;
  readonly signIn: (provider: Provider, choice: Choice) => Promise<SignedIn>;
  readonly link: (as: { token: string }, provider: Provider, choice: Choice) => ReturnType<Visitor['call']>;
  readonly close: () => Promise<void>;
}

export async function startVisit(
  kind: StoreKind,
  env: Readonly<Record<string, string>> = {},
  logTarget?: LogTarget,
): Promise<Visitor> {
  const server = await startTestServer(kind, { PORT: '0', ...env });
  const { deps, webDir } = server;
  const app = logTarget === undefined ? server.app : await buildApp(deps, { webDir, logTarget });
  await app.listen({ host: 'localhost', port: 0 });
  const bound = app.server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  deps.ownAddress.listensOn(bound.port);
  const origin = `http://localhost:${bound.port}`;

  const call: Visitor['call'] = async (route, { params = {}, query, body, headers = {}, as } = {}) => {
    const response = await fetch(`${origin}${addressOf(route, { params, ...(query ? { query } : {}) })}`, {
      method: route.method,
      headers: {
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  };

  const providers = async () => {
    const { body } = await call(routes.providers);
    return (body as { providers: ProviderInfo[] }).providers;
  };

  const visit: Visitor['visit'] = async (provider, choice, state = `/recipes~${randomText()}`) => {
    const info = (await providers()).find((entry) => entry.provider === provider);
    if (!info) throw new Error(`${provider} is not offered`);
    const redirectUri = `${origin}/${provider}`;
    const verifier = info.pkce ? randomText() : undefined;
    const address = authorizeAddress(info, redirectUri, state, verifier);
    const page = await fetch(address);
    if (page.status !== 200) throw new Error(`the page of ${provider} answered ${page.status}`);
    const sent = await choose(address, await page.text(), choice);
    const back = new URL(sent.headers.get('location') ?? 'about:blank');
    const code = back.searchParams.get('code');
    if (code === null) throw new Error(`no code in ${back}`);
    return {
      provider,
      redirectUri: `${back.origin}${back.pathname}`,
      verifier,
      code,
      state: back.searchParams.get('state'),
    };
  };

  const signup: Visitor['signup'] = ({ provider, redirectUri, verifier, code }, { intent, as, change = {} } = {}) =>
    call(routes.signup, {
      ...(as ? { as } : {}),
      body: {
        authorization_code: code,
        provider,
        redirect_uri: redirectUri,
        ...(verifier === undefined ? {} : { code_verifier: verifier }),
        ...(intent === undefined ? {} : { intent }),
        ...change,
      },
    });

  return {
    server,
    origin,
    call,
    providers,
    visit,
    signup,
    signIn: async (provider, choice) => signedIn((await signup(await visit(provider, choice))).body),
    link: async (as, provider, choice) => signup(await visit(provider, choice), { intent: 'link', as }),
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

export function signedIn(body: unknown): SignedIn {
  const data = body as SessionData;
  const tokens = data.auth?.tokens;
  if (!tokens) throw new Error(`no tokens: ${JSON.stringify(body)}`);
  return { ...data, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

export function authorizeAddress(
  { authorizeUrl, clientId, scope, parameters }: ProviderInfo,
  redirectUri: string,
  state: string,
  verifier: string | undefined,
): URL {
  const address = new URL(authorizeUrl);
  const challenge = verifier && createHash('sha256').update(verifier).digest('base64url');
  address.search = new URLSearchParams({
    ...parameters,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    ...(challenge ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
  }).toString();
  return address;
}

/** Sends the page's own form, as it came, with the choice. */
export function choose(address: URL, html: string, choice: Choice): Promise<Response> {
  const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
  const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
    name ?? '',
    unescaped(value ?? ''),
  ]);
  return fetch(`${address.origin}${address.pathname}`, {
    method: 'POST',
    body: new URLSearchParams([...hidden, ...Object.entries(choice)]),
    redirect: 'manual',
  });
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** As a browser reads an attribute. */
export const unescaped = (text: string): string => text.replace(/&(\w+);/g, (entity, name) => SIGNS[name] ?? entity);

export const randomText = (): string => randomBytes(32).toString('base64url');
