// Raw tables of the game, as CSV or JSON: accepted where a player has one.

import { DEFAULT_LEVEL, type Fields, type Game } from '@oversleep/game';
import { losing } from '../losses.ts';
import type { Note } from '../note.ts';
import { levelOr, wholeNumber } from '../records/fields.ts';
import {
  ingredientNumbered,
  natureNumbered,
  noSpecies,
  speciesNumbered,
  subskillNumbered,
} from '../records/numbers.ts';
import { creatureOf } from '../records/record.ts';
import { DELIMITERS, type TableRow, tableRows } from '../text/table.ts';
import { sampleOf } from '../text/text.ts';
import type { BoxContents, FormatRow, OpenedText, ReadCreature, ReadProblem, RecordSource } from '../types.ts';

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
/** A remark or two may come before it. */
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

function readTable(game: Game, { text }: OpenedText): BoxContents | undefined {
  const table = tableIn(text);
  if (!table) return undefined;
  const results = table.rows.map(({ cells, raw, line }, index) =>
    read(
      game,
      { row: index + 1, line, raw },
      Object.fromEntries(table.header.cells.map((name, place) => [name.trim(), (cells[place] ?? '').trim()])),
    ),
  );
  return {
    creatures: results.flatMap((result) => ('creature' in result ? [result] : [])),
    problems: results.flatMap((result) => ('creature' in result ? [] : [result])),
    teams: [],
    remarks: [],
  };
}

const like = (fields: Fields): number =>
  'TypeNumber' in fields || ('SubSkill1' in fields && 'PickupItemId1' in fields) ? 1 : 0;

const GENDERS: readonly (undefined | 'male' | 'female')[] = [undefined, 'male', 'female'];

function read(game: Game, source: RecordSource, fields: Fields): ReadCreature | ReadProblem {
  const notes: Note[] = [];
  const found = speciesNumbered(game, wholeNumber(fields.TypeNumber), notes);
  if (found === '') return noSpecies(source);
  const species = typeof found === 'string' ? undefined : found;
  const rp = wholeNumber(fields.SP);
  const ingredient = (place: 0 | 1 | 2) =>
    ingredientNumbered(game, species, place, fields[`PickupItemId${place + 1}`], 0, notes);
  const nickname = fields.NickName ?? fields.Nickname ?? fields.Name;
  return creatureOf(
    game,
    source,
    {
      species: found,
      nickname: typeof nickname === 'string' ? nickname : undefined,
      level: levelOr(fields.Rank, DEFAULT_LEVEL, notes),
      skillLevel: wholeNumber(fields.MainSkillLevelValue),
      nature: natureNumbered(game, fields.Nature, notes),
      subskills: [1, 2, 3, 4, 5].map((slot) => subskillNumbered(game, fields[`SubSkill${slot}`], notes)),
      ingredients: [ingredient(0), ingredient(1), ingredient(2)],
      ribbon: wholeNumber(fields.CurrentRibbonRank),
      gender: GENDERS[wholeNumber(fields.Gender) ?? 0],
      shiny: isYes(fields.IsShiny ?? fields.Shiny),
      more: isYes(fields.Favorited) ? { favourite: true } : {},
      shown: rp !== undefined && rp > 0 ? { rp } : undefined,
    },
    notes,
  );
}

const isYes = (value: unknown): boolean => value === true || value === 1 || /^(1|true)$/i.test(String(value));

export const dumpRaw = {
  id: 'dump-raw',
  name: 'Raw tables of the game',
  json: { records: { like, read } },
  plain: { detect: (_game, { text }) => (tableIn(sampleOf(text)) ? 1 : 0), read: readTable },
  losses: losing([]),
  extension: 'csv',
} as const satisfies FormatRow;
