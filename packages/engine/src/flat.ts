// Flat lists of numbers, in which everything is counted.

/** For short arrays a loop is faster than their own method. */
export function clear(array: Float64Array): void {
  for (let i = 0; i < array.length; i += 1) array[i] = 0;
}

/** So short that it is always compiled into its callers; otherwise values would go over the heap. A place must be there. */
export function add(tally: Float64Array, place: number, value: number): void {
  tally[place] = (tally[place] as number) + value;
}
