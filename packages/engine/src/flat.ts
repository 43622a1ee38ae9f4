// Flat lists of numbers, in which everything is counted.

/** For short arrays a loop is faster than their own method. */
export function clear(array: Float64Array): void {
  for (let i = 0; i < array.length; i += 1) array[i] = 0;
}

export function add(tally: Float64Array, place: number, value: number): void {
  tally[place] = (tally[place] ?? 0) + value;
}
