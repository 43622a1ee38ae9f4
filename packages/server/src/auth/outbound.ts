// Asks another server for JSON. The answer is `unknown` until it is checked; what we send is never logged.

const TIMEOUT_MS = 5000;

export type OutboundAnswer =
  | {
      readonly reached: true;
      readonly status: number;
      /** Undefined if it wasn't JSON. */
      readonly body: unknown;
      readonly retryAfter: number | undefined;
    }
  | { readonly reached: false; readonly why: 'network' | 'timeout' };

interface ProviderRequest {
  readonly url: string;
  /** Sent by POST as a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly bearer?: string;
  /** Background calls may take longer. */
  readonly timeoutMs?: number;
}

/** Retries once after a broken connection, but not after a timeout: the person has waited long enough. */
export async function askJson(question: ProviderRequest): Promise<OutboundAnswer> {
  const first = await attempt(question);
  return first.reached || first.why === 'timeout' ? first : attempt(question);
}

async function attempt({ url, form, bearer, timeoutMs = TIMEOUT_MS }: ProviderRequest): Promise<OutboundAnswer> {
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      // None of these addresses redirects, and a secret must not be sent on to another one.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const seconds = Number(response.headers.get('retry-after') ?? '');
    return {
      reached: true,
      status: response.status,
      body: parsed(await response.text()),
      retryAfter: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined,
    };
  } catch (error) {
    return { reached: false, why: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an unknown value. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** A field of an unknown value that is a text with something in it. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}
