// The page's end: asks a few workers, each with one task at a time. What the player waits for comes first, spare work last. The first worker is kept for
// the player: only spare work may use it meanwhile, and gives way at once.
import { browserLocks, type ErrorText, type FromHost, type Locks, type TaskTypes, type ToHost } from './messages.ts';

/** A worker or a port at the other end. */
interface Line {
  readonly send: (message: Sent, transfer: readonly Transferable[]) => void;
  readonly end: () => void;
}

/** The same messages from the sender's side, who may send anything. */
type Sent =
  | Exclude<ToHost, { type: 'ask' }>
  | { readonly type: 'ask'; readonly id: number; readonly kind: PropertyKey; readonly input: unknown };

/** Starts a worker; `onBroken` is called when it failed or never came to be. */
export type StartLine = (onMessage: (message: FromHost) => void, onBroken: (cause?: unknown) => void) => Line;

/** `spare`: nobody waits for it, it is only good to have. */
type Lane = 'now' | 'later' | 'spare';

interface AskOptions<Part> {
  /** Rejects the answer with its reason at once, and stops the task. */
  readonly signal?: AbortSignal | undefined;
  readonly lane?: Lane | undefined;
  /** Not called after an abort. Spare work that had to give way begins anew. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Gone from the page afterwards, so that spare work must not transfer anything. */
  readonly transfer?: readonly Transferable[] | undefined;
}

interface Call<Answer> {
  readonly answer: Promise<Answer>;
  /** Lets the task wait between two steps, or go on. */
  readonly rest: (rest: boolean) => void;
}

export interface Asked<T extends TaskTypes<T>> {
  readonly begin: <K extends keyof T>(
    kind: K,
    input: T[K]['input'],
    options?: AskOptions<T[K]['part']>,
  ) => Call<T[K]['answer']>;
  /** The same for those who never let it rest. */
  readonly ask: <K extends keyof T>(
    kind: K,
    input: T[K]['input'],
    options?: AskOptions<T[K]['part']>,
  ) => Promise<T[K]['answer']>;
  /** Ends all workers and rejects what is pending; the next question starts new ones. */
  readonly end: () => void;
}

export type Ask<T extends TaskTypes<T>> = Asked<T>['ask'];

/** The task was refused, or its worker died. */
export class TaskFailed extends Error {
  constructor({ name, message, cause }: ErrorText) {
    super(message, cause && { cause: new TaskFailed(cause) });
    this.name = name;
  }
}

/** There is no worker to be had: its file did not arrive, or the browser does not allow it. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

export interface AskParts {
  readonly start: StartLine;
  readonly size: number;
  readonly locks?: Locks | undefined;
}

interface Job {
  id: number;
  isResting: boolean;
  readonly kind: PropertyKey;
  readonly input: unknown;
  readonly lane: Lane;
  readonly transfer: readonly Transferable[];
  readonly signal: AbortSignal | undefined;
  readonly onPart: (part: never) => void;
  readonly onAnswer: (answer: never) => void;
  readonly onFailure: (failure: unknown) => void;
}

interface Seat {
  line: Line | undefined;
  job: Job | undefined;
  heard: boolean;
  /** Spare work that was told to give way. */
  isLeaving: boolean;
}

/** A worker that does not stop within this time is ended. */
const PATIENCE_MS = 400;
const NOT_STARTED = 'No worker could be started';
const DIED = { name: 'WorkerDied', message: 'It stopped unexpectedly' };
const NOTHING = () => {};

