// Ends the process in order: no new calls, those under way are answered, then each part is closed, the store last. Ten seconds after it began the
// process is over, whatever hangs.

interface ClosingStep {
  readonly name: string;
  readonly close: () => Promise<unknown>;
  /** How long it may take before the next one's turn comes. */
  readonly withinMs: number;
  /** Nothing is lost when it is cut off. */
  readonly mayBeCutOff?: boolean;
}

interface Ending {
  readonly complain: (sentence: string) => void;
  /** Waits for all threads, so it is called when they have ended. */
  readonly exit: (code: number) => void;
  /** Resolves when no thread runs any more. One inside of a call that can't be interrupted goes on until that is done. */
  readonly endThreads: () => Promise<unknown>;
  /** Ends the process without waiting for anything. */
  readonly kill: () => void;
}

export interface Shutdown {
  /** Parts are closed in the opposite order, so that none loses what it depends on. */
  readonly add: (part: ClosingStep) => void;
  /** Closes every part once, however often it is called, and ends the process with this code. */
  readonly begin: (code?: number) => Promise<void>;
  /** For every signal to end: the first begins, a later one does not wait any longer. */
  readonly signal: () => void;
}

const ALL_WITHIN_MS = 10_000;
/** Ctrl-C in a terminal reaches us several times: from the terminal and from the processes that started us. */
const SAME_SIGNAL_MS = 1000;
const STORE_AT_LEAST_MS = 1000;
const THREADS_AT_LEAST_MS = 500;

export function createShutdown({ complain, exit, endThreads, kill }: Ending): Shutdown {
  const parts: ClosingStep[] = [];
  let begun: { readonly at: number; readonly done: Promise<void> } | undefined;

  let isOver = false;
  const once = (end: () => void) => {
    if (!isOver) end();
    isOver = true;
  };
  const leave = async (code: number): Promise<void> => {
    await endThreads();
    once(() => exit(code));
  };

  /** Waits only for the store, on which all parts depend, and a moment for threads. */
  const force = async (): Promise<void> => {
    const [store] = parts;
    if (store) await closeInTime({ ...store, withinMs: STORE_AT_LEAST_MS });
    setTimeout(() => once(kill), THREADS_AT_LEAST_MS);
    await leave(1);
  };

  const closeAll = async (code: number): Promise<void> => {
    const limit = setTimeout(
      () => {
        complain('Oversleep did not end in time and was stopped.');
        void force();
      },
      ALL_WITHIN_MS - STORE_AT_LEAST_MS - THREADS_AT_LEAST_MS,
    );
    const failed: string[] = [];
    for (const part of parts.toReversed()) if (!(await closeInTime(part))) failed.push(part.name);
    for (const name of failed) complain(`The ${name} could not be closed in order.`);
    await leave(failed.length === 0 ? code : 1);
    clearTimeout(limit);
  };

  const begin = (code = 0): Promise<void> => {
    begun ??= { at: performance.now(), done: closeAll(code) };
    return begun.done;
  };
  return {
    add: (part) => parts.push(part),
    begin,
    signal: () => {
      if (begun === undefined) void begin();
      else if (performance.now() - begun.at > SAME_SIGNAL_MS) void force();
    },
  };
}

/** One part that hangs or fails must not keep the others from closing, least of all the store. */
function closeInTime({ close, withinMs, mayBeCutOff = false }: ClosingStep): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(mayBeCutOff), withinMs);
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      resolve(isClosed);
    };
    close().then(
      () => end(true),
      () => end(false),
    );
  });
}
