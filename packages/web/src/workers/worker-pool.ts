// The page's side: runs tasks in a few workers, one at a time each. What the player waits for comes first, spare work last. The first worker is reserved
// for the player: only spare work may use it meanwhile, and gives way at once.
import { browserLocks, type ErrorText, type FromHost, type TaskTypes, type ToHost, type WebLocks } from './messages.ts';

/** A worker, or the other end of a port. */
interface Connection {
  readonly send: (message: SentMessage, transfer: readonly Transferable[]) => void;
  readonly end: () => void;
}

/** The same messages on the sender's side, where payloads can be anything. */
type SentMessage =
  | Exclude<ToHost, { type: 'ask' }>
  | { readonly type: 'ask'; readonly id: number; readonly kind: PropertyKey; readonly input: unknown };

/** Starts a worker; `onBroken` is called when it fails or could not be started. */
export type Connect = (onMessage: (message: FromHost) => void, onBroken: (cause?: unknown) => void) => Connection;

/** `spare`: work done in advance that the player does not wait for. */
type Lane = 'now' | 'later' | 'spare';

interface TaskOptions<Part> {
  /** Rejects the answer with its reason at once, and stops the task. */
  readonly signal?: AbortSignal | undefined;
  readonly lane?: Lane | undefined;
  /** Not called after an abort. Spare work that had to give way starts again. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** The page loses these, so spare work must not transfer anything. */
  readonly transfer?: readonly Transferable[] | undefined;
}

interface Call<Answer> {
  readonly answer: Promise<Answer>;
  /** Pauses the task between two steps, or resumes it. */
  readonly rest: (rest: boolean) => void;
}

export interface WorkerPool<T extends TaskTypes<T>> {
  readonly begin: <K extends keyof T>(
    kind: K,
    input: T[K]['input'],
    options?: TaskOptions<T[K]['part']>,
  ) => Call<T[K]['answer']>;
  /** The same for tasks that are never paused. */
  readonly ask: <K extends keyof T>(
    kind: K,
    input: T[K]['input'],
    options?: TaskOptions<T[K]['part']>,
  ) => Promise<T[K]['answer']>;
  /** Ends all workers and rejects pending tasks; the next task starts new workers. */
  readonly end: () => void;
}

export type RunTask<T extends TaskTypes<T>> = WorkerPool<T>['ask'];

/** The task was refused, or its worker died. */
export class TaskFailed extends Error {
  constructor({ name, message, cause }: ErrorText) {
    super(message, cause && { cause: new TaskFailed(cause) });
    this.name = name;
  }
}

/** No worker is available: its file did not arrive, or the browser does not allow it. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

export interface WorkerPoolOptions {
  readonly start: Connect;
  readonly size: number;
  readonly locks?: WebLocks | undefined;
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

interface Slot {
  line: Connection | undefined;
  job: Job | undefined;
  /** Cancelled tasks that it has not stopped yet. */
  readonly stopping: Set<number>;
  hasAnswered: boolean;
  /** Spare work that has to give way. */
  isLeaving: boolean;
}

/** A worker that does not stop within this time is ended. */
const PATIENCE_MS = 400;
const NOT_STARTED = 'No worker could be started';
const DIED = { name: 'WorkerDied', message: 'It stopped unexpectedly' };
const NOTHING = () => {};

/** Whether it may follow a task that is not stopped yet: a worker that does not stop is ended, and what was transferred would be gone. */
const mayFollow = ({ lane, transfer }: Job): boolean => lane === 'now' && transfer.length === 0;

