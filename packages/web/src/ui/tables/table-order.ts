// The order of a table's rows.
import { textOrder } from '../../messages/formats.ts';

export type SortKey = string | number | null | undefined;

const compareTexts = textOrder({ numeric: true, sensitivity: 'base' });

/** Rows without a value come last in both directions; equal ones keep their order. */
export function orderRows<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey, ascending: boolean): readonly Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => {
      if (isMissing(a.key) || isMissing(b.key)) return Number(isMissing(a.key)) - Number(isMissing(b.key));
      return ascending ? compare(a.key, b.key) : compare(b.key, a.key);
    })
    .map(({ row }) => row);
}

const isMissing = (key: SortKey): key is null | undefined => key === null || key === undefined || Number.isNaN(key);

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}
