// Computes parts of tier lists in a worker thread; what the parts of a list share is kept until another list is asked for.
import { createTierWork, type TierWork } from '@oversleep/engine';
import type { Outcome, TierTask } from './task.ts';

/** Players have to wait during a turn. */
const TURN_MS = 1000;

// A cache, not state: it follows from the list alone.
let kept: TierWork | undefined;

export function tierPartThere({ choice, part }: TierTask): Outcome {
  if (JSON.stringify(kept?.choice) !== JSON.stringify(choice)) kept = createTierWork(choice);
  const began = performance.now();
  const isReady = kept?.prepare(() => performance.now() - began > TURN_MS);
  return isReady ? JSON.stringify(kept?.compute(part)) : '';
}
