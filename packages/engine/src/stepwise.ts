// Work in steps of some milliseconds: whoever has it done can rest, or give it up, after each of them.

/** All of it at once; undefined when it is over before, which is asked after each step. */
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>): T;
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>, isCancelled: () => boolean): T | undefined;
export function runToEnd<T>(steps: Iterator<unknown, T, undefined>, isCancelled = () => false): T | undefined {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (isCancelled()) return undefined;
  }
}
