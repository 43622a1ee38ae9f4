// Makes calls: addresses, bodies, repetitions that the server asks for, and answers that are still current.
import { OversleepError } from './error.ts';
import { api } from './generated/api.ts';
import type { Call, CallInput, CallOptions, ClientOptions } from './options.ts';

export type Client = ReturnType<typeof api>;

interface Kept {
  readonly etag: string;
  readonly text: string;
}

const KEPT_ANSWERS = 200;

/** `origin` is the address of the server, such as `https://oversleep.example`. */
export function createClient(origin: string, options: ClientOptions = {}): Client {
  const { key, retries = 2, longestWait = 60, wait = pause } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  const kept = new Map<string, Kept>();

  /** The newest answers are last. */
  const keep = (url: string, answer: Kept): void => {
    kept.delete(url);
    kept.set(url, answer);
    for (const oldest of kept.keys()) if (kept.size > KEPT_ANSWERS) kept.delete(oldest);
  };

  const call: Call = async (address, input = {}, { signal }: CallOptions = {}) => {
    const [method = 'GET', path = '', form = 'json'] = address.split(' ');
    const url = new URL(urlOf(path, input), origin).href;
    const known = method === 'GET' ? kept.get(url) : undefined;
    const { content, type } = bodyOf(input.body);
    const init: RequestInit = {
      method,
      headers: {
        ...(key !== undefined && { 'x-oversleep-key': key }),
        ...(type !== undefined && { 'content-type': type }),
        ...(known && { 'if-none-match': known.etag }),
      },
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
    };
    for (let attempt = 0; ; attempt++) {
      const response = await send(url, init);
      if (response.status === 304 && known) return read(form, known.text);
      if (response.ok) {
        const text = await response.text();
        const etag = response.headers.get('etag');
        if (method === 'GET' && etag !== null) keep(url, { etag, text });
        return read(form, text);
      }
      const retryAfter = secondsIn(response.headers.get('retry-after'));
      const failure = new OversleepError(response.status, await response.text(), retryAfter);
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || retryAfter === undefined || retryAfter > longestWait || attempt >= retries) throw failure;
      await wait(retryAfter * 1000, signal);
    }
  };

  return api(call);
}

/** The body is not part of the address; what the path doesn't name is the query. */
function urlOf(path: string, { body: _, ...input }: CallInput): string {
  const query = new Map(Object.entries(input));
  const filled = path.replace(/:([a-z]\w*)/gi, (_match, name: string) => {
    const value = String(query.get(name) ?? '');
    query.delete(name);
    return encodeURIComponent(value);
  });
  const given = [...query].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

/** Pictures travel as they are, everything else as JSON. */
function bodyOf(body: unknown): { readonly content?: BodyInit; readonly type?: string } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { content: body, type: body.type };
  return { content: JSON.stringify(body), type: 'application/json' };
}

const read = (form: string, text: string) => (form === 'text' ? text : text === '' ? undefined : JSON.parse(text));

/** Retry-After has seconds or a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
