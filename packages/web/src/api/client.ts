// Calls the server by the contract's addresses: session, time limit, versions, and one kind of failure.
import type { AnswerAt, CallArguments, CallOptions, RouteAddress } from './address.ts';
import { ApiFailure, failureOf, logMessage, retryAfterIn } from './failure.ts';
import type { Locks } from './locks.ts';
import { createRefresher, type RefreshAnswer } from './refresh.ts';
import { headersOf, returnAddress, targetOf, versionIn } from './request.ts';
import type { Auth, SessionVault } from './session.ts';

export const TIMEOUT_MS = 20_000;

/** Log messages for developers; never with tokens in them. */
export type Log = (message: string, detail?: unknown) => void;

/** Calls back after a time, unless it is cancelled before. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

export interface ApiParts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly timer: Timer;
  readonly log: Log;
  readonly vault: SessionVault;
  readonly locks: Locks;
  /** Scheme and host of this site; calls go to the same origin. */
  readonly origin: string;
  /** Called after the server has ended the session, never for a guest. */
  readonly sessionOver: () => void;
}

export interface Reply<Answer> {
  readonly answer: Answer;
  /** The version that the write created, if the answer itself has no place for it. */
  readonly version: number | undefined;
  /** The tag to send when asking again. */
  readonly etag: string | null;
  /** There is nothing newer than the given tag, so there is no answer. */
  readonly unchanged: boolean;
}

export interface Api {
  readonly call: <A extends RouteAddress>(address: A, ...input: CallArguments<A>) => Promise<AnswerAt<A>>;
  readonly send: <A extends RouteAddress>(address: A, ...input: CallArguments<A>) => Promise<Reply<AnswerAt<A>>>;
  /** A JSON file of this site. */
  readonly file: (path: `/${string}`) => Promise<unknown>;
}

interface Exchange extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export function createApi(parts: ApiParts): Api {
  const { now, log, vault, locks, origin } = parts;
  // A device clock may be minutes off, and tokens expire by the server's clock.
  let skew = 0;
  const noteClock = (date: string | null) => {
    const server = Date.parse(date ?? '');
    if (!Number.isNaN(server)) skew = server - now();
  };

  const exchange = async (address: string, input: Exchange, auth: Auth | null): Promise<Reply<unknown>> => {
    const { method, url } = targetOf(address, asValues(input.params), asValues(input.query));
    const hasBody = input.body !== undefined;
    const headers = headersOf({ auth, origin, version: input.version, etag: input.etag, hasBody });
    const response = await withinTime(parts, input.signal, (signal) =>
      parts
        .fetch(url, { method, headers, signal, ...(hasBody ? { body: JSON.stringify(input.body) } : {}) })
        .then(async (answered) => ({
          ok: answered.ok,
          status: answered.status,
          headers: answered.headers,
          text: await answered.text(),
        })),
    );
    noteClock(response.headers.get('date'));
    const etag = response.headers.get('etag');
    if (response.status === 304) return { answer: undefined, version: undefined, etag, unchanged: true };
    const body = parsed(response.text);
    if (!response.ok) throw failureOf(response.status, body, retryAfterIn(response.headers.get('retry-after'), now()));
    // An HTML page in place of an answer comes from a proxy in between.
    if (body === undefined && response.text !== '') throw new ApiFailure('server');
    return { answer: body, version: versionIn(etag), etag, unchanged: false };
  };

  const logged = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const message = error instanceof ApiFailure ? logMessage(error.kind) : undefined;
      if (message !== undefined) log(message, error instanceof ApiFailure ? error.problem?.code : undefined);
      throw error;
    }
  };

  const endSession = () => {
    vault.clear();
    parts.sessionOver();
  };

  const refresher = createRefresher({
    vault,
    locks,
    serverNow: () => now() + skew,
    sessionOver: endSession,
    request: (auth) =>
      logged(async () => {
        const { activeProvider: provider, tokens } = auth;
        const body = { refresh_token: tokens.refreshToken, provider, redirect_uri: returnAddress(origin, provider) };
        const { answer } = await exchange('POST /api/login/refresh', { body }, null);
        return answer as RefreshAnswer;
      }),
  });

  const sessionFor = async ({ session }: Exchange): Promise<Auth | null> => {
    if (session === 'none') return null;
    try {
      return await refresher.fresh();
    } catch (error) {
      if (session === 'ifAny' && isUnauthorized(error)) return null;
      throw error;
    }
  };

  const inSession = async (address: string, input: Exchange): Promise<Reply<unknown>> => {
    const auth = await sessionFor(input);
    try {
      return await exchange(address, input, auth);
    } catch (error) {
      if (!auth || !isUnauthorized(error)) throw error;
      const newest = vault.read();
      if (newest && newest.tokens.accessToken !== auth.tokens.accessToken) return exchange(address, input, newest);
      if (newest) endSession();
      if (input.session === 'ifAny') return exchange(address, input, null);
      throw error;
    }
  };

  // The only place where an answer gets its type: the server uses the same table.
  const send = async <A extends RouteAddress>(
    address: A,
    ...[input]: CallArguments<A>
  ): Promise<Reply<AnswerAt<A>>> => {
    const reply = await logged(() => inSession(address, input ?? {}));
    return reply as Reply<AnswerAt<A>>;
  };

  return {
    send,
    call: async (address, ...input) => (await send(address, ...input)).answer,
    file: (path) => logged(async () => (await exchange(`GET ${path}`, {}, null)).answer),
  };
}

const isUnauthorized = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'unauthorized';

const asValues = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs a request until the timeout or the caller's abort, and says which of these ended it. */
async function withinTime<T>(
  { timer }: Pick<ApiParts, 'timer'>,
  outer: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let late = false;
  const cancel = timer(TIMEOUT_MS, () => {
    late = true;
    giveUp();
  });
  outer?.addEventListener('abort', giveUp);
  if (outer?.aborted) giveUp();
  try {
    return await request(controller.signal);
  } catch {
    throw new ApiFailure(late ? 'timeout' : outer?.aborted ? 'aborted' : 'offline');
  } finally {
    cancel();
    outer?.removeEventListener('abort', giveUp);
  }
}
