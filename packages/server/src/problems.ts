// Turns every failure into the one error body, in one place.
import {
  type PlainProblemKey,
  PROBLEMS,
  type Problem,
  type ProblemKey,
  type ProblemRow,
  type ProblemValues,
  REFUSED_VALUES,
} from '@oversleep/contract';
import { problemMessage, problemText } from '@oversleep/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outageIn } from './outage.ts';

/** What a handler throws to answer with a problem. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(body: Problem) {
    super(body.message);
    this.problem = body;
  }
}

interface ProblemExtras {
  /** One sentence for each thing that is wrong. */
  readonly details?: readonly string[];
  /** With a version conflict: what is stored now. */
  readonly current?: unknown;
}

type ProblemArguments<Key extends ProblemKey> = Key extends PlainProblemKey
  ? [values?: undefined, extras?: ProblemExtras]
  : [values: ProblemValues<Key>, extras?: ProblemExtras];

type Values = Readonly<Record<string, string | number>>;

/** The body for a row of the table, with its English message. */
export function problem<Key extends ProblemKey>(key: Key, ...[values, extras]: ProblemArguments<Key>): Problem {
  return bodyOf(key, values, extras);
}

function bodyOf(key: ProblemKey, values: Values | undefined, { details, ...current }: ProblemExtras = {}): Problem {
  const row: ProblemRow = PROBLEMS[key];
  return {
    statusCode: row.status,
    code: row.code ?? key,
    ...(row.code === undefined ? {} : { reason: key }),
    message: problemText(key, values),
    ...(values === undefined ? {} : { values: { ...values } }),
    ...(details === undefined ? {} : { details: [...details] }),
    ...current,
  };
}

export const refuse = <Key extends ProblemKey>(key: Key, ...rest: ProblemArguments<Key>): Refusal =>
  new Refusal(problem(key, ...rest));

type RefusedKey = keyof typeof REFUSED_VALUES;

const isRefusedKey = (key: string): key is RefusedKey => Object.hasOwn(REFUSED_VALUES, key);

/** Keys by the sentence of a schema. */
export const KEY_OF_REFUSAL: ReadonlyMap<string, RefusedKey> = new Map(
  Object.keys(REFUSED_VALUES)
    .filter(isRefusedKey)
    .map((key) => [problemMessage(key).replace('{value}', '{}'), key]),
);

/** For a value that doesn't fit the schema whose sentence this is. */
export function refuseValue({ sentence, value }: RefusedValue, details: readonly string[]): Refusal {
  const key = KEY_OF_REFUSAL.get(sentence);
  if (key === undefined) throw new Error(`no problem for the sentence ${sentence}`);
  return new Refusal(bodyOf(key, sentence.includes('{}') ? { value } : undefined, { details }));
}

/** For wrong values: the specified sentence where all that is wrong has the same one, else the general one of this key. */
export function refuseWrong(key: PlainProblemKey, messages: readonly string[], details: readonly string[]): Refusal {
  const [message, ...others] = new Set(messages);
  const specified = message === undefined || others.length > 0 ? undefined : specifiedIn(message);
  return specified ? refuseValue(specified, details) : refuse(key, undefined, { details });
}

function specifiedIn(message: string): RefusedValue | undefined {
  for (const sentence of KEY_OF_REFUSAL.keys()) {
    const [before = '', after] = sentence.split('{}');
    if (after === undefined ? message === sentence : message.startsWith(before) && message.endsWith(after))
      return { sentence, value: message.slice(before.length, message.length - (after?.length ?? 0)) };
  }
  return undefined;
}

export interface RefusedValue {
  /** With `{}` for the value. */
  readonly sentence: string;
  readonly value: string;
}

export function notFound(request: FastifyRequest): Problem {
  return problem('ROUTE_NOT_FOUND', { method: request.method, path: request.url.split('?')[0] ?? request.url });
}

export function sendProblem(reply: FastifyReply, body: Problem): FastifyReply {
  return reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = problemOf(error);
  // A refusal is intended; any other failure on our side needs investigation.
  if (body.statusCode >= 500 && !(error instanceof Refusal)) {
    // The matched route and not the address, whose parameters may be private.
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  }
  if (body.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return sendProblem(reply, body);
}
const RETRY_SECONDS = 5;

const OUTAGES = { away: 'DATABASE_AWAY', full: 'STORAGE_FULL' } as const;

function problemOf(error: FastifyError): Problem {
  if (error instanceof Refusal) return error.problem;
  const outage = outageIn(error);
  if (outage !== undefined) return problem(OUTAGES[outage]);
  const statusCode = error.statusCode ?? 500;
  // Internal errors go to the log only: their text would show callers how the server is built.
  if (statusCode < 400 || statusCode >= 500) return { ...problem('INTERNAL'), statusCode: Math.max(statusCode, 500) };
  return { ...problem(BY_FRAMEWORK_CODE[error.code] ?? BY_STATUS[statusCode] ?? 'BAD_REQUEST'), statusCode };
}

/** Requests that the framework refuses. */
const BY_FRAMEWORK_CODE: Readonly<Record<string, PlainProblemKey>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_EMPTY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_LENGTH_WRONG',
  FST_CP_ERR_INVALID_CONTENT: 'BODY_ENCODING_WRONG',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'ENCODING_UNSUPPORTED',
  FST_ERR_BAD_URL: 'BAD_ADDRESS',
};

/** Refusals of the framework and its plugins whose own code says nothing to callers. */
const BY_STATUS: Readonly<Record<number, PlainProblemKey>> = {
  400: 'BAD_ADDRESS',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  412: 'PRECONDITION_FAILED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
};
