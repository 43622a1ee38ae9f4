// Signing in at a provider: what is sent, what must come back, and what the return means.
import type { Provider, ProviderInfo, SessionData } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import type { Api } from './client.ts';
import { ApiFailure } from './failure.ts';
import { returnAddress } from './request.ts';
import { isProvider } from './session.ts';
import type { TextStorage } from './text-storage.ts';

const t = messages('shell');

/** Linking adds a provider to the account that is signed in. */
export type Intent = 'login' | 'link';

export type SignInResult =
  | { readonly kind: 'ok'; readonly intent: Intent; readonly data: SessionData; readonly route: string }
  /** The player cancelled at the provider. */
  | { readonly kind: 'cancelled'; readonly intent: Intent; readonly route: string }
  /** Not started here, or not by this player: nothing was sent to the server. */
  | { readonly kind: 'forged'; readonly message: string; readonly route: string }
  | { readonly kind: 'failed'; readonly intent: Intent; readonly message: string; readonly route: string };

export interface SignInParts {
  readonly api: Pick<Api, 'call'>;
  /** Of this tab alone. */
  readonly storage: TextStorage;
  readonly origin: string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** SHA-256; undefined if the browser has none (a page without encryption), and then PKCE is left out. */
  readonly digest: ((text: string) => Promise<Uint8Array>) | undefined;
}

export interface SignInFlow {
  /** The address at the provider to which the browser must go. `route` is the page to come back to. */
  readonly begin: (info: ProviderInfo, intent: Intent, route: string) => Promise<string>;
  /** What the return to `/google?…` means. Calling twice for the same return gives the same result. */
  readonly finish: (provider: Provider, search: string) => Promise<SignInResult>;
}

interface Pending {
  readonly provider: Provider;
  readonly intent: Intent;
  readonly nonce: string;
  readonly route: string;
  readonly verifier: string | undefined;
}

const KEY = 'oversleep:sign-in';

export function createSignIn({ api, storage, origin, randomBytes, digest }: SignInParts): SignInFlow {
  const finished = new Map<string, Promise<SignInResult>>();

  const exchange = async (pending: Pending, code: string): Promise<SignInResult> => {
    const { provider, intent, verifier, route } = pending;
    try {
      const data = await api.call('POST /api/login/signup', {
        body: {
          authorization_code: code,
          provider,
          redirect_uri: returnAddress(origin, provider),
          intent,
          ...(verifier === undefined ? {} : { code_verifier: verifier }),
        },
        ...(intent === 'login' ? { session: 'none' as const } : {}),
      });
      return { kind: 'ok', intent, data, route };
    } catch (error) {
      const message = error instanceof ApiFailure ? error.message : t('logIn.failed');
      return { kind: 'failed', intent, message, route };
    }
  };

  const finish = async (provider: Provider, search: string): Promise<SignInResult> => {
    const query = new URLSearchParams(search);
    const pending = readPending(storage.get(KEY));
    // It can be used only once.
    storage.remove(KEY);
    const { route, nonce } = parseState(query.get('state'), pending?.route);
    if (!pending || pending.provider !== provider || nonce !== pending.nonce)
      return { kind: 'forged', message: t('logIn.forged'), route: '/' };
    const { intent } = pending;
    const error = query.get('error');
    if (error === 'access_denied') return { kind: 'cancelled', intent, route };
    const code = query.get('code');
    if (error !== null || !code) {
      const reason = query.get('error_description') ?? error ?? t('logIn.noCode');
      return { kind: 'failed', intent, message: t('logIn.refused', { reason }), route };
    }
    return exchange({ ...pending, route }, code);
  };

  return {
    begin: async (info, intent, wanted) => {
      const nonce = base64Url(randomBytes(24));
      const verifier = info.pkce && digest ? base64Url(randomBytes(48)) : undefined;
      const route = safeRoute(wanted);
      const pending: Pending = { provider: info.provider, intent, nonce, route, verifier };
      storage.set(KEY, JSON.stringify(pending));
      const challenge = verifier === undefined || !digest ? undefined : base64Url(await digest(verifier));
      return authorizeAddress(info, { origin, state: stateOf(route, nonce), challenge });
    },
    finish: (provider, search) => {
      const key = `${provider} ${search}`;
      const known = finished.get(key) ?? finish(provider, search);
      finished.set(key, known);
      return known;
    },
  };
}

interface AuthorizeParts {
  readonly origin: string;
  readonly state: string;
  readonly challenge: string | undefined;
}

function authorizeAddress(info: ProviderInfo, { origin, state, challenge }: AuthorizeParts): string {
  const { authorizeUrl, clientId, scope, parameters, provider } = info;
  const url = new URL(authorizeUrl, origin);
  const query = {
    ...parameters,
    client_id: clientId,
    response_type: 'code',
    redirect_uri: returnAddress(origin, provider),
    scope,
    state,
    ...(challenge === undefined ? {} : { code_challenge: challenge, code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const stateOf = (route: string, nonce: string): string => `${route}~${nonce}`;

/** A route may have a tilde of its own: the nonce is what follows the last one. */
function parseState(state: string | null, fallback: string | undefined): { route: string; nonce: string | undefined } {
  const cut = state?.lastIndexOf('~') ?? -1;
  if (state === null || cut < 0) return { route: safeRoute(fallback ?? '/'), nonce: undefined };
  return { route: safeRoute(state.slice(0, cut)), nonce: state.slice(cut + 1) };
}

/** Browsers read a backslash as a slash, so `/\host` leads to another site too. */
const SAME_SITE = /^\/(?![/\\])/;
const RETURN_PAGE = /^\/(google|discord|patreon)(?![\w-])/;

/** A path of this site, other than the pages that only exist for coming back. */
export const safeRoute = (route: string): string => (SAME_SITE.test(route) && !RETURN_PAGE.test(route) ? route : '/');

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readPending(text: string | null): Pending | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isObject(value) || !isProvider(value.provider)) return undefined;
    const { provider, intent, nonce, route, verifier } = value;
    if (typeof nonce !== 'string' || typeof route !== 'string') return undefined;
    if (intent !== 'login' && intent !== 'link') return undefined;
    return { provider, intent, nonce, route, verifier: typeof verifier === 'string' ? verifier : undefined };
  } catch {
    return undefined;
  }
}
