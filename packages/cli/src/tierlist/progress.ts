// A bar on the last line of a terminal that says how many parts of a list are done; elsewhere nothing.

const WIDTH = 30;

interface PartsBar {
  readonly show: (done: number, of: number) => void;
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

export function partsBarOn(stream: Terminal, name: string): PartsBar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: (done, of) => {
      const full = Math.round((done / of) * WIDTH);
      stream.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${name}: ${done} of ${of} parts`);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}
