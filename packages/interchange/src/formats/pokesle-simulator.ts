// ポケスリシミュ: Japanese rows between tabs without a header, in columns that changed over time and that a player may number anew.
import { type Creature, type Game, nameIn, type Species, unlockedSlots } from '@oversleep/game';
import { losing } from '../losses.ts';
import { readCells } from '../pokesleep/table.ts';
import { writeKnown } from '../records/write-known.ts';
import { numberIn } from '../text/cells.ts';
import { armed, disarmed } from '../text/formula.ts';
import { type TableRow, tableRows } from '../text/table.ts';
import { sampleOf } from '../text/text.ts';
import { type WordLookup, wordsOf } from '../text/words.ts';
import type { BoxContents, FormatRow, ReadCreature, ReadProblem } from '../types.ts';

const INGREDIENTS = ['ingredient1', 'ingredient2', 'ingredient3'] as const;
const SUBSKILLS = ['subskill1', 'subskill2', 'subskill3', 'subskill4', 'subskill5'] as const;
const KNOWN = [...INGREDIENTS, ...SUBSKILLS, 'nature', 'shiny'] as const;
const LATER = ['place', 'hours', 'wantedLevel', 'exp', 'memo', 'favourite'] as const;
type Column = 'pokemon' | 'level' | 'carrySize' | 'skillLevel' | (typeof KNOWN)[number] | (typeof LATER)[number];
type Cells = Partial<Record<Column, string>>;

/** Since February 2026; what came later is at the end. */
const LAYOUT: readonly Column[] = ['pokemon', 'level', 'skillLevel', ...KNOWN, ...LATER];
const OLD_LAYOUT: readonly Column[] = ['pokemon', 'level', 'carrySize', 'skillLevel', ...KNOWN, ...LATER];

/** As its dialogue calls them; a player may have written them above. */
const LABELS: Readonly<Record<string, Column>> = {
  名前: 'pokemon',
  Lv: 'level',
  スキルLv: 'skillLevel',
  食材1: 'ingredient1',
  食材2: 'ingredient2',
  食材3: 'ingredient3',
  サブスキル1: 'subskill1',
  サブスキル2: 'subskill2',
  サブスキル3: 'subskill3',
  サブスキル4: 'subskill4',
  サブスキル5: 'subskill5',
  せいかく: 'nature',
  色違い: 'shiny',
  睡眠時間: 'hours',
  メモ: 'memo',
  お気に入り: 'favourite',
};

const FEWEST_CELLS = 6;
/** More letters than any cell of ours has. */
const LONGEST = 1000;
const JAPANESE = /[぀-ヿ]/u;

// ── Which cell is what ───────────────────────────────────────────────────────────────────────────────────────────────

const MEW = /^ミュウ\((.{1,40})\)$/u;

/** Forms have more in their brackets than in our tables. */
const plainSpecies = (cell: string): string => (MEW.test(cell) ? 'ミュウ' : cell.replace(/[のな]すがた(?=\)$)/u, ''));

const speciesIn = (words: WordLookup, cell: string): Species | undefined =>
  cell.length < LONGEST && JAPANESE.test(cell) ? words.species(plainSpecies(cell)) : undefined;

const natureIn = (words: WordLookup, cell: string) => (JAPANESE.test(cell) ? words.nature(cell) : undefined);

const mainSkills = new WeakMap<Game, ReadonlySet<string>>();

/** Names of main skills, which only other tools have in cells of their own. */
function mainSkillsOf(game: Game): ReadonlySet<string> {
  const known =
    mainSkills.get(game) ?? new Set(game.skills.rows.flatMap(({ key }) => nameIn('ja', 'skills', key) ?? []));
  mainSkills.set(game, known);
  return known;
}

function isRow(game: Game, words: WordLookup, { cells }: TableRow): boolean {
  if (cells.length < FEWEST_CELLS) return false;
  const trimmed = cells.map((cell) => cell.trim());
  return (
    trimmed.some((cell) => speciesIn(words, cell) !== undefined) &&
    trimmed.some((cell) => natureIn(words, cell) !== undefined) &&
    !trimmed.some((cell) => mainSkillsOf(game).has(cell.replace(/ ?\(ランダム\)$/u, '')))
  );
}

