// Tables of pokesleep-tool, as CSV or TSV, in any of its languages and with any of its columns; scanners write the same.

import {
  DEFAULT_NATURE,
  type Game,
  type IngredientSlot,
  type IngredientSlots,
  MOST_LETTERS,
  type Nature,
  normalized,
  type Species,
} from '@oversleep/game';
import type { Note } from '../note.ts';
import { tooLong } from '../noted.ts';
import { noSpecies } from '../records/numbers.ts';
import { choiceOf, creatureOf, lockedSlot, offered } from '../records/record.ts';
import { isFalse, isTrue, numberIn, withoutAmount } from '../text/cells.ts';
import { armed } from '../text/formula.ts';
import { DELIMITERS, type Delimiter, type TableRow, tableRows } from '../text/table.ts';
import { sampleOf } from '../text/text.ts';
import { type WordLookup, wordsOf } from '../text/words.ts';
import type { BoxContents, ReadCreature, ReadProblem, RecordSource } from '../types.ts';
import { columnNamed, type PokesleepColumn, WRITTEN } from './columns.ts';
import { fittingNature, natureNote } from './rules.ts';

/** What pokesleep-tool takes where a file has no level. */
const DEFAULT_LEVEL = 30;
/** A header is looked for in so many rows: a remark or two may come before it. */
const HEADER_WITHIN = 10;

type Cells = Partial<Record<PokesleepColumn, string>>;

interface Table {
  readonly delimiter: Delimiter;
  /** Place of the header among the rows; -1 where there is none. */
  readonly header: number;
  readonly columns: ReadonlyMap<PokesleepColumn, readonly number[]>;
  readonly rows: readonly TableRow[];
}

// ── Which cell is what ───────────────────────────────────────────────────────────────────────────────────────────────

function columnsOf({ cells }: TableRow): ReadonlyMap<PokesleepColumn, readonly number[]> {
  const columns = new Map<PokesleepColumn, number[]>();
  for (const [place, cell] of cells.entries()) {
    const column = columnNamed(cell);
    if (column) columns.set(column, [...(columns.get(column) ?? []), place]);
  }
  return columns;
}