export function createAsk<T extends TaskTypes<T>>({ start, size, locks = browserLocks() }: AskParts): Asked<T> {
  const seats: Seat[] = Array.from({ length: size }, () => ({
    line: undefined,
    job: undefined,
    heard: false,
    isLeaving: false,
  }));
  let waiting: readonly Job[] = [];
  let last = 0;
  const newId = () => {
    last += 1;
    return last;
  };

  const next = () => {
    for (const [place, seat] of seats.entries()) {
      if (seat.job) continue;
      const isKept = size > 1 && place === 0;
      const lanes: readonly Lane[] = isKept ? ['now', 'spare'] : ['now', 'later', 'spare'];
      const job = lanes.flatMap((lane) => waiting.find((one) => one.lane === lane) ?? [])[0];
      if (!job) continue;
      waiting = waiting.filter((other) => other !== job);
      begin(seat, job);
    }
    makeWay(waiting.filter(({ lane }) => lane === 'now').length);
  };

  /** For so many that the player waits for: spare work stops between two steps, and begins anew later. */
  const makeWay = (count: number) => {
    for (const seat of seats.filter(({ job }) => job?.lane === 'spare').slice(0, count)) {
      if (!seat.job || seat.isLeaving) continue;
      seat.isLeaving = true;
      seat.line?.send({ type: 'stop', id: seat.job.id }, []);
    }
  };

  const begin = (seat: Seat, job: Job) => {
    seat.job = job;
    seat.isLeaving = false;
    const { id, kind, input, transfer } = job;
    try {
      seat.line ??= startedFor(seat);
      seat.line.send({ type: 'ask', id, kind, input }, transfer);
      if (job.isResting) seat.line.send({ type: 'rest', id, rest: true }, []);
    } catch (error) {
      end(seat, new NoWorker(NOT_STARTED, { cause: error }));
    }
  };

  const startedFor = (seat: Seat): Line => {
    seat.heard = false;
    // One that was ended here dies as well, which is no news.
    const broken = (cause?: unknown) => {
      if (seat.line !== line) return;
      end(seat, seat.heard ? new TaskFailed(DIED) : new NoWorker(NOT_STARTED, { cause }));
    };
    const line = start((message) => {
      if (seat.line !== line) return;
      seat.heard = true;
      if (message.type === 'ready') {
        // The worker holds it until it dies, which no event tells.
        if (message.lock !== undefined) locks?.request(message.lock, () => void broken()).catch(NOTHING);
      } else if (message.id === seat.job?.id) hear(seat, seat.job, message);
    }, broken);
    return line;
  };

  const hear = (seat: Seat, job: Job, message: Exclude<FromHost, { type: 'ready' }>) => {
    switch (message.type) {
      case 'part':
        if (!job.signal?.aborted) job.onPart(message.part);
        return;
      case 'done':
        return free(seat, () => job.onAnswer(message.answer));
      case 'failed':
        return free(seat, () => job.onFailure(new TaskFailed(message.error)));
      case 'stopped':
        return free(seat, () => {
          if (job.signal?.aborted) return;
          // What is still said to it under its old number does not concern the new beginning.
          job.id = newId();
          waiting = [job, ...waiting];
        });
    }
  };

  const free = (seat: Seat, act: () => void) => {
    seat.job = undefined;
    act();
    next();
  };

  const end = (seat: Seat, failure: unknown) => {
    const { line, job } = seat;
    seat.line = undefined;
    line?.end();
    free(seat, () => job?.onFailure(failure));
  };

  const giveUp = (job: Job) => {
    job.onFailure(job.signal?.reason);
    waiting = waiting.filter((other) => other !== job);
    const seat = seats.find((candidate) => candidate.job === job);
    if (!seat) return;
    seat.line?.send({ type: 'stop', id: job.id }, []);
    setTimeout(() => {
      if (seat.job === job) end(seat, undefined);
    }, PATIENCE_MS);
  };

  const asked: Asked<T> = {
    begin: (kind, input, { signal, lane = 'now', onPart = NOTHING, transfer = [] } = {}) => {
      const { promise, resolve, reject } = deferred<T[typeof kind]['answer']>();
      const call = { kind, input, lane, transfer, signal, onPart, onAnswer: resolve, onFailure: reject };
      const job: Job = { id: newId(), isResting: false, ...call };
      const stop = () => giveUp(job);
      if (signal?.aborted) reject(signal.reason);
      else {
        signal?.addEventListener('abort', stop, { once: true });
        waiting = [...waiting, job];
        next();
      }
      return {
        answer: promise.finally(() => signal?.removeEventListener('abort', stop)),
        rest: (rest) => {
          job.isResting = rest;
          seats.find((seat) => seat.job === job)?.line?.send({ type: 'rest', id: job.id, rest }, []);
        },
      };
    },
    ask: (kind, input, options) => asked.begin(kind, input, options).answer,
    end: () => {
      const left = waiting;
      waiting = [];
      for (const job of left) job.onFailure(new TaskFailed(DIED));
      for (const seat of seats) if (seat.line) end(seat, new TaskFailed(DIED));
    },
  };
  return asked;
}

/** `Promise.withResolvers`, which not every browser has. */
function deferred<A>() {
  let resolve: (value: A) => void = NOTHING;
  let reject: (reason: unknown) => void = NOTHING;
  const promise = new Promise<A>((onAnswer, onFailure) => {
    resolve = onAnswer;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}
