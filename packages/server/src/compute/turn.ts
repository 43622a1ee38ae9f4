// How a task shares its worker thread: it checks now and then whether to stop, and pauses while others have their turn.
import type { Assignment } from './task.ts';

export interface Stop {
  readonly aborted: boolean;
}

export interface TurnSignals {
  /** Whether the task was stopped. Reading it may pause the task for a while; its progress is kept. */
  readonly signal: Stop;
  /** Whether its turn is over, for tasks that can continue in another thread: they hand back the remainder. */
  readonly turn: Stop;
  /** Whether the task was stopped; never pauses. */
  readonly stopped: () => boolean;
}

const RESTING = 1;

/** `report` announces a pause; the receiver wakes it. */
export function turnsOf(
  { number, stop, rest, turn }: Omit<Assignment, 'task'>,
  report: (message: { readonly resting: number }) => void,
): TurnSignals {
  const [stopped, resting, limit] = [new Int32Array(stop), new Int32Array(rest), new Int32Array(turn)];
  let began = performance.now();
  const isStopped = () => Atomics.load(stopped, 0) !== 0;
  const isOver = () => {
    const milliseconds = Atomics.load(limit, 0);
    return milliseconds > 0 && performance.now() - began > milliseconds;
  };
  const takeRest = () => {
    Atomics.store(resting, 0, RESTING);
    report({ resting: number });
    Atomics.wait(resting, 0, RESTING);
    began = performance.now();
  };
  return {
    stopped: isStopped,
    signal: {
      get aborted() {
        if (!isStopped() && isOver()) takeRest();
        return isStopped();
      },
    },
    turn: {
      get aborted() {
        return isStopped() || isOver();
      },
    },
  };
}
