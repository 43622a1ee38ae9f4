// The worker's side: runs tasks by kind, reports partial results, and stops or pauses tasks between two steps.
import {
  browserLocks,
  type ErrorText,
  type FromHost,
  isToHost,
  type TaskTypes,
  type ToHost,
  type WebLocks,
} from './messages.ts';

export interface TaskRun<Part> {
  readonly part: (part: Part) => void;
  /** Called between two steps: lets messages in, waits while the task is paused, and throws when the task was cancelled. */
  readonly step: () => Promise<void>;
  readonly signal: AbortSignal;
}

export type Handlers<T extends TaskTypes<T>> = {
  readonly [K in keyof T]: (
    input: T[K]['input'],
    run: TaskRun<T[K]['part']>,
  ) => T[K]['answer'] | Promise<T[K]['answer']>;
};

/** The part of a worker's scope or of a `MessagePort` that is used. */
export interface HostPort {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
  /** A port delivers nothing before it is started. */
  readonly start?: () => void;
}

interface HostParts {
  /** Null: the page does not watch for this worker's death. */
  readonly locks?: WebLocks | null | undefined;
  readonly turn?: () => Promise<void>;
}

interface Running {
  readonly stop: () => void;
  readonly rest: (rest: boolean) => void;
}

/** Listens at once, because earlier messages would be lost. Tasks wait until the lock is held. */
export function host<T extends TaskTypes<T>>(
  handlers: Handlers<T>,
  port: HostPort,
  { locks = browserLocks(), turn = nextTurn }: HostParts = {},
): void {
  const running = new Map<number, Running>();
  const send = (message: Outgoing) => port.postMessage(message);
  const ready = holdLock(locks).then((lock) => send({ type: 'ready', lock }));

  const perform = async ({ id, kind, input }: Extract<ToHost, { type: 'ask' }>) => {
    const stop = new AbortController();
    const { signal } = stop;
    const gate = createGate();
    running.set(id, {
      stop: () => {
        stop.abort();
        // A paused task has to notice.
        gate.rest(false);
      },
      rest: gate.rest,
    });
    const step = async () => {
      await turn();
      await gate.open();
      signal.throwIfAborted();
    };
    try {
      await ready;
      signal.throwIfAborted();
      if (!hasKind(handlers, kind)) throw new Error(`No task is called ${kind}`);
      const part = (known: unknown) => send({ type: 'part', id, part: known });
      send({ type: 'done', id, answer: await handlers[kind](input, { part, step, signal }) });
    } catch (error) {
      send(signal.aborted ? { type: 'stopped', id } : { type: 'failed', id, error: errorText(error) });
    } finally {
      running.delete(id);
    }
  };

  port.addEventListener('message', ({ data }) => {
    if (!isToHost(data)) return;
    if (data.type === 'ask') void perform(data);
    else if (data.type === 'stop') running.get(data.id)?.stop();
    else running.get(data.id)?.rest(data.rest);
  });
  port.start?.();
}

/** The same messages on the sender's side, where payloads can be anything. */
type Outgoing =
  | Exclude<FromHost, { type: 'part' | 'done' }>
  | { readonly type: 'part'; readonly id: number; readonly part: unknown }
  | { readonly type: 'done'; readonly id: number; readonly answer: unknown };

const hasKind = <T extends TaskTypes<T>>(handlers: Handlers<T>, kind: PropertyKey): kind is keyof T =>
  Object.hasOwn(handlers, kind);

/** The name of a lock that is held until this worker dies. */
function holdLock(locks: WebLocks | null | undefined): Promise<string | undefined> {
  if (!locks) return Promise.resolve(undefined);
  const name = `worker ${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    const held = () => {
      resolve(name);
      return new Promise<void>(() => {});
    };
    locks.request(name, held).catch(() => resolve(undefined));
  });
}

function createGate(): {
  readonly rest: (rest: boolean) => void;
  readonly open: () => Promise<void>;
} {
  let isResting = false;
  let resume = () => {};
  return {
    rest: (rest) => {
      isResting = rest;
      if (!rest) resume();
    },
    open: async () => {
      while (isResting)
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
    },
  };
}

/** One turn of the message loop, so that messages get in; a timer would wait for milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    channel ??= openChannel();
    channel.waiting.push(resolve);
    channel.port.postMessage(0);
  });
}

/** Created on first use: an open channel keeps a process alive. */
let channel: { readonly port: MessagePort; readonly waiting: (() => void)[] } | undefined;

function openChannel() {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return { port: port2, waiting };
}

export const errorText = (error: unknown): ErrorText =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        ...(error.cause !== undefined && { cause: errorText(error.cause) }),
      }
    : { name: 'Error', message: String(error) };
