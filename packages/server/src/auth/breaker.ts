// Stops calling a server that does not answer, so that players don't wait in vain.

const FAILURES = 5;
const REST_MS = 30_000;

export interface Breaker {
  /** Seconds to wait before the next call; 0: call now. */
  readonly restSeconds: () => number;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

export function createBreaker(now: () => Date): Breaker {
  let failures = 0;
  let restUntil = 0;
  return {
    restSeconds: () => Math.max(0, Math.ceil((restUntil - now().getTime()) / 1000)),
    succeeded: () => {
      failures = 0;
    },
    // After a pause, a single failure starts the next pause.
    failed: () => {
      failures += 1;
      if (failures >= FAILURES) restUntil = now().getTime() + REST_MS;
    },
  };
}
