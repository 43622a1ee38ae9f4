// Decides who may use a thread next: players in a fair queue of limited length, background work when threads are free.
import { refuse } from '../problems.ts';
import { createLine, type LinePlace, type ThreadTurn } from './line.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

/** Gives a thread back. */
type Leave = () => void;

/** Called with the milliseconds after which a turn ends; 0 where no caller is waiting for its thread. */
type LimitTurn = (milliseconds: number) => void;

/** A queued question that can be asked to make room. */
export interface LanePlace extends LinePlace {
  readonly limitTurn: LimitTurn;
}

export interface Lanes {
  /** Resolves when a thread is free; rejects when the signal aborts or, unless `isPatient`, when too many wait. The same place may enter again for another turn. */
  readonly enter: (place: LanePlace, signal: AbortSignal, isPatient?: boolean) => Promise<Leave>;
  readonly enterBackground: (limitTurn: LimitTurn, signal: AbortSignal) => Promise<Leave>;
  /** Whether it waits only because its callers have other questions running. */
  readonly waitsForItself: (place: LanePlace) => boolean;
  /** Refuses all waiting players. */
  readonly dismiss: (reason: Error) => void;
  readonly waiting: () => number;
  readonly running: () => number;
  /** Resolves when nothing waits or runs. */
  readonly idle: () => Promise<void>;
}

export interface LaneOptions {
  readonly threads: number;
  /** How many players may wait. For background work there is no limit, because no caller is waiting for it. */
  readonly mostWaiting: number;
}

interface Waiter {
  readonly start: (turn: ThreadTurn<LanePlace>) => void;
  readonly refuse: (reason: Error) => void;
}

/** One caller may take at most this part of the queue. */
const SHARE_OF_PLACES = 1 / 4;

/** How many threads may do background work. */
export const backgroundThreads = (threads: number): number => Math.max(1, Math.floor(threads / 2));

export function createLanes({ threads, mostWaiting }: LaneOptions): Lanes {
  const mostBackground = backgroundThreads(threads);
  // A caller never gets all threads, so that others need not wait until a task ends.
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

  /** Gives the thread back only once, however often it is called. */
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

  /** Why a new question is refused. In a full queue the last guest makes room for a signed-in player. */
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
  /** Called when another question begins to wait for the thread. */
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
