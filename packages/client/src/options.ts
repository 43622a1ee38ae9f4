// What a caller may choose for all calls, and for one.

export interface ClientOptions {
  /** For higher limits, where the server has keys. Not in a web page: browsers don't let it through, and visitors could read it. */
  readonly key?: string;
  /** How often a call is repeated that the server asks to repeat later (429 and 503); 2 where it is left out. */
  readonly retries?: number;
  /** The longest wait before a repetition, in seconds; a longer one is an error at once. 60 where it is left out. */
  readonly longestWait?: number;
  /** Instead of the global `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Instead of a timer, for tests. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export interface CallOptions {
  /** Ends the call, also while it waits for a repetition. */
  readonly signal?: AbortSignal;
}

/** Parameters of the path and of the query by name, and the body. */
export type CallInput = Readonly<Record<string, unknown>>;

/** Makes a call: `address` is the method and the path, and what the answer is if it isn't JSON. */
export type Call = <Answer>(address: string, input?: CallInput, options?: CallOptions) => Promise<Answer>;
