// Waits until the player pauses, for work that would slow down what the player is doing.
import { whenIdle } from '../state/page/when-idle.ts';

/** This long without input is a pause. */
const PAUSE_MS = 2000;
/** For players who never pause. */
const LONGEST_MS = 20_000;
const INPUTS = ['keydown', 'pointerdown', 'click', 'wheel', 'scroll', 'input'] as const;

/** Returns a function that waits for the next pause. Opening the page counts as input. */
export function watchPlayer(): () => Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true });
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