export function createWorkerPool<T extends TaskTypes<T>>({
  start,
  size,
  locks = browserLocks(),
}: WorkerPoolOptions): WorkerPool<T> {
  const slots: Slot[] = Array.from({ length: size }, () => ({
    line: undefined,
    job: undefined,
    stopping: new Set(),
    hasAnswered: false,
    isLeaving: false,
  }));
  let waiting: readonly Job[] = [];
  let last = 0;
  const newId = () => {
    last += 1;
    return last;
  };

  /** What the player waits for is sent right after the stop; a message back and forth would wait for the page. */
  const openSlots = () => {
    const open = slots.filter(({ job }) => !job);
    return [...open.filter(({ stopping }) => stopping.size === 0), ...open.filter(({ stopping }) => stopping.size > 0)];
  };

  const next = () => {
    for (const slot of openSlots()) {
      const isKept = size > 1 && slot === slots[0];
      const lanes: readonly Lane[] = isKept ? ['now', 'spare'] : ['now', 'later', 'spare'];
      const fits = (job: Job) => slot.stopping.size === 0 || mayFollow(job);
      const job = lanes.flatMap((lane) => waiting.find((one) => one.lane === lane && fits(one)) ?? [])[0];
      if (!job) continue;
      waiting = waiting.filter((other) => other !== job);
      begin(slot, job);
    }
    makeWay(waiting.filter(({ lane }) => lane === 'now').length);
  };

  /** Stops as much spare work between two steps as the player has tasks waiting; it starts again later. */
  const makeWay = (count: number) => {
    for (const slot of slots.filter(({ job }) => job?.lane === 'spare').slice(0, count)) {
      if (!slot.job || slot.isLeaving) continue;
      slot.isLeaving = true;
      slot.line?.send({ type: 'stop', id: slot.job.id }, []);
    }
  };

  const begin = (slot: Slot, job: Job) => {
    slot.job = job;
    slot.isLeaving = false;
    const { id, kind, input, transfer } = job;
    try {
      slot.line ??= startedFor(slot);
      slot.line.send({ type: 'ask', id, kind, input }, transfer);
      if (job.isResting) slot.line.send({ type: 'rest', id, rest: true }, []);
    } catch (error) {
      end(slot, new NoWorker(NOT_STARTED, { cause: error }));
    }
  };

  const startedFor = (slot: Slot): Connection => {
    slot.hasAnswered = false;
    // A worker that was ended here also reports an error, which is ignored.
    const broken = (cause?: unknown) => {
      if (slot.line !== line) return;
      end(slot, slot.hasAnswered ? new TaskFailed(DIED) : new NoWorker(NOT_STARTED, { cause }));
    };
    const line = start((message) => {
      if (slot.line !== line) return;
      slot.hasAnswered = true;
      if (message.type === 'ready') {
        // The worker holds the lock until it dies; no event reports its death.
        if (message.lock !== undefined) locks?.request(message.lock, () => void broken()).catch(NOTHING);
      } else if (message.id === slot.job?.id) receive(slot, slot.job, message);
      else if (message.type !== 'part' && slot.stopping.delete(message.id)) next();
    }, broken);
    return line;
  };

  const receive = (slot: Slot, job: Job, message: Exclude<FromHost, { type: 'ready' }>) => {
    switch (message.type) {
      case 'part':
        return job.onPart(message.part);
      case 'done':
        return free(slot, () => job.onAnswer(message.answer));
      case 'failed':
        return free(slot, () => job.onFailure(new TaskFailed(message.error)));
      case 'stopped':
        return free(slot, () => putBack(job));
    }
  };

  /** Messages under the old id must not reach the restarted task. */
  const putBack = (job: Job) => {
    job.id = newId();
    waiting = [job, ...waiting];
  };

  const free = (slot: Slot, act: () => void) => {
    slot.job = undefined;
    act();
    next();
  };

  const endLine = (slot: Slot) => {
    const { line } = slot;
    slot.line = undefined;
    slot.stopping.clear();
    line?.end();
  };

  const end = (slot: Slot, failure: unknown) => {
    const { job } = slot;
    endLine(slot);
    free(slot, () => job?.onFailure(failure));
  };

  /** What was asked after the task that does not stop starts again in another worker. */
  const replace = (slot: Slot) => {
    const { job } = slot;
    endLine(slot);
    free(slot, () => job && putBack(job));
  };

  const giveUp = (job: Job) => {
    job.onFailure(job.signal?.reason);
    waiting = waiting.filter((other) => other !== job);
    const slot = slots.find((candidate) => candidate.job === job);
    if (!slot) return;
    const { id } = job;
    slot.line?.send({ type: 'stop', id }, []);
    slot.stopping.add(id);
    setTimeout(() => {
      if (slot.stopping.has(id)) replace(slot);
    }, PATIENCE_MS);
    free(slot, NOTHING);
  };

  const pool: WorkerPool<T> = {
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
          slots.find((slot) => slot.job === job)?.line?.send({ type: 'rest', id: job.id, rest }, []);
        },
      };
    },
    ask: (kind, input, options) => pool.begin(kind, input, options).answer,
    end: () => {
      const left = waiting;
      waiting = [];
      for (const job of left) job.onFailure(new TaskFailed(DIED));
      for (const slot of slots) if (slot.line) end(slot, new TaskFailed(DIED));
    },
  };
  return pool;
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
