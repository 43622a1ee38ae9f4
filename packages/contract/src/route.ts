// What one row of the table of routes says; server, documentation and the types of the web client follow from it.
import { type Static, type TObject, type TSchema, Type } from 'typebox';

/** Who may call: `maybe` uses a session when there is one, `user` needs one, `admin` needs that role too. */
export type Access = 'anyone' | 'maybe' | 'user' | 'admin';

/** A limit of its own; how many calls it allows is the server's business. `read` and `units` replace the general one. */
export type LimitName = 'signIn' | 'refresh' | 'friendRequest' | 'news' | 'bulk' | 'search' | 'read' | 'units';

export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** The content types of a body that isn't JSON but bytes. */
  readonly bodyTypes?: readonly string[];
  /** Fields of a body that are not listed: refused, unless players' tools are known to send more. */
  readonly unknownFields?: 'strip';
  /** Bytes, where the usual limit is too tight. */
  readonly bodyLimit?: number;
  readonly limit?: LimitName;
  /** With the limit `units`: what a call costs. With another one: what it costs besides when the answer has to be made. */
  readonly units?: number;
  /** What it costs instead when this flag of the body is true. */
  readonly unitsWith?: Readonly<Record<string, number>>;
  /** Other people's programs and pages may call it: every answer carries CORS headers, and sessions of other sites never do. */
  readonly open?: true;
  /** What the answer is if it isn't JSON. */
  readonly contentType?: string;
  /** A write that may name the version it is based on, in the header `If-Match`. */
  readonly versioned?: true;
  /** Left out: 204 without a body. */
  readonly answer?: TSchema;
}

/** An object that has these fields and no others. */
export const Shape = <Fields extends Record<string, TSchema>>(fields: Fields, options: object = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;

export type ParamsOf<R extends RouteContract> = StaticOr<R['params'], undefined>;
export type QueryOf<R extends RouteContract> = StaticOr<R['query'], undefined>;
export type BodyOf<R extends RouteContract> = StaticOr<R['body'], undefined>;
export type AnswerOf<R extends RouteContract> = StaticOr<R['answer'], void>;
