// Writes an open table as CSV by RFC 4180, and refuses to write what a spreadsheet would run as a formula.
import type { Cell, DataColumn, DataRow } from './table.ts';

const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
const LINE_END = '\r\n';

/** What Excel needs to see that a file is UTF-8. */
export const BOM = '\ufeff';

export function csvOf(columns: readonly DataColumn[], rows: readonly DataRow[]): string {
  const names = columns.map(({ name }) => name);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return lines.map((cells) => cells.map(cellText).join(',') + LINE_END).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  if (FORMULA.test(cell)) throw new Error(`A spreadsheet would run this cell of an open table: ${cell}`);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
