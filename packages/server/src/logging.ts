// The log: one line for each call with an id to find it again, and without credentials.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API_KEY_HEADER } from '@oversleep/contract';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import type { App } from './routes/app-type.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

const SECRET_FIELDS = [
  'authorization',
  API_KEY_HEADER,
  'cookie',
  'set-cookie',
  'code',
  'authorization_code',
  'code_verifier',
  'client_secret',
  'access_token',
  'refresh_token',
  'id_token',
  'accessToken',
  'refreshToken',
  'token',
];

export interface LogTarget {
  write(line: string): void;
}

/** The log goes to standard error, because standard output holds only the address. */
export function loggerOptions(config: Pick<Config, 'logLevel'>, target: LogTarget = process.stderr): LoggerOptions {
  return {
    level: config.logLevel,
    stream: target,
    redact: {
      // `err` has its own serializer, because the `code` of an error is no secret.
      paths: SECRET_FIELDS.flatMap((name) => [
        `["${name}"]`,
        `headers["${name}"]`,
        `body["${name}"]`,
        `query["${name}"]`,
      ]),
      censor: '[removed]',
    },
    serializers: {
      err: describeError,
      req: describeRequest,
    },
  };
}

/** One line for each call that was answered, at the level info. */
export function logCalls(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const user = request.session?.externalId;
    request.log.info(
      { method: request.method, path: pathOf(request), status: reply.statusCode, milliseconds, user },
      'call',
    );
  });
}

/** The caller's id, so that a proxy's log can be compared with ours; otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Without the query, where providers send their codes; share links are cut to what distinguishes two of them. */
function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const path = request.url.split(/[?#;]/, 1)[0] ?? '';
  // Decoded, because `/%73/` leads to the same page as `/s/`.
  const [, start] = SHARED.exec(decoded(path)) ?? [];
  return start === undefined ? path : `${start}…`;
}

const SHARED = /^(.*?\/(?:s|card)\/+.{8})./i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const describeRequest = (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) });

interface ErrorDescription {
  readonly [part: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Only these parts: a database error contains the values of its statement, which are players' data. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const message = withoutSecrets(messageOf(error));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: [message, ...frames].join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The query builder appends the parameters of a failed query to its message. */
function messageOf(error: Error): string {
  return 'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : error.message;
}

/** Messages of other programs may quote their input. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\bos_[0-9a-f]{8,}/gi, '[removed]')
    .replace(/\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[removed]')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [removed]')
    .replace(/(\w*(?:code|token|secret|verifier))(["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, '$1$2[removed]')
    .replace(/(\w+:\/\/[^:/\s]+:)[^@\s]+@/g, '$1[removed]@');
}
