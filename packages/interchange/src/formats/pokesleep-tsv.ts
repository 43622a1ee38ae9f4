// TSV of pokesleep-tool, in one of the game's languages.
import { likeTable, readTable } from '../pokesleep/table.ts';
import { TABLE_LOSSES, tableWriter } from '../pokesleep/write-table.ts';
import type { FormatRow } from '../types.ts';

export const pokesleepTsv = {
  id: 'pokesleep-tsv',
  name: 'pokesleep-tool TSV',
  plain: {
    detect: (game, { text }) => likeTable(game, text, '\t'),
    read: (game, { text }) => readTable(game, text, '\t'),
  },
  write: tableWriter('\t'),
  losses: TABLE_LOSSES,
  extension: 'tsv',
  languages: true,
} as const satisfies FormatRow;
