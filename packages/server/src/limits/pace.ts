// Lets only a few calls of guests begin before the main thread handles other events: however many guests call at once, a player's
// call, or the answer to it from a thread, waits for a few of them and not for all.

/** Begins a call now, or when it is its turn. */
export type Pace = (begin: () => void) => void;

interface PaceOptions {
  readonly most: number;
  /** Runs something after the main thread has handled pending events. */
  readonly later?: (run: () => void) => void;
}

export function createPace({ most, later = setImmediate }: PaceOptions): Pace {
  let waiting: (() => void)[] = [];
  /** Calls begun since then. */
  let begun = 0;

  const goOn = () => {
    const next = waiting.slice(0, most);
    waiting = waiting.slice(most);
    begun = next.length;
    if (begun > 0) later(goOn);
    for (const begin of next) begin();
  };

  return (begin) => {
    if (begun >= most) {
      waiting.push(begin);
      return;
    }
    if (begun === 0) later(goOn);
    begun += 1;
    begin();
  };
}
