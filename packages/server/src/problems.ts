// Turns every failure into the one error body, in one place.
import type { Problem } from '@oversleep/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outageIn } from './outage.ts';

/** What a handler throws to answer with a problem. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export const refuse = (statusCode: number, code: string, message: string, details?: readonly string[]): Refusal =>
  new Refusal({ statusCode, code, message, ...(details ? { details: [...details] } : {}) });

export const badInput = (message: string, details?: readonly string[]): Refusal =>
  refuse(400, 'BAD_INPUT', message, details);

export const missing = (message: string): Refusal => refuse(404, 'NOT_FOUND', message);

export const conflict = (code: string, message: string): Refusal => refuse(409, code, message);

/** Someone else has changed the row since it was read; `current` is what is stored now. */
export const outdated = (message: string, current: unknown): Refusal =>
  new Refusal({ statusCode: 409, code: 'VERSION_CONFLICT', message, current });

export function notFound(request: FastifyRequest): Problem {
  const path = request.url.split('?')[0] ?? request.url;
  return { statusCode: 404, code: 'NOT_FOUND', message: `There is nothing at ${request.method} ${path}.` };
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.statusCode).type('application/json; charset=utf-8').send(problem);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  // A refusal is meant; everything else that fails on our side is to be looked into.
  if (problem.statusCode >= 500 && !(error instanceof Refusal)) {
    // The matched route and not the address, whose parameters may be private.
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  }
  if (problem.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return sendProblem(reply, problem);
}

/** Whatever cannot be done now, it is worth trying again soon. */
const RETRY_SECONDS = 5;

const OUTAGES = {
  away: { code: 'DATABASE_AWAY', message: 'The server cannot reach its data at the moment: please try again soon.' },
  full: {
    code: 'STORAGE_FULL',
    message: 'The server has no room to store anything at the moment: please try again later.',
  },
};

function problemOf(error: FastifyError): Problem {
  if (error instanceof Refusal) return error.problem;
  const outage = outageIn(error);
  if (outage !== undefined) return { statusCode: 503, ...OUTAGES[outage] };
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 400 || statusCode >= 500) {
    // What broke inside is for the log; a stranger learns nothing from it but how we are built.
    return { statusCode: Math.max(statusCode, 500), code: 'INTERNAL', message: 'Something went wrong on our side.' };
  }
  const details = error.validation?.map((failure) => `${failure.instancePath || '/'} ${failure.message ?? 'is wrong'}`);
  const isOurs = error.validation !== undefined;
  const { code, message } = FRAMEWORK_PROBLEMS[error.code] ?? (isOurs ? error : plainProblem(statusCode));
  const problem = { statusCode, code, message };
  return details === undefined ? problem : { ...problem, details };
}

const BAD_JSON = { code: 'BAD_INPUT', message: 'The body is no JSON that can be read.' };

/** What the framework refuses, in our own words. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be application/json.' },
  FST_ERR_CTP_INVALID_JSON_BODY: BAD_JSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'BAD_INPUT', message: 'The body is announced as JSON but is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'BAD_INPUT', message: 'The body has another length than announced.' },
  FST_CP_ERR_INVALID_CONTENT: { code: 'BAD_INPUT', message: 'The body is not compressed as announced.' },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body is compressed in a way that is not known here.',
  },
  FST_ERR_BAD_URL: { code: 'BAD_INPUT', message: 'The address cannot be read.' },
};

/** What the framework and its plugins refuse without a word of theirs that means anything to our callers. */
function plainProblem(statusCode: number): { readonly code: string; readonly message: string } {
  return PLAIN_PROBLEMS[statusCode] ?? { code: 'BAD_REQUEST', message: 'This is no request that can be answered.' };
}

const PLAIN_PROBLEMS: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: 'BAD_INPUT', message: 'The address cannot be read.' },
  403: { code: 'FORBIDDEN', message: 'Nothing is served at this address.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  406: { code: 'NOT_ACCEPTABLE', message: 'The answer cannot be given in the way that is asked for.' },
  412: { code: 'PRECONDITION_FAILED', message: 'What is there is another one than is asked for.' },
  413: { code: 'BODY_TOO_LARGE', message: 'The body is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be application/json.' },
  416: { code: 'RANGE_NOT_SATISFIABLE', message: 'The file has no such part.' },
};
