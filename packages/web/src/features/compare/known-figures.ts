// Which figures of one who is compared can be shown: those of what is asked now, or else the last ones, as old.
import { isAkin } from '../../sim/keys.ts';
import type { Bounded } from '../../state/data/bounded.ts';

interface KnownFigures<T> {
  readonly figures: T | null;
  readonly hasFigures: boolean;
  /** They are of another team, level or setting than now. */
  readonly isStale: boolean;
}

/** `key` is that of the question now, empty for who cannot be asked about; `seen` that of the figures seen last. */
export function figuresFor<T>(known: Bounded<T>, key: string, seen: string): KnownFigures<T> {
  const current = known.get(key);
  const figures = current ?? (isAkin(seen, key) ? known.get(seen) : undefined) ?? null;
  return { figures, hasFigures: figures !== null, isStale: figures !== null && current === undefined };
}
