// Going up and down the sizes that a pot can have.

/** What is asked for, if there is such a pot; else the next one in the direction that was taken. */
export function potAlong(sizes: readonly number[], now: number, wanted: number): number {
  if (sizes.includes(wanted)) return wanted;
  const inDirection = wanted > now ? sizes.find((size) => size >= wanted) : sizes.findLast((size) => size <= wanted);
  return inDirection ?? now;
}

/** Undefined at the end of the row. */
export const nextPot = (sizes: readonly number[], now: number): number | undefined => sizes.find((size) => size > now);
export const previousPot = (sizes: readonly number[], now: number): number | undefined =>
  sizes.findLast((size) => size < now);

/** Says which pots are near, for a number in between. */
export function potRefusal(sizes: readonly number[], value: number): string | undefined {
  if (sizes.includes(value)) return undefined;
  const [below, above] = [previousPot(sizes, value), nextPot(sizes, value)];
  const near = [below, above].filter((size) => size !== undefined).join(' or ');
  return `There is no pot of ${value}: try ${near}`;
}
