// What the checks of the facts write down.

export function notebook() {
  /** @type {string[]} */
  const problems = [];
  /** @param {unknown} holds @param {string} problem */
  const ensure = (holds, problem) => {
    if (!holds) problems.push(problem);
  };
  return {
    problems,
    ensure,
    /** Each of them once, and none empty. */
    unique(what, keys) {
      const seen = new Set();
      for (const key of keys) {
        ensure(key, `${what}: one without a name`);
        ensure(!seen.has(key), `${what}: ${key} is there twice`);
        seen.add(key);
      }
      return seen;
    },
    between(what, value, low, high) {
      ensure(value >= low && value <= high, `${what}: ${value} is not within ${low} and ${high}`);
    },
  };
}

/** Each more than the one before it. */
export const isRising = (list) => list.every((value, i) => i === 0 || value > list[i - 1]);
