// How many helps the next proc is away: a geometric wait, cut off by the help that is certain.

export const GUIDES = 128;

/** For each of so many equal parts of chance, the first entry of the table that can follow: where a search in it begins. */
export function guideTo(table: Float64Array): Int32Array {
  const guide = new Int32Array(GUIDES);
  let entry = 0;
  for (let part = 0; part < GUIDES; part += 1) {
    while ((table[entry] ?? 1) <= part / GUIDES) entry += 1;
    guide[part] = entry;
  }
  return guide;
}

/** Chance that the next proc comes within i + 1 helps; the last is certain. */
export function procTable(chance: number, pity: number): Float64Array {
  const table = new Float64Array(pity + 1);
  let dry = 1;
  for (let i = 0; i < pity; i += 1) {
    dry *= 1 - chance;
    table[i] = 1 - dry;
  }
  table[pity] = 1;
  return table;
}

/** Procs per help in the long run: one over the mean wait, which is one help and another for each that may fail. */
export const procRateOf = (procWithin: Float64Array): number =>
  1 / procWithin.reduce((sum, within) => sum + 1 - within, 1);

/**
 * By the helps since the last proc, how much more procs are ahead than for a wait that has just begun: the solution of Poisson's equation,
 * which makes a martingale of procs less their rate. From the help that is certain back to the first.
 */
export function potentialOf(procWithin: Float64Array, rate: number): Float64Array {
  const table = new Float64Array(procWithin.length);
  const chance = procWithin[0] ?? 1;
  let potential = 1 - rate;
  for (let since = table.length - 1; since >= 0; since -= 1) {
    table[since] = potential;
    potential = chance + (1 - chance) * potential - rate;
  }
  return table;
}
