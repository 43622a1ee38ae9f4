// Raw tables of the game, as CSV or JSON: accepted where a player has one.
import type { Game } from '@oversleep/game';
import { likeJson, readJson } from './json-box.ts';
import { readDump } from './number-record.ts';
import { DELIMITERS, type TableRow, tableRows } from './table.ts';
import { sampleOf } from './text.ts';
import type { Format, ReadBox } from './types.ts';

const COLUMNS = [
  'TypeNumber',
  'Rank',
  'SP',
  'Nature',
  'SubSkill1',
  'PickupItemId1',
  'MainSkillLevelValue',
  'CurrentRibbonRank',
];
/** So many of them make a header. */
const ENOUGH = 3;
/** A remark or two may stand above it. */
const HEADER_WITHIN = 10;

const isHeader = ({ cells }: TableRow): boolean => COLUMNS.filter((name) => cells.includes(name)).length >= ENOUGH;

function tableIn(text: string): { readonly header: TableRow; readonly rows: readonly TableRow[] } | undefined {
  for (const delimiter of DELIMITERS) {
    const rows = tableRows(text, delimiter);
    const header = rows.slice(0, HEADER_WITHIN).find(isHeader);
    if (header) return { header, rows: rows.filter((row) => row !== header) };
  }
  return undefined;
}

function read(game: Game, text: string): ReadBox {
  const table = tableIn(text);
  if (!table) return readJson(game, text, 'dump-raw');
  const results = table.rows.map(({ cells, raw, line }, index) =>
    readDump(
      game,
      { row: index + 1, line, raw },
      Object.fromEntries(table.header.cells.map((name, place) => [name.trim(), (cells[place] ?? '').trim()])),
    ),
  );
  return {
    format: 'dump-raw',
    creatures: results.flatMap((result) => ('creature' in result ? [result] : [])),
    problems: results.flatMap((result) => ('creature' in result ? [] : [result])),
    teams: [],
    notes: [],
  };
}

export const dumpRaw: Format = {
  id: 'dump-raw',
  name: 'Raw tables of the game',
  detect: (_game, text) => (tableIn(sampleOf(text)) ? 1 : likeJson(text, 'dump')),
  read,
  loses: [],
  extension: 'csv',
};
