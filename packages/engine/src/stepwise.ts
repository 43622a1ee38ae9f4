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

/** What a host does between two steps, such as to report a part, to let events in, or to pause. True: the computation is to stop. */
export type Between<Part> = (part: Part | undefined) => boolean | Promise<boolean>;

/** Runs all steps; undefined when stopped. */
export async function runSteps<Part, Answer>(
  steps: Iterator<Part | undefined, Answer, undefined>,
  between: Between<Part>,
): Promise<Answer | undefined> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (await between(value)) return undefined;
  }
}
