// Flat lists of numbers, in which everything is counted.

/** For short arrays a loop is faster than `fill`. */
export function clear(array: Float64Array): void {
  for (let i = 0; i < array.length; i += 1) array[i] = 0;
}

/** One list out of several, place by place. */
export function addUp(size: number, lists: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(size);
  for (const list of lists) for (let i = 0; i < size; i += 1) sums[i] = (sums[i] ?? 0) + (list[i] ?? 0);
  return sums;
}

/** So short that it is always inlined: a call would allocate the number. The place must exist, which is not checked. */
export function add(tally: Float64Array, place: number, value: number): void {
  tally[place] = (tally[place] as number) + value;
}
