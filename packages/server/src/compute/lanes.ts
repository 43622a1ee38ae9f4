// Who may use a thread next: players in their fair line, background work in what is left, and only so many may wait.
import { refuse } from '../problems.ts';
import { createLine, type LinePlace, type ThreadTurn } from './line.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

/** Gives a thread back. */
type Leave = () => void;

/** Called with the milliseconds after which a turn is over; 0: no one waits for its thread. */
type LimitTurn = (milliseconds: number) => void;

/** A queued question that can be asked to make room. */
export interface LanePlace extends LinePlace {
  readonly limitTurn: LimitTurn;
}

export interface Lanes {
  /** Resolves when a thread is free; rejects when the signal says stop or, unless it is patient, when too many wait. Who was let in may come again for another turn. */
  readonly enter: (place: LanePlace, signal: AbortSignal, isPatient?: boolean) => Promise<Leave>;
  readonly enterBackground: (limitTurn: LimitTurn, signal: AbortSignal) => Promise<Leave>;
  /** Whether it still waits, and only because its callers have asked for more than this. */
  readonly waitsForItself: (place: LanePlace) => boolean;
  /** Sends all players away who wait. */
  readonly dismiss: (reason: Error) => void;
  readonly waiting: () => number;
  readonly running: () => number;
  /** Resolves when nothing waits or runs. */
  readonly idle: () => Promise<void>;
}

export interface LaneOptions {
  readonly threads: number;
  /** Players that may wait. Background work waits without a limit: it has no one who waits for it. */
  readonly mostWaiting: number;
}

interface Waiter {
  readonly start: (turn: ThreadTurn<LanePlace>) => void;
  readonly refuse: (reason: Error) => void;
}

/** Of the places to wait, one caller has at most this part. */
const SHARE_OF_PLACES = 1 / 4;

/** Of the threads at most so many work in the background. */
export const backgroundThreads = (threads: number): number => Math.max(1, Math.floor(threads / 2));

export function createLanes({ threads, mostWaiting }: LaneOptions): Lanes {
  const mostBackground = backgroundThreads(threads);
  // One thread stays free of each caller, so that others need not wait until something ends.
  const mostOfCaller = Math.max(1, threads - 1);
  const placesOfCaller = Math.max(1, Math.ceil(mostWaiting * SHARE_OF_PLACES));
  const line = createLine<LanePlace>();
  const waiters = new Map<LanePlace, Waiter>();
  const known = new WeakSet<LanePlace>();
  const patient = new WeakSet<LanePlace>();
  const running = { players: new Map<ThreadTurn<LanePlace>, Stopwatch>(), background: new Set<LimitTurn>() };
  let background: readonly (() => void)[] = [];
  const idlers: (() => void)[] = [];

  const total = () => running.players.size + running.background.size;
  const waiting = () => line.length() + background.length;
  const mayGo = (caller: string) => line.threadsOf(caller) < mostOfCaller;

  const limitTurns = () => {
    for (const [turn, limit] of line.limits(mayGo)) {
      if (limit !== undefined) running.players.get(turn)?.share();
      turn.place.limitTurn(Math.ceil(limit ?? 0));
    }
    const isWaitedFor = line.hasNext(mayGo);
    for (const limitTurn of running.background) limitTurn(isWaitedFor ? SHORT_TURN_MS : 0);
  };

  const employ = () => {
    while (total() < threads) {
      const turn = line.next(mayGo);
      if (!turn) break;
      waiters.get(turn.place)?.start(turn);
    }
    while (total() < threads && running.background.size < mostBackground) {
      const [start, ...rest] = background;
      if (!start) break;
      background = rest;
      start();
    }
    limitTurns();
    if (total() > 0 || waiting() > 0) return;
    line.forget();
    for (const resolve of idlers.splice(0)) resolve();
  };

  /** However often it is called, it gives back one thread. */
  const once = (giveBack: () => void): Leave => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      giveBack();
      employ();
    };
  };

  const takeFor = (turn: ThreadTurn<LanePlace>): Leave => {
    const watch = startWatch();
    running.players.set(turn, watch);
    return once(() => {
      running.players.delete(turn);
      line.end(turn, watch.charged());
    });
  };

  /** Why a newcomer cannot wait. In a full line a guest who came last makes room for a player who is signed in. */
  const refusalOf = ({ askers }: LinePlace): Error | undefined => {
    const callers = [...askers];
    if (callers.every(({ caller }) => line.lengthOf(caller) >= placesOfCaller)) return tooManyAtOnce();
    const isAtOnce = total() < threads && callers.some(({ caller }) => mayGo(caller));
    if (isAtOnce || line.length() < mostWaiting) return undefined;
    const last = callers.some(({ isSignedIn }) => isSignedIn) ? line.lastOfGuests() : undefined;
    if (last === undefined || patient.has(last)) return queueFull();
    waiters.get(last)?.refuse(queueFull());
    return undefined;
  };

  return {
    enter: (place, signal, isPatient = false) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      const refusal = isPatient || known.has(place) ? undefined : refusalOf(place);
      if (refusal) return Promise.reject(refusal);
      known.add(place);
      if (isPatient) patient.add(place);
      return new Promise((resolve, reject) => {
        const end = () => {
          waiters.delete(place);
          signal.removeEventListener('abort', leave);
        };
        const giveUp = (reason: Error) => {
          end();
          line.remove(place);
          reject(reason);
        };
        const leave = () => {
          giveUp(signal.reason);
          employ();
        };
        const start = (turn: ThreadTurn<LanePlace>) => {
          end();
          resolve(takeFor(turn));
        };
        waiters.set(place, { start, refuse: giveUp });
        signal.addEventListener('abort', leave, { once: true });
        line.add(place);
        employ();
      });
    },
    enterBackground: (limitTurn, signal) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      return new Promise((resolve, reject) => {
        const leave = () => {
          background = background.filter((other) => other !== start);
          reject(signal.reason);
          employ();
        };
        const start = () => {
          signal.removeEventListener('abort', leave);
          running.background.add(limitTurn);
          resolve(once(() => void running.background.delete(limitTurn)));
        };
        signal.addEventListener('abort', leave, { once: true });
        background = [...background, start];
        employ();
      });
    },
    waitsForItself: (place) =>
      waiters.has(place) && [...place.askers].every(({ caller }) => line.lengthOf(caller) + line.threadsOf(caller) > 1),
    dismiss: (reason) => {
      for (const [place, waiter] of [...waiters]) if (!patient.has(place)) waiter.refuse(reason);
      employ();
    },
    waiting,
    running: total,
    idle: () => (total() === 0 && waiting() === 0 ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
  };
}

interface Stopwatch {
  /** From now on another question waits for the thread. */
  readonly share: () => void;
  /** Milliseconds that the turn took. Time before others waited counts as one turn at most. */
  readonly charged: () => number;
}

function startWatch(): Stopwatch {
  const began = performance.now();
  let shared: number | undefined;
  return {
    share: () => {
      shared ??= performance.now();
    },
    charged: () => {
      const now = performance.now();
      return Math.min(TURN_MS, (shared ?? now) - began) + (now - (shared ?? now));
    },
  };
}

const queueFull = () => refuse('QUEUE_FULL');

export const tooManyAtOnce = () => refuse('TOO_MANY_AT_ONCE');
