// Work in steps of some milliseconds: whoever has it done can rest, or give it up, after each of them.

/** All of it at once; undefined when it is over before, which is asked after each step. */
export function allSteps<T>(steps: Iterator<unknown, T, undefined>): T;
export function allSteps<T>(steps: Iterator<unknown, T, undefined>, isOver: () => boolean): T | undefined;
export function allSteps<T>(steps: Iterator<unknown, T, undefined>, isOver = () => false): T | undefined {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (isOver()) return undefined;
  }
}
