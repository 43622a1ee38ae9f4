// Builds the HTTP request of a call: address with its parameters, and headers.
import type { Auth } from './session.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

export interface RequestTarget {
  readonly method: string;
  readonly url: string;
}

/** `PUT /api/team/meta/:teamIndex` with `{ teamIndex: 3 }` is PUT to `/api/team/meta/3`. */
export function targetOf(address: string, params: Values, query: Values): RequestTarget {
  const [method = '', path = ''] = address.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`${address} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  return { method, url: `${filled}${queryText(query)}` };
}

function queryText(query: Values): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export interface HeaderParts {
  readonly auth: Auth | null;
  readonly origin: string;
  readonly version: number | undefined;
  readonly etag?: string | null | undefined;
  readonly hasBody: boolean;
}

/** The address to which a provider sends players back. */
export const returnAddress = (origin: string, provider: string): string => `${origin}/${provider}`;

export function headersOf({ auth, origin, version, etag, hasBody }: HeaderParts): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(auth
      ? {
          Authorization: `Bearer ${auth.tokens.accessToken}`,
          Provider: auth.activeProvider,
          Redirect: returnAddress(origin, auth.activeProvider),
        }
      : {}),
    ...(version ? { 'If-Match': `"${version}"` } : {}),
    ...(etag ? { 'If-None-Match': etag } : {}),
  };
}

/** The version created by a write; answers without a body carry it in a header. */
export function versionIn(etag: string | null): number | undefined {
  const digits = /^(?:W\/)?"(\d+)"$/.exec(etag ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
