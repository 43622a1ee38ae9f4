// A few workers, each with one task at a time. What the player waits for comes first, what nobody has asked for last. One worker is kept for
// the player: only what nobody has asked for may use it meanwhile, and gives way at once.
import type { Order, Part, Report, Task } from './tasks.ts';

/** A worker at the other end of a line. */
export interface Line {
  readonly send: (order: Order) => void;
  readonly end: () => void;
}

/** Starts a worker that says `onReport` what it knows, and `onBroken` when it fell over or never came to be. */
export type StartWorker = (onReport: (report: Report) => void, onBroken: () => void) => Line;

/** `spare`: nobody waits for it, it is only good to have. */
export type Lane = 'now' | 'later' | 'spare';

export interface Pool {
  /** Settles when the task has said everything; rejects with the signal's reason as soon as that is given up. */
  readonly run: (task: Task, lane: Lane, onPart: (part: Part) => void, signal: AbortSignal) => Promise<void>;
}

/** The engine refused or broke. */
export class SimulationFailure extends Error {}

/** There is no worker to be had: its file did not arrive, or the browser does not allow it. */
export class NoWorker extends Error {}

export interface PoolOptions {
  readonly start: StartWorker;
  readonly size: number;
  /** A worker that does not stop within this time is ended. */
  readonly patienceMs?: number;
}

interface Job {
  id: number;
  readonly task: Task;
  readonly lane: Lane;
  readonly onPart: (part: Part) => void;
  readonly signal: AbortSignal;
  readonly settle: (failure?: unknown) => void;
}

interface Seat {
  worker: Line | undefined;
  job: Job | undefined;
  heard: boolean;
  /** Its worker was told to stop. */
  isLeaving: boolean;
}

const PATIENCE_MS = 400;
const NOT_STARTED = 'No worker could be started';

export function createPool({ start, size, patienceMs = PATIENCE_MS }: PoolOptions): Pool {
  const seats: Seat[] = Array.from({ length: size }, () => ({
    worker: undefined,
    job: undefined,
    heard: false,
    isLeaving: false,
  }));
  let waiting: readonly Job[] = [];
  let last = 0;

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

  /** For so many that the player waits for: what nobody has asked for stops between two steps, and begins anew later. */
  const makeWay = (count: number) => {
    for (const seat of seats.filter(({ job }) => job?.lane === 'spare').slice(0, count)) {
      if (!seat.job || seat.isLeaving) continue;
      seat.isLeaving = true;
      seat.worker?.send({ id: seat.job.id, stop: true });
    }
  };

  const leave = (seat: Seat, failure?: unknown) => {
    const { job } = seat;
    seat.job = undefined;
    job?.settle(failure);
    next();
  };

  const giveWay = (seat: Seat, job: Job) => {
    seat.job = undefined;
    // What was said to it under its old number is no concern of the new beginning.
    last += 1;
    job.id = last;
    waiting = [job, ...waiting];
    next();
  };

  const end = (seat: Seat, failure: unknown) => {
    seat.worker?.end();
    seat.worker = undefined;
    leave(seat, failure);
  };

  const begin = (seat: Seat, job: Job) => {
    seat.job = job;
    seat.isLeaving = false;
    try {
      seat.worker ??= staffed(seat);
      seat.worker.send({ id: job.id, task: job.task });
    } catch (error) {
      end(seat, new NoWorker(NOT_STARTED, { cause: error }));
    }
  };

  const staffed = (seat: Seat): Line => {
    seat.heard = false;
    const hear = (report: Report) => {
      seat.heard = true;
      if (report.id !== seat.job?.id) return;
      if ('part' in report) {
        if (!seat.job.signal.aborted) seat.job.onPart(report.part);
      } else if ('stopped' in report && !seat.job.signal.aborted) giveWay(seat, seat.job);
      else leave(seat, 'error' in report ? new SimulationFailure(report.error) : undefined);
    };
    const broken = () =>
      end(seat, seat.heard ? new SimulationFailure('The simulation broke off') : new NoWorker(NOT_STARTED));
    return start(hear, broken);
  };

  const giveUp = (job: Job) => {
    job.settle(job.signal.reason);
    waiting = waiting.filter((other) => other !== job);
    const seat = seats.find((candidate) => candidate.job === job);
    if (!seat) return;
    seat.worker?.send({ id: job.id, stop: true });
    setTimeout(() => {
      if (seat.job === job) end(seat, job.signal.reason);
    }, patienceMs);
  };

  return {
    run: (task, lane, onPart, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        last += 1;
        const settle = (failure?: unknown) => {
          signal.removeEventListener('abort', stop);
          if (failure === undefined) resolve();
          else reject(failure);
        };
        const job: Job = { id: last, task, lane, onPart, signal, settle };
        const stop = () => giveUp(job);
        signal.addEventListener('abort', stop, { once: true });
        waiting = [...waiting, job];
        next();
      }),
  };
}
