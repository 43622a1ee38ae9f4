// Ends the process in order: no new calls, those under way are answered, then each part is closed, the store last.

interface Part {
  readonly name: string;
  readonly close: () => Promise<unknown>;
  /** How long it may take before the next one's turn comes. */
  readonly withinMs: number;
  /** Nothing is lost when it is cut off. */
  readonly mayBeCutOff?: boolean;
}

interface Ending {
  readonly complain: (sentence: string) => void;
  readonly exit: (code: number) => void;
}

export interface Shutdown {
  /** Parts are closed in the opposite order, so that none loses what it depends on. */
  readonly add: (part: Part) => void;
  /** Closes every part once, however often it is called, and ends the process with this code. */
  readonly begin: (code?: number) => Promise<void>;
  /** For every signal to end: the first begins, a later one does not wait any longer. */
  readonly signal: () => void;
}

const ALL_WITHIN_MS = 10_000;
/** Ctrl-C in a terminal reaches us several times: from the terminal and from the processes that started us. */
const SAME_SIGNAL_MS = 1000;
const STORE_AT_LEAST_MS = 1000;

export function createShutdown({ complain, exit }: Ending): Shutdown {
  const parts: Part[] = [];
  let begun: { readonly at: number; readonly done: Promise<void> } | undefined;

  /** Waits only for the store, on which all parts depend. */
  const force = async (): Promise<void> => {
    const [store] = parts;
    if (store) await closeInTime({ ...store, withinMs: STORE_AT_LEAST_MS });
    exit(1);
  };

  const closeAll = async (code: number): Promise<void> => {
    const limit = setTimeout(() => {
      complain('Oversleep did not end in time and was stopped.');
      void force();
    }, ALL_WITHIN_MS);
    const failed: string[] = [];
    for (const part of parts.toReversed()) if (!(await closeInTime(part))) failed.push(part.name);
    clearTimeout(limit);
    for (const name of failed) complain(`The ${name} could not be closed in order.`);
    exit(failed.length === 0 ? code : 1);
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
function closeInTime({ close, withinMs, mayBeCutOff = false }: Part): Promise<boolean> {
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
