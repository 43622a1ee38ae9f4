// Failures of calls in one shape: a kind for programs, sentences for players, and a log message.
import type { Problem } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { findMessage, messages } from '../messages/messages.ts';

const t = messages('shell');

export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'limit'
  | 'invalid'
  | 'server';

interface FailureParts {
  readonly problem?: Problem | undefined;
  /** Seconds that the server asks us to wait. */
  readonly retryAfter?: number | undefined;
}

/** `message` is the reason as a sentence for players. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly problem: Problem | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, { problem, retryAfter }: FailureParts = {}) {
    super(problem ? messageOf(problem) : t(`failure.${kind}`));
    this.kind = kind;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** Whether the same call may succeed later without any change. */
  get passing(): boolean {
    return PASSING.has(this.kind);
  }
}

/** In the language of the app; the server's English for what a newer server says. */
const messageOf = ({ reason, code, values, message }: Problem): string =>
  findMessage('errors', reason ?? code, values) ?? message;

const PASSING: ReadonlySet<FailureKind> = new Set(['offline', 'timeout', 'aborted', 'limit', 'server']);

/** The log message; undefined for failures that only the caller handles. */
const LOGGED: Partial<Readonly<Record<FailureKind, string>>> = {
  unauthorized: 'Unauthorized',
  timeout: 'Connection to server timed out',
  offline: 'Something went wrong',
  server: 'Something went wrong',
};

export const logMessage = (kind: FailureKind): string | undefined => LOGGED[kind];

export interface FailureWords {
  readonly what: string;
  readonly why: string;
  /** One sentence for each thing that is wrong with the input. */
  readonly details: readonly string[];
  readonly canRetry: boolean;
  readonly waitSeconds: number | undefined;
}

/** The one pattern in which failures are shown: what failed, why, and whether a retry makes sense. */
export function explain(what: string, error: unknown): FailureWords {
  if (!(error instanceof ApiFailure))
    return { what, why: t('failure.server'), details: [], canRetry: true, waitSeconds: undefined };
  const { message, kind, problem, retryAfter, passing } = error;
  const why =
    kind === 'limit' && retryAfter !== undefined ? t('failure.wait', { why: message, seconds: retryAfter }) : message;
  return { what, why, details: problem?.details ?? [], canRetry: passing, waitSeconds: retryAfter };
}

const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  429: 'limit',
};

const kindOfStatus = (status: number): FailureKind =>
  KIND_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'server');

/** `body` can be anything, because a proxy may have answered. */
export function failureOf(status: number, body: unknown, retryAfter: number | undefined): ApiFailure {
  return new ApiFailure(kindOfStatus(status), { problem: readProblem(body), retryAfter });
}

function readProblem(body: unknown): Problem | undefined {
  if (!isObject(body)) return undefined;
  const { statusCode, code, reason, message, values, details, current } = body;
  if (typeof statusCode !== 'number' || typeof code !== 'string' || typeof message !== 'string') return undefined;
  return {
    statusCode,
    code,
    message,
    ...(typeof reason === 'string' && { reason }),
    ...(isValues(values) && { values }),
    ...(Array.isArray(details) ? { details: details.map(String) } : {}),
    ...('current' in body ? { current } : {}),
  };
}

const isValues = (values: unknown): values is NonNullable<Problem['values']> =>
  isObject(values) && Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');

/** The header is seconds or a date. */
export function retryAfterIn(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