function tableWith(text: string, delimiter: Delimiter): Table {
  const rows = tableRows(text, delimiter);
  let header = -1;
  let columns: ReadonlyMap<PokesleepColumn, readonly number[]> = new Map();
  for (const [place, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const found = columnsOf(row);
    if (found.size > columns.size && (found.has('pokemon') || found.size > 1)) [header, columns] = [place, found];
  }
  return { delimiter, header, columns, rows };
}

/** How many rows of the table hold a species, or fit a header that has one. */
function fitting(words: WordLookup, { header, columns, rows }: Table): number {
  const width = rows[header]?.cells.length ?? 0;
  return rows.filter(({ cells }, place) => {
    if (place === header) return columns.has('pokemon');
    if (columns.size > 2 && cells.length === width) return true;
    return cells.some((cell) => words.species(cell) !== undefined);
  }).length;
}

/** The text as a table, between the delimiters that make most of it; undefined where no row makes sense. */
function bestTable(words: WordLookup, text: string): { readonly table: Table; readonly share: number } | undefined {
  let best: { readonly table: Table; readonly share: number; readonly known: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const table = tableWith(text, delimiter);
    const share = table.rows.length === 0 ? 0 : fitting(words, table) / table.rows.length;
    // Of two that fit as well, the one with more columns: a single column fits between any delimiters.
    const known = share + table.columns.size;
    if (share > 0 && known > (best?.known ?? 0)) best = { table, share, known };
  }
  return best;
}

/** By the header; without one by the content of the cells. */
function cellsOf(words: WordLookup, { columns }: Table, { cells }: TableRow): Cells {
  const named: Cells = {};
  for (const [column, places] of columns) {
    // Old and new names of a slot may both be there: the one that is filled counts.
    const place = places.find((each) => (cells[each] ?? '').trim() !== '') ?? places[0] ?? -1;
    named[column] = (cells[place] ?? '').trim();
  }
  if (columns.has('pokemon')) return named;
  return { ...byContent(words, cells), ...named };
}

function byContent(words: WordLookup, cells: readonly string[]): Cells {
  const species = cells.findIndex((cell) => words.species(cell) !== undefined);
  if (cells.length >= WRITTEN.length - 1 && (species === 1 || species < 0))
    return Object.fromEntries(WRITTEN.map((column, place) => [column, (cells[place] ?? '').trim()]));
  if (species < 0) return {};
  const found: Cells = { pokemon: cells[species] ?? '' };
  const queues: Record<'number' | 'ingredient' | 'subskill', PokesleepColumn[]> = {
    number: ['level', 'skillLevel'],
    ingredient: ['ingredient1', 'ingredient2', 'ingredient3'],
    subskill: ['subskill1', 'subskill2', 'subskill3', 'subskill4', 'subskill5'],
  };
  for (const [place, cell] of cells.entries()) {
    if (place === species || cell.trim() === '') continue;
    const kind = words.nature(cell)
      ? 'nature'
      : words.subskill(cell)
        ? 'subskill'
        : words.ingredient(withoutAmount(cell))
          ? 'ingredient'
          : /^\D{0,4}\d+$/u.test(normalized('NFKC', cell.trim()))
            ? 'number'
            : undefined;
    const column = kind === 'nature' ? kind : kind ? queues[kind].shift() : place < species ? 'nickname' : undefined;
    if (column && found[column] === undefined) found[column] = cell.trim();
  }
  return found;
}

// ── What a row means ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Cells by what they are; other tools have the same. */
export function readCells(
  game: Game,
  words: WordLookup,
  source: RecordSource,
  cells: Cells,
): ReadCreature | ReadProblem {
  const name = cells.pokemon ?? '';
  if (name === '') return noSpecies(source);
  const species = words.species(name);
  const notes: Note[] = [];
  const level = cells.level ? numberIn(cells.level) : undefined;
  if (cells.level && level === undefined)
    notes.push({ code: 'levelNotANumber', values: { text: cells.level, level: DEFAULT_LEVEL } });
  else if (cells.level === '') notes.push({ code: 'levelAssumed', values: { level: DEFAULT_LEVEL } });
  const skillLevel = cells.skillLevel ? numberIn(cells.skillLevel) : undefined;
  if (cells.skillLevel && skillLevel === undefined)
    notes.push({ code: 'skillLevelNotANumber', values: { text: cells.skillLevel } });
  const nature = natureIn(game, words, species, cells.nature, notes);
  const ingredients = ingredientsIn(game, words, species, cells, notes);
  if (cells.shiny !== undefined && !isTrue(cells.shiny) && !isFalse(cells.shiny))
    notes.push({ code: 'shinyUnknown', values: { text: cells.shiny } });
  const ribbon = cells.ribbon ? numberIn(cells.ribbon) : ribbonIn(game, cells.hours ?? '', notes);
  const gender = genderIn(cells.gender ?? '');
  return creatureOf(
    game,
    source,
    {
      species: species ?? name,
      nickname: cells.nickname && armed(cells.nickname),
      level: level ?? DEFAULT_LEVEL,
      skillLevel,
      nature,
      subskills: ([1, 2, 3, 4, 5] as const).map((slot) =>
        subskillIn(words, cells[`subskill${slot}`] ?? '', slot, notes),
      ),
      ingredients,
      ribbon,
      shiny: isTrue(cells.shiny ?? ''),
      gender,
      more: {
        ...choiceIn(words, species, cells.mainSkill ?? '', notes),
        ...(/^(★|☆|1|true)$/iu.test(cells.favourite ?? '') && { favourite: true }),
      },
      shown: shownIn(cells),
    },
    notes,
  );
}

function shownIn(cells: Cells) {
  const [rp, carrySize, helpSeconds] = [cells.rp, cells.carrySize, cells.helpSeconds].map((cell) =>
    numberIn(cell ?? ''),
  );
  return {
    ...(rp !== undefined && { rp }),
    ...(carrySize !== undefined && { carrySize }),
    ...(helpSeconds !== undefined && { helpSeconds }),
  };
}

function genderIn(cell: string) {
  if (/^(♂|male|m|オス|수컷|雄)$/iu.test(cell)) return 'male';
  return /^(♀|female|f|メス|암컷|雌)$/iu.test(cell) ? 'female' : undefined;
}

function natureIn(
  game: Game,
  words: WordLookup,
  species: Species | undefined,
  cell: string | undefined,
  notes: Note[],
): Nature {
  const found = cell ? words.nature(cell) : undefined;
  const nature = found ?? game.natures.get(DEFAULT_NATURE);
  const fitting = fittingNature(game, species, nature);
  if (cell === '') notes.push({ code: 'natureAssumed', values: { nature: fitting.name } });
  else if (cell && !found) notes.push({ code: 'natureUnknown', values: { text: cell, nature: fitting.name } });
  else if (found && species && fitting !== nature) notes.push(natureNote(species, nature, fitting));
  return fitting;
}

function subskillIn(words: WordLookup, cell: string, slot: number, notes: Note[]): string | null {
  if (cell === '') return null;
  const found = words.subskill(cell);
  if (!found) notes.push({ code: 'subskillUnknownInSlot', values: { text: cell, slot } });
  return found?.name ?? null;
}

/** The tool has a slot's ingredients as the species' first, second and third; any other name is doubtful. */
function ingredientsIn(
  game: Game,
  words: WordLookup,
  species: Species | undefined,
  cells: Cells,
  notes: Note[],
): IngredientSlots {
  const isFree = (species?.ingredient0.length ?? 0) > 1;
  const slot = (place: 0 | 1 | 2): IngredientSlot => {
    const written = cells[`ingredient${([1, 2, 3] as const)[place]}`];
    const cell = withoutAmount(written ?? '');
    const found = cell === '' || words.isLocked(cell) ? undefined : words.ingredient(cell);
    const empty = cell === '' || words.isLocked(cell);
    if (!species) return found ? { name: found.name, amount: 0 } : lockedSlot(game);
    if (empty && isFree && place > 0) return lockedSlot(game);
    // Blank is the second in the second slot and the first in the third: so the tool itself fills them.
    const fallback = choiceOf(game, species, place, !isFree && place === 1 ? 1 : 0);
    if (empty) {
      if (place > 0 && written !== undefined)
        notes.push({ code: 'ingredientAssumed', values: { ingredient: fallback.name, slot: place + 1 } });
      return fallback;
    }
    const slotOffers = found && offered(species, place, found.name);
    if (!slotOffers)
      notes.push(
        found
          ? {
              code: 'ingredientReplaced',
              values: { given: found.name, slot: place + 1, species: species.name, ingredient: fallback.name },
            }
          : { code: 'ingredientUnknown', values: { text: cell, ingredient: fallback.name } },
      );
    return slotOffers ?? fallback;
  };
  return [slot(0), slot(1), slot(2)];
}

/** Hours of sleep together; the tool reads the ribbon that they are enough for. */
function ribbonIn({ ribbons }: Game, cell: string, notes: Note[]): number {
  if (cell === '') return 0;
  const hours = numberIn(cell);
  if (hours === undefined || hours < 0) notes.push({ code: 'hoursImpossible', values: { text: cell } });
  return ribbons.filter((ribbon) => ribbon.hours > 0 && ribbon.hours <= (hours ?? 0)).length;
}

function choiceIn(
  words: WordLookup,
  species: Species | undefined,
  cell: string,
  notes: Note[],
): { chosenSkill?: string } {
  if (!species?.skill.choosable) return {};
  const chosen = cell === '' ? undefined : words.choice(species, cell);
  if (cell !== '' && !chosen)
    notes.push({ code: 'skillChoiceReplaced', values: { skill: species.skill.key, text: cell } });
  return { chosenSkill: chosen?.key ?? 'METRONOME' };
}

// ── Whole files ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much of the text is a table between tabs, or between something else. */
export function likeTable(game: Game, text: string, usual: ',' | '\t'): number {
  const best = bestTable(wordsOf(game), sampleOf(text));
  return best && (best.table.delimiter === '\t') === (usual === '\t') ? best.share : 0;
}

/** Between the delimiters that make most of it, or the usual ones where none make sense. */
export function readTable(game: Game, text: string, usual: ',' | '\t'): BoxContents {
  const words = wordsOf(game);
  const delimiter = bestTable(words, sampleOf(text))?.table.delimiter ?? usual;
  const table = tableWith(text, delimiter);
  const records = table.rows.filter((_, place) => place !== table.header);
  const results = records.map((row, index) => {
    const source = { row: index + 1, line: row.line, raw: row.raw };
    if (row.cells.some((cell) => cell.length > MOST_LETTERS)) return tooLong(source);
    return readCells(game, words, source, cellsOf(words, table, row));
  });
  const remarks = records.length > 0 ? remarksOn(table) : [];
  return {
    creatures: results.flatMap((result) => ('creature' in result ? [result] : [])),
    problems: results.flatMap((result) => ('creature' in result ? [] : [result])),
    teams: [],
    remarks,
  };
}

/** Columns that the figures of a creature need, and the note where a table lacks one. */
const NEEDED: readonly (readonly [PokesleepColumn, Note])[] = [
  ['level', { code: 'levelAssumedForAll', values: { level: DEFAULT_LEVEL } }],
  ['nature', { code: 'natureAssumedForAll', values: { nature: DEFAULT_NATURE } }],
  ['ingredient2', { code: 'secondIngredientAssumedForAll', values: {} }],
  ['ingredient3', { code: 'thirdIngredientAssumedForAll', values: {} }],
];

function remarksOn({ header, columns }: Table): readonly Note[] {
  if (header < 0) return [{ code: 'noHeader', values: {} }];
  return NEEDED.filter(([column]) => !columns.has(column)).map(([, assumed]) => assumed);
}
