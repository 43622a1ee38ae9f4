// Who may use a thread next: players first, background work in what is left, and only so many may wait.
import { refuse } from '../problems.ts';

export type Lane = 'interactive' | 'background';

export interface Lanes {
  /** Resolves when a thread is free, with what gives it back; rejects when too many wait or the signal says stop. */
  readonly enter: (lane: Lane, signal: AbortSignal) => Promise<() => void>;
  readonly waiting: () => number;
  readonly running: () => number;
  /** Resolves when nobody waits and nothing runs. */
  readonly idle: () => Promise<void>;
}

export interface LaneOptions {
  readonly threads: number;
  /** Players that may wait. Background work waits without a limit: it has no one who waits for it. */
  readonly mostWaiting: number;
}

interface Waiter {
  readonly start: () => void;
}

const LANES: readonly Lane[] = ['interactive', 'background'];

export function createLanes({ threads, mostWaiting }: LaneOptions): Lanes {
  const most: Record<Lane, number> = { interactive: threads, background: Math.max(1, Math.floor(threads / 2)) };
  const running: Record<Lane, number> = { interactive: 0, background: 0 };
  const queues: Record<Lane, Waiter[]> = { interactive: [], background: [] };
  const idlers: (() => void)[] = [];
  const total = () => running.interactive + running.background;
  const waiting = () => queues.interactive.length + queues.background.length;
  const hasRoom = (lane: Lane) => total() < threads && running[lane] < most[lane];

  const employ = () => {
    for (const lane of LANES) {
      while (hasRoom(lane)) {
        const next = queues[lane].shift();
        if (!next) break;
        next.start();
      }
    }
    if (total() === 0 && waiting() === 0) for (const tell of idlers.splice(0)) tell();
  };

  const take = (lane: Lane): (() => void) => {
    running[lane] += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      running[lane] -= 1;
      employ();
    };
  };

  return {
    enter: (lane, signal) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (hasRoom(lane)) return Promise.resolve(take(lane));
      if (lane === 'interactive' && queues.interactive.length >= mostWaiting) return Promise.reject(queueFull());
      return new Promise((resolve, reject) => {
        const leave = () => {
          queues[lane] = queues[lane].filter((other) => other !== waiter);
          employ();
          reject(signal.reason);
        };
        const waiter: Waiter = {
          start: () => {
            signal.removeEventListener('abort', leave);
            resolve(take(lane));
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        queues[lane].push(waiter);
      });
    },
    waiting,
    running: total,
    idle: () => (total() === 0 && waiting() === 0 ? Promise.resolve() : new Promise((tell) => idlers.push(tell))),
  };
}

const queueFull = () =>
  refuse(503, 'QUEUE_FULL', 'Many players are calculating at the moment: please try again in a few seconds.');
