// Puts one row of the contract's table on the air: who may call, what is checked, what is answered.
import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  Problem,
  type QueryOf,
  type RouteContract,
} from '@oversleep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../deps.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { JSON_TYPE, Prepared } from './prepared.ts';
import { validatorFor } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that this route serves. */
    contract?: RouteContract;
  }
  interface FastifyRequest {
    /** Set before the handler wherever the route's access asks for it. */
    session: Session | undefined;
  }
}

type SessionOf<R extends RouteContract> = R['access'] extends 'user' | 'admin' ? Session : Session | undefined;

/** One call as a handler sees it. */
export interface RouteCall<R extends RouteContract> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly session: SessionOf<R>;
  /** The version that the caller's write is based on, from the header `If-Match`. */
  readonly baseVersion: number | undefined;
  /** Without the framework's own signal, which says that the body has been read. */
  readonly request: Omit<FastifyRequest, 'signal'>;
  readonly reply: FastifyReply;
}

/** An answer that is JSON already and goes out as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The caller has it already. */
export const NOT_MODIFIED = Symbol('not modified');

type RouteAnswer<R extends RouteContract> = AnswerOf<R> | JsonText | Prepared | typeof NOT_MODIFIED;

export function serve<const R extends RouteContract>(
  app: App,
  contract: R,
  handle: (call: RouteCall<R>) => RouteAnswer<R> | Promise<RouteAnswer<R>>,
): void {
  const { method, path, summary, params, query, body, answer, bodyLimit } = contract;
  const success = answer === undefined ? { 204: { type: 'null', description: 'Done.' } } : { 200: described(contract) };
  app.route({
    method,
    url: path,
    config: { contract },
    // What pages may do is of no concern to JSON; see headers.ts.
    helmet: false,
    // Answers out of memory are compressed once, see Prepared: never anew for a caller that takes neither form.
    ...(contract.limit === 'read' && { compress: false as const }),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...success, '4xx': Problem, '5xx': Problem },
    },
    validatorCompiler: validatorFor({ strip: contract.unknownFields === 'strip', open: contract.open === true }),
    handler: async (request, reply) => {
      // The shapes were checked against the same schemas that these types come from, the session by the app's hook.
      const result = await handle({
        params: request.params as ParamsOf<R>,
        query: request.query as QueryOf<R>,
        body: request.body as BodyOf<R>,
        session: request.session as SessionOf<R>,
        baseVersion: contract.versioned ? versionIn(request.headers['if-match']) : undefined,
        request,
        reply,
      });
      if (result instanceof Prepared) return result.send(request, reply);
      if (result instanceof JsonText) {
        reply.type(JSON_TYPE);
        return result.text;
      }
      if (result === NOT_MODIFIED) return reply.code(304).send();
      if (answer !== undefined) return result;
      reply.code(204);
      return null;
    },
  });
}

/** What is no JSON names its type. */
const described = ({ answer, contentType }: RouteContract) =>
  contentType === undefined ? answer : { content: { [contentType]: { schema: answer } } };

/** `3`, `"3"` or `W/"3"`; `*` and nothing mean any version. */
function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (digits === undefined) throw refuse('IF_MATCH_INVALID');
  return Number(digits);
}
