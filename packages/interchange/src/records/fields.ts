// What fields of JSON records hold, in any format.
import type { Note } from '../note.ts';

/** A number, or a text of digits alone. */
export const isNumberLike = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));

export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : undefined;
}

/** The level, or the default with a note where it is missing. */
export function levelOr(value: unknown, otherwise: number, notes: Note[]): number {
  const number = wholeNumber(value);
  if (number === undefined) notes.push({ code: 'levelMissing', values: { level: otherwise } });
  return number ?? otherwise;
}

/** A subskill without a slot, or whose slot is taken, gets the next free one. */
export function putIn(slots: (string | null)[], wanted: number | undefined, name: string, notes: Note[]): void {
  if (wanted !== undefined && slots[wanted] === null) {
    slots[wanted] = name;
    return;
  }
  const free = slots.indexOf(null);
  notes.push(
    free < 0
      ? { code: 'subskillTooMany', values: { subskill: name } }
      : { code: 'subskillSlotUnclear', values: { subskill: name, slot: free + 1 } },
  );
  if (free >= 0) slots[free] = name;
}
