// For what would slow down a player who is doing something.
import { whenIdle } from './when-idle.ts';

/** Who does nothing for so long pauses. */
const PAUSE_MS = 2000;
/** Where there is always something to do, it goes on all the same. */
const LONGEST_MS = 20_000;
const DOINGS = ['keydown', 'pointerdown', 'click', 'wheel', 'scroll', 'input'] as const;

/** Each call of the answer waits for a pause. To open the page counts as doing something. */
export function watchPlayer(): () => Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  for (const doing of DOINGS) window.addEventListener(doing, note, { capture: true, passive: true });
  return async () => {
    const latest = performance.now() + LONGEST_MS;
    for (;;) {
      const left = Math.min(last + PAUSE_MS, latest) - performance.now();
      if (left <= 0) break;
      await new Promise((later) => setTimeout(later, left));
    }
    await new Promise<void>((idle) => whenIdle(idle));
  };
}
