// Tables as text: rows of cells between commas, semicolons or tabs, each row with the text that it came from.
import { isBlank, linesOf, withoutMark } from './text.ts';

export interface TableRow {
  readonly cells: readonly string[];
  readonly raw: string;
  /** The line that it begins in, from 1. */
  readonly line: number;
}

/** The likeliest first. */
export const DELIMITERS = [',', '\t', ';', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A cell is short; one that goes on over lines like rows was opened by a slip. */
const MAX_QUOTED = 2000;
const ROW_LIKE = 3;

/** Where a quoted cell ends: at a quote before a delimiter or the end of a line. None (-1): the quote is a letter like any other. */
function closingQuote(text: string, start: number, delimiter: string): number {
  for (let at = text.indexOf('"', start); at >= 0 && at - start < MAX_QUOTED; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    const next = text[at + 1];
    const ends = next === undefined || next === delimiter || next === '\n' || next === '\r';
    if (!ends) return -1;
    const [, ...lines] = text.slice(start, at).split('\n');
    return lines.every((line) => line.split(delimiter).length <= ROW_LIKE) ? at : -1;
  }
  return -1;
}

/** All rows that hold anything. Cells between tabs are never quoted. */
export function tableRows(whole: string, delimiter: Delimiter): readonly TableRow[] {
  const text = withoutMark(whole);
  const rows: TableRow[] = [];
  const stop = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\\n\\r]`, 'gu');
  let at = 0;
  let line = 1;
  // Once a quote has found no end, none after it will before that place: a file of stray quotes is read in one go.
  let noQuoteUntil = 0;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      let close = -1;
      if (delimiter !== '\t' && text[at] === '"' && at >= noQuoteUntil) {
        close = closingQuote(text, at + 1, delimiter);
        if (close < 0) noQuoteUntil = nextLine(text, at);
      }
      if (close >= 0) {
        cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
        at = close + 1;
      } else {
        stop.lastIndex = at;
        const end = stop.exec(text)?.index ?? text.length;
        cells.push(text.slice(at, end));
        at = end;
      }
      if (text[at] !== delimiter) break;
      at++;
    }
    const raw = text.slice(start, at);
    if (cells.some((cell) => !isBlank(cell))) rows.push({ cells, raw, line });
    line += linesOf(raw).length;
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
  }
  return rows;
}

function nextLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at + 1;
}

/** A cell as it is written: quoted where it holds what would end it. */
export const quoted = (cell: string): string => (/[",\n\r]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
