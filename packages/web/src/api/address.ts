// The contract's table of routes as types: a call is named by its address, and parameters, body and answer follow from it.
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteContract, routes } from '@oversleep/contract';

type Routes = typeof routes;

type AddressOf<R extends RouteContract> = `${R['method']} ${R['path']}`;

type ByAddress = { [Name in keyof Routes as AddressOf<Routes[Name]>]: Routes[Name] };

/** Such as `PUT /api/team/meta/:teamIndex`. */
export type RouteAddress = keyof ByAddress;

export type AnswerAt<A extends RouteAddress> = AnswerOf<ByAddress[A]>;

type RouteParameter<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** Options of any call, whatever its route. */
export interface CallOptions {
  /** The version that a write is based on; 0 or undefined: the last write wins. */
  readonly version?: number | undefined;
  /** Tag of the known answer: only a newer one is wanted. */
  readonly etag?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * `none`: for calls like signing in that must not use a session. `ifAny`: a guest would get the same answer, so the call
   * goes on without a session if it has ended. Otherwise the call fails then.
   */
  readonly session?: 'none' | 'ifAny' | undefined;
}

/** Open routes have a default edition for other people's programs; the app always names the one that the player chose. */
type WithEdition<R extends RouteContract, Part> = R extends { readonly open: true }
  ? 'edition' extends keyof Part
    ? Omit<Part, 'edition'> & { readonly edition: NonNullable<Part['edition']> }
    : Part
  : Part;

type CallInput<A extends RouteAddress> = CallOptions &
  RouteParameter<'params', ParamsOf<ByAddress[A]>> &
  RouteParameter<'query', WithEdition<ByAddress[A], QueryOf<ByAddress[A]>>> &
  RouteParameter<'body', WithEdition<ByAddress[A], BodyOf<ByAddress[A]>>>;

/** May be left out where the route needs nothing. */
export type CallArguments<A extends RouteAddress> =
  Record<never, never> extends CallInput<A> ? [input?: CallInput<A>] : [input: CallInput<A>];
