// Tables as text: rows of cells between commas, semicolons or tabs, each row with the text that it came from.
import { isBlank, withoutMark } from './text.ts';

export interface TableRow {
  readonly cells: readonly string[];
  readonly raw: string;
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
    const [, ...lines] = text.slice(start, at).split('\n');
    return ends && lines.every((line) => line.split(delimiter).length <= ROW_LIKE) ? at : -1;
  }
  return -1;
}

/** All rows that hold anything. Cells between tabs are never quoted. */
export function tableRows(whole: string, delimiter: Delimiter): readonly TableRow[] {
  const text = withoutMark(whole);
  const rows: TableRow[] = [];
  const isEnd = (letter: string | undefined) => letter === '\n' || letter === '\r' || letter === undefined;
  let at = 0;
  // Once a quote has found no end, none after it will before that place: a file of stray quotes is read in one go.
  let noQuoteUntil = 0;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      let end = -1;
      if (delimiter !== '\t' && text[at] === '"' && at >= noQuoteUntil) {
        end = closingQuote(text, at + 1, delimiter);
        if (end < 0) noQuoteUntil = nextLine(text, at);
      }
      if (end >= 0) {
        cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
        at = end + 1;
      } else {
        const from = at;
        while (!isEnd(text[at]) && text[at] !== delimiter) at++;
        cells.push(text.slice(from, at));
      }
      if (text[at] !== delimiter) break;
      at++;
    }
    const raw = text.slice(start, at);
    if (cells.some((cell) => !isBlank(cell))) rows.push({ cells, raw });
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
