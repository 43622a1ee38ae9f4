// One call to a server that may be away: the answer, or why there was none.
import { createHash, randomBytes } from 'node:crypto';
import { type ProviderInfo, routes } from '@oversleep/contract';
import type { Tally } from './tally.ts';

export interface Answer {
  /** 0: none. */
  readonly status: number;
  readonly body: unknown;
}

export type Call = (method: string, url: string, options?: { token?: string; body?: unknown }) => Promise<Answer>;

/** Longer than the server itself takes to give up. */
const GIVE_UP_MS = 40_000;

export function createCall(tally: Tally): Call {
  return async (method, url, { token, body } = {}) => {
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const text = await response.text();
      const parsed: unknown = text === '' ? undefined : JSON.parse(text);
      tally.answered(response.status, textIn(parsed, 'code'));
      return { status: response.status, body: parsed };
    } catch (error) {
      tally.answered(0, reasonOf(error));
      return { status: 0, body: undefined };
    }
  };
}

/** The way of a browser through the development sign-in; undefined when the server is away. */
export async function signIn(call: Call, origin: string, name: string): Promise<string | undefined> {
  const offered = await call('GET', `${origin}${routes.providers.path}`);
  const info = listIn<ProviderInfo>(offered.body, 'providers').find(({ provider }) => provider === 'discord');
  if (info === undefined) return undefined;
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/discord`;
  const form = new URLSearchParams({
    ...info.parameters,
    client_id: info.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: info.scope,
    state: 'chaos',
    name,
    ...(info.pkce
      ? {
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
        }
      : {}),
  });
  const sent = await fetch(info.authorizeUrl, { method: 'POST', body: form, redirect: 'manual' }).catch(
    () => undefined,
  );
  const code = new URL(sent?.headers.get('location') ?? 'about:blank').searchParams.get('code');
  if (code === null) return undefined;
  const body = {
    authorization_code: code,
    provider: 'discord',
    redirect_uri: redirectUri,
    ...(info.pkce ? { code_verifier: verifier } : {}),
  };
  const answer = await call('POST', `${origin}${routes.signup.path}`, { body });
  return answer.status === 200 ? textIn(fieldIn(fieldIn(answer.body, 'auth'), 'tokens'), 'accessToken') : undefined;
}

export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const textIn = (value: unknown, name: string): string => String(fieldIn(value, name) ?? '');

export function listIn<T>(value: unknown, name: string): readonly T[] {
  const list = fieldIn(value, name);
  return Array.isArray(list) ? list : [];
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return textIn(cause, 'code') || textIn(cause, 'name') || 'unknown';
}
