// Waits for an effect of a thread, process, database or browser. Only the test's own time limit ends it early.
const LOOK_EVERY_MS = 10;

/** The real one, also where a test holds the clock: `vi.waitUntil` would move a held clock on. */
const { setTimeout: later } = globalThis;

/** @param {() => boolean | Promise<boolean>} holds */
export async function until(holds) {
  while (!(await holds())) await new Promise((lookAgain) => later(lookAgain, LOOK_EVERY_MS));
}
