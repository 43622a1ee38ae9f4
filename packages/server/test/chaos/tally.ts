// What a run of `npm run bench -- chaos` counts.

export interface Tally {
  readonly answered: (status: number, code: string) => void;
  /** A write of this target was acknowledged. */
  readonly acknowledged: (target: string) => void;
  readonly ownEnd: (words: string) => void;
  readonly fault: (name: string) => void;
  readonly figures: () => TallyFigures;
}

export interface TallyFigures {
  readonly requests: number;
  readonly writes: Readonly<Record<string, number>>;
  /** By status and code; status 0: no answer at all. */
  readonly failures: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly ownEnds: readonly string[];
  /** The longest time without an acknowledged write, in seconds, by target. */
  readonly longestGaps: Readonly<Record<string, number>>;
}

export function createTally(): Tally {
  let requests = 0;
  const writes: Record<string, number> = {};
  const failures: Record<string, number> = {};
  const faults: Record<string, number> = {};
  const ownEnds: string[] = [];
  const longestGaps: Record<string, number> = {};
  const lastWrite = new Map<string, number>();
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  return {
    answered: (status, code) => {
      requests += 1;
      if (status === 0 || status >= 500) count(failures, status === 0 ? `no answer (${code})` : `${status} ${code}`);
    },
    acknowledged: (target) => {
      const now = performance.now();
      const gap = (now - (lastWrite.get(target) ?? now)) / 1000;
      lastWrite.set(target, now);
      longestGaps[target] = Math.max(longestGaps[target] ?? 0, gap);
      count(writes, target);
    },
    ownEnd: (words) => ownEnds.push(words),
    fault: (name) => count(faults, name),
    figures: () => ({ requests, writes, failures, faults, ownEnds, longestGaps }),
  };
}
