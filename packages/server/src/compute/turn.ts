// How a task in a worker thread shares it: it looks now and then whether it is to stop, and rests while others have their turn.
import type { Assignment } from './task.ts';

export interface Stop {
  readonly aborted: boolean;
}

export interface TurnSignals {
  /** Whether it was stopped. The call may pause for a while before it answers; progress so far is kept. */
  readonly signal: Stop;
  /** Whether its turn is over, for tasks that can go on in another thread: these hand back what is left. */
  readonly turn: Stop;
  /** Whether it was stopped, without a pause. */
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
