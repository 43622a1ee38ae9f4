// Ctrl-C, for commands that can stop with what they know so far.

export interface Interrupt {
  readonly signal: AbortSignal;
  /** For a command that has ended: Ctrl-C ends the program again. */
  readonly release: () => void;
}

/** Once Ctrl-C was pressed it stays registered: in a terminal the signal arrives twice, from the terminal and from npm. */
export function onInterrupt(): Interrupt {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.on('SIGINT', abort);
  return {
    signal: controller.signal,
    release: () => {
      if (!controller.signal.aborted) process.off('SIGINT', abort);
    },
  };
}