const headerOf = ({ cells }: TableRow): ReadonlyMap<Column, number> =>
  new Map(
    cells.flatMap((cell, place) => {
      const column = LABELS[cell.trim()];
      return column ? [[column, place] as const] : [];
    }),
  );

type Columns = ReadonlyMap<Column, number>;

/** The place that most rows have such a cell in first; -1 where none has. */
function usualPlace(rows: readonly TableRow[], isIt: (cell: string) => boolean): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const place = cells.findIndex((cell) => isIt(cell.trim()));
    if (place >= 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? -1;
}

/** A table that people keep has fewer; each is compared with every row. */
const MOST_COLUMNS = 100;

const widthOf = (rows: readonly TableRow[]): number =>
  rows.reduce((width, { cells }) => Math.min(MOST_COLUMNS, Math.max(width, cells.length)), 0);

function columnsOf(words: WordLookup, rows: readonly TableRow[]): Columns {
  const species = usualPlace(rows, (cell) => speciesIn(words, cell) !== undefined);
  const nature = usualPlace(rows, (cell) => natureIn(words, cell) !== undefined);
  for (const layout of [LAYOUT, OLD_LAYOUT])
    if (species === 0 && nature === layout.indexOf('nature')) {
      const width = widthOf(rows);
      const columns = new Map(layout.slice(0, width).map((column, place) => [column, place]));
      return columns;
    }
  return columnsByContent(words, rows, species, nature);
}

/** Columns in an order of the player's own: words say what they are, and the first number is the level. */
function columnsByContent(words: WordLookup, rows: readonly TableRow[], species: number, nature: number): Columns {
  const columns = new Map<Column, number>([
    ['pokemon', species],
    ['nature', nature],
  ]);
  const subskills: Column[] = [...SUBSKILLS];
  const ingredients: Column[] = [...INGREDIENTS];
  const numbers: Column[] = ['level', 'skillLevel'];
  const width = widthOf(rows);
  for (let place = 0; place < width; place++) {
    if (place === species || place === nature) continue;
    const filled = rows.flatMap(({ cells }) => cells[place]?.trim() || []);
    const most = (isIt: (cell: string) => boolean) =>
      filled.length > 0 && filled.filter(isIt).length * 2 > filled.length;
    const queue = most((cell) => words.subskill(cell) !== undefined)
      ? subskills
      : most((cell) => words.ingredient(cell) !== undefined)
        ? ingredients
        : place > species && most((cell) => /^\d{1,3}$/.test(cell))
          ? numbers
          : [];
    const column = queue.shift();
    if (column && (column !== 'skillLevel' || place === (columns.get('level') ?? -2) + 1)) columns.set(column, place);
  }
  return columns;
}

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every text but a plain no is a yes there. */
const mark = (cell = ''): string => (/^(0|false)?$/i.test(cell) ? '' : '1');

/** Where it isn't given, it is that of the stage, and what unlocked Sub Skills add. */
function skillLevelOf(game: Game, words: WordLookup, species: Species, cells: Cells): string {
  const open = SUBSKILLS.slice(0, unlockedSlots(game, numberIn(cells.level ?? '') ?? 1));
  const keys = open.map((slot) => words.subskill(cells[slot] ?? '')?.key);
  const more = (keys.includes('SKILL_LEVEL_UP_S') ? 1 : 0) + (keys.includes('SKILL_LEVEL_UP_M') ? 2 : 0);
  return String(Math.min(species.skill.maxLevel, species.previousEvolutions + 1 + more));
}

function readRow(
  game: Game,
  columns: Columns,
  row: number,
  { cells: all, raw, line }: TableRow,
): ReadCreature | ReadProblem {
  const words = wordsOf(game);
  const cells: Cells = Object.fromEntries(
    [...columns].map(([column, place]) => [column, (all[place] ?? '').trim().slice(0, LONGEST)]),
  );
  const { pokemon = '', skillLevel, memo = '', favourite, shiny } = cells;
  const species = speciesIn(words, pokemon);
  // Those who came before 2026 have both in the same column, where the mark wins.
  const isMarked = favourite === undefined && memo === '1';
  const read = readCells(
    game,
    words,
    { row, line, raw },
    {
      ...cells,
      pokemon: species ? plainSpecies(pokemon) : pokemon,
      skillLevel: skillLevel || (species ? skillLevelOf(game, words, species, cells) : ''),
      mainSkill: MEW.exec(pokemon)?.[1] ?? '',
      shiny: mark(shiny),
      favourite: isMarked ? '1' : mark(favourite),
    },
  );
  if (!('creature' in read)) return read;
  const { chosenSkill, ...creature } = read.creature;
  return {
    ...read,
    creature: {
      ...creature,
      ...(chosenSkill !== undefined && pokemon !== 'ミュウ' && { chosenSkill }),
      ...(memo !== '' && !isMarked && { note: armed(memo) }),
    },
  };
}

