// Messages between a page and its workers, one set for all kinds of tasks.

/** Input, partial results and answer of a kind of task. */
interface TaskType {
  readonly input: unknown;
  readonly part: unknown;
  readonly answer: unknown;
}

/** Kinds of tasks by name. */
export type TaskTypes<T> = { readonly [K in keyof T]: TaskType };

/** Only the receiver knows the payload's type, by its kind; `never` is assignable to all of them. */
export type ToHost =
  | { readonly type: 'ask'; readonly id: number; readonly kind: string; readonly input: never }
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'rest'; readonly id: number; readonly rest: boolean };

export type FromHost =
  /** The worker listens, and holds the lock of this name until it dies; undefined if the browser has no locks. */
  | { readonly type: 'ready'; readonly lock: string | undefined }
  | { readonly type: 'part'; readonly id: number; readonly part: never }
  | { readonly type: 'done'; readonly id: number; readonly answer: never }
  | { readonly type: 'stopped'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: ErrorText };

/** An error as data: its class does not survive the transfer. */
export interface ErrorText {
  readonly name: string;
  readonly message: string;
  readonly cause?: ErrorText;
}

const hasType = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/** Browsers and their extensions may send messages of their own. */
export const isToHost = (value: unknown): value is ToHost => hasType(value);
export const isFromHost = (value: unknown): value is FromHost => hasType(value);

/** The part of `navigator.locks` that is used. */
export interface WebLocks {
  readonly request: (name: string, held: () => Promise<void> | undefined) => Promise<unknown>;
}

export const browserLocks = (): WebLocks | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;
