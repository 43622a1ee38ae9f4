// Counts how much each caller has used of a shared resource. The caller that has used least is next.
import { LRUCache } from 'lru-cache';

export interface Shares {
  /** How much a caller has used. A caller that was away is ahead for a while, up to a limit. */
  readonly usedBy: (name: string) => number;
  /** Begins a turn that takes about this much; returns what the caller had used before. */
  readonly begin: (name: string, amount: number) => number;
  /** Adds the difference between what a turn took and what was expected. */
  readonly correct: (name: string, amount: number) => void;
  readonly forget: () => void;
}

/** Beyond this many callers, the one that was away longest is forgotten. */
const MOST_ACCOUNTS = 1000;
/** How far ahead a returning caller can be, in milliseconds of a thread: a few teams, or a search in a small box. */
export const MOST_SAVED = 1000;

export function createShares(): Shares {
  const used = new LRUCache<string, number>({ max: MOST_ACCOUNTS });
  /** What a caller has used that never stops asking. */
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
