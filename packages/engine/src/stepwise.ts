// Computations in steps of a few milliseconds: the caller can pause or cancel after each of them.

/** Runs all steps; undefined when cancelled, which is checked after each step. */
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>): T;
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>, isCancelled: () => boolean): T | undefined;
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>, isCancelled = () => false): T | undefined {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (isCancelled()) return undefined;
  }
}
