// Which figures of a compared creature or team are shown: current ones, or else the last ones marked as outdated.
import { isAkin } from '../../sim/keys.ts';
import type { BoundedCache } from '../../state/data/bounded.ts';

interface KnownFigures<T> {
  readonly figures: T | null;
  readonly hasFigures: boolean;
  /** They are for another team, level or setting than the current one. */
  readonly isStale: boolean;
}

/** `key` is of the current question, empty if it cannot be simulated; `seen` is of the figures seen last. */
export function figuresFor<T>(known: BoundedCache<T>, key: string, seen: string): KnownFigures<T> {
  const current = known.get(key);
  const figures = current ?? (isAkin(seen, key) ? known.get(seen) : undefined) ?? null;
  return { figures, hasFigures: figures !== null, isStale: figures !== null && current === undefined };
}
