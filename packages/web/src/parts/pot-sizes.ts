// Going up and down the sizes that a pot can have.
import { listFormat } from '../messages/formats.ts';
import { messages } from '../messages/messages.ts';

const t = messages('parts');
const either = listFormat({ type: 'disjunction' });

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
  const near = either([below, above].flatMap((size) => size ?? []).map(String));
  return t('pot.refused', { size: String(value), near });
}
