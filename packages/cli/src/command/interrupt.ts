// Ctrl-C, for commands that can stop with what they know so far.

/** Stays registered until the program ends: in a terminal the signal arrives twice, from the terminal and from npm. */
export function onInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.on('SIGINT', () => controller.abort());
  return controller.signal;
}
