// Numbers and tables as text for a terminal.
import { marginOf } from '@oversleep/game';

const separated = (value: number, decimals: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const whole = (value: number): string => separated(value, 0);

/** A count with its noun: "1 record", "12 records". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${whole(value)} ${value === 1 ? one : many}`;

export const fixed = (value: number, decimals: number): string => separated(value, decimals);

/** A share; two figures are enough for an error. A hundred or more is written whole: two figures of it would be "1.0e+2". */
export function percent(share: number): string {
  const value = 100 * share;
  return `${Math.abs(value) < 99.5 ? value.toPrecision(2) : fixed(value, Math.abs(value) < 100 ? 1 : 0)} %`;
}

const MOST_DECIMALS = 4;

/** A mean with its margin, and as many more decimals as it takes to see that; below those it counts as none. */
export function doubtful(mean: number, error: number, decimals = 0): string {
  const margin = marginOf(error);
  const needed = margin > 0 ? -Math.floor(Math.log10(margin)) : 0;
  const shown = needed > MOST_DECIMALS ? decimals : Math.max(decimals, needed);
  return `${fixed(mean, shown)} ± ${fixed(margin, shown)}`;
}

/** Columns as wide as their widest cell; the first to the left, the others to the right, where digits belong. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** Words of a list on as few lines as fit, none of them torn. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 2 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines;
}