/** Header, rows and what isn't one: the time above a copied sheet. */
function tableOf(game: Game, text: string) {
  const rows = tableRows(text, '\t');
  const [first] = rows;
  const header = first && headerOf(first);
  const isHeader = header?.has('pokemon') === true && header.size > 2;
  const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/.test(first?.cells[0]?.trim() ?? '');
  const records = isHeader || isTime ? rows.slice(1) : rows;
  return {
    header: isHeader ? header : undefined,
    records,
    fitting: records.filter((row) => isRow(game, wordsOf(game), row)),
  };
}

function detect(game: Game, text: string): number {
  const sample = sampleOf(text);
  if (!sample.includes('\t') || !JAPANESE.test(sample)) return 0;
  const { records, fitting } = tableOf(game, sample);
  return records.length === 0 ? 0 : fitting.length / records.length;
}

function readAll(game: Game, text: string): BoxContents {
  const { header, records, fitting } = tableOf(game, text);
  const columns = header ?? columnsOf(wordsOf(game), fitting);
  const results = records.map((row, index) => readRow(game, columns, index + 1, row));
  return {
    creatures: results.flatMap((result) => ('creature' in result ? [result] : [])),
    problems: results.flatMap((result) => ('creature' in result ? [] : [result])),
    teams: [],
    remarks: [],
  };
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const FORMS: readonly (readonly [ours: RegExp, theirs: string])[] = [
  [/\((アローラ|パルデア)\)$/u, '($1のすがた)'],
  [/\((ハイ|ロー)\)$/u, '($1なすがた)'],
];

function speciesName(species: Species, { chosenSkill = 'METRONOME' }: Creature): string {
  const name = nameIn('ja', 'species', species.name) ?? species.displayName;
  if (species.skill.choosable) return `${name}(${nameIn('ja', 'skills', chosenSkill) ?? chosenSkill})`;
  return FORMS.reduce((own, [ours, theirs]) => own.replace(ours, theirs), name.replace(/ \(/u, '('));
}

function cellsFor(game: Game, species: Species, creature: Creature): readonly string[] {
  const ingredient = ({ name }: { readonly name: string }): string => {
    const found = game.ingredients.find(name);
    return found ? (nameIn('ja', 'ingredients', found.key) ?? '') : '';
  };
  const subskill = (name: string | null): string => {
    const found = name === null ? undefined : game.subskills.find(name);
    return found ? (nameIn('ja', 'subskills', found.key) ?? '') : '';
  };
  const nature = game.natures.find(creature.nature);
  const hours = game.ribbons[creature.ribbon]?.hours ?? 0;
  return [
    speciesName(species, creature),
    String(creature.level),
    String(creature.skillLevel),
    ...creature.ingredients.map(ingredient),
    ...creature.subskills.map(subskill),
    (nature && nameIn('ja', 'natures', nature.key)) ?? creature.nature,
    creature.shiny ? '1' : '',
    '',
    hours > 0 ? String(hours) : '',
    '',
    '',
    disarmed((creature.note ?? '').replace(/[\t\r\n]+/gu, ' ').trim()),
    creature.favourite ? '1' : '',
  ];
}

export const pokesleSimulator = {
  id: 'pokesle-simulator',
  name: 'ポケスリシミュ',
  plain: {
    detect: (game, { text }) => detect(game, text),
    read: (game, { text }) => readAll(game, text),
  },
  write: (game, { creatures }) => {
    const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) => cellsFor(game, species, creature));
    return { text: rows.map((cells) => cells.join('\t')).join('\n'), ...omitted };
  },
  losses: losing(['nickname', 'gender', 'mint', 'tags', 'teams'], ['replacesBox', 'fiveSubskills']),
  extension: 'tsv',
} as const satisfies FormatRow;
