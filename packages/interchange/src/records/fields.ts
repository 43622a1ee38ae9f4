// What fields of JSON records hold, in any format.

/** A number, or a text of digits alone. */
export const isNumberLike = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));

export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : undefined;
}

/** A number that has to be there; where it is not, the default and a word about it. */
export function numberOr(value: unknown, what: string, otherwise: number, flags: string[]): number {
  const number = wholeNumber(value);
  if (number === undefined) flags.push(`${what} is missing; read as ${otherwise}.`);
  return number ?? otherwise;
}

/** Who has no slot of its own, or finds it taken, gets the next free one. */
export function putIn(slots: (string | null)[], wanted: number | undefined, name: string, flags: string[]): void {
  if (wanted !== undefined && slots[wanted] === null) {
    slots[wanted] = name;
    return;
  }
  const free = slots.indexOf(null);
  flags.push(
    free < 0
      ? `${name} is one subskill too many; it was left out.`
      : `Which slot ${name} stands in is not clear; read as slot ${free + 1}.`,
  );
  if (free >= 0) slots[free] = name;
}
