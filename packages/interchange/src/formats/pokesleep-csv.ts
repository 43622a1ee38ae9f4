// CSV of pokesleep-tool, in one of the game's languages.
import { likeTable, readTable } from '../pokesleep/table.ts';
import { TABLE_LOSSES, tableWriter } from '../pokesleep/write-table.ts';
import type { FormatRow } from '../types.ts';

export const pokesleepCsv = {
  id: 'pokesleep-csv',
  name: 'pokesleep-tool CSV',
  plain: {
    detect: (game, { text }) => likeTable(game, text, ','),
    read: (game, { text }) => readTable(game, text, ','),
  },
  write: tableWriter(','),
  losses: TABLE_LOSSES,
  extension: 'csv',
  languages: true,
} as const satisfies FormatRow;
