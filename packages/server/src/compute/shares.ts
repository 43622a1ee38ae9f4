// How much each caller has used of a shared resource. The one that has used least is next.
import { LRUCache } from 'lru-cache';

export interface Shares {
  /** Adds to what a caller has used. A caller that was away goes first for a while, up to a limit. */
  readonly usedBy: (name: string) => number;
  /** Lets a party have a turn that takes about this much, and says what it had used before. */
  readonly begin: (name: string, amount: number) => number;
  /** Adds what a turn took beyond what was expected; less than nothing when it took less. */
  readonly correct: (name: string, amount: number) => void;
  readonly forget: () => void;
}

/** Beyond so many, the one who was away for longest owes nothing any more. */
const MOST_ACCOUNTS = 1000;
/** Milliseconds of a thread: some teams, or a search of a small box. */
export const MOST_SAVED = 1000;

export function createShares(): Shares {
  const used = new LRUCache<string, number>({ max: MOST_ACCOUNTS });
  /** What those have used who always want more. */
  let clock = 0;

  const usedBy = (name: string) => Math.max(used.get(name) ?? Number.NEGATIVE_INFINITY, clock - MOST_SAVED);
  return {
    usedBy,
    begin: (name, amount) => {
      const before = usedBy(name);
      clock = Math.max(clock, before);
      used.set(name, before + amount);
      return before;
    },
    correct: (name, amount) => void used.set(name, usedBy(name) + amount),
    forget: () => {
      clock = 0;
      used.clear();
    },
  };
}
