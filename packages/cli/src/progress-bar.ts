// A bar on the last line of a terminal while a simulation runs; elsewhere nothing.
import type { Progress } from '@oversleep/engine';
import { marginOf } from '@oversleep/game';
import { percent, whole } from './text.ts';

const WIDTH = 30;
const EVERY_MS = 50;

export interface Bar {
  /** Asks for the progress only when it is time to draw again. */
  readonly show: (progress: () => Progress) => void;
  readonly clear: () => void;
}

interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

export function barOn(stream: Screen, clock = () => performance.now()): Bar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let shown = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      const now = clock();
      if (now - shown < EVERY_MS) return;
      shown = now;
      stream.write(`\r\x1b[K${barOf(progress())}`);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}

function barOf({ days, precision, done }: Progress): string {
  const full = Math.round(done * WIDTH);
  const known = Number.isFinite(precision) ? `, known to ± ${percent(marginOf(precision))}` : '';
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${whole(days)} days${known}`;
}
