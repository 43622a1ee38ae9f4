// A bar on the last line of a terminal while a simulation runs; elsewhere nothing.
import type { Progress } from '@oversleep/engine';
import { marginOf } from '@oversleep/game';
import { percent, whole } from './text.ts';

const WIDTH = 30;
const EVERY_MS = 50;

export interface ProgressBar<T = Progress> {
  /** Asks for the progress only when it is time to draw again. */
  readonly show: (progress: () => T) => void;
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** How far a simulation is, and how much it knows. */
export const barOn = (stream: Terminal, clock?: ReadClock): ProgressBar => anyBarOn(stream, barOf, clock);

/** Only how far it is, 0..1. */
export const shareBarOn = (stream: Terminal, clock?: ReadClock): ProgressBar<number> =>
  anyBarOn(stream, blocksOf, clock);

type ReadClock = () => number;

function anyBarOn<T>(
  stream: Terminal,
  draw: (progress: T) => string,
  clock: ReadClock = () => performance.now(),
): ProgressBar<T> {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let shown = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      const now = clock();
      if (now - shown < EVERY_MS) return;
      shown = now;
      stream.write(`\r\x1b[K${draw(progress())}`);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}

function barOf({ days, precision, done }: Progress): string {
  const known = Number.isFinite(precision) ? `, known to ± ${percent(marginOf(precision))}` : '';
  return `${blocksOf(done)} ${whole(days)} days${known}`;
}

function blocksOf(done: number): string {
  const full = Math.round(done * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
}
