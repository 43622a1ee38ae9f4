// Open tables: what they hold, that CSV and JSON say the same, how large they are, and that no cell is a formula.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITIONS, NEWEST_EDITION } from '@oversleep/game';
import { afterAll, describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { writeDataPackage } from './data-package.ts';
import { OPEN_TABLES, textsOf } from './open-tables.ts';
import { preparedTable } from './shelf.ts';
import type { Cell, DataColumn, DataRow } from './table.ts';

const factsOf = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../../../facts/${name}.json`, import.meta.url), 'utf8'));
const tableNamed = (name: string) => {
  const found = OPEN_TABLES.find((table) => table.name === name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
};
const rowsOf = (name: string, edition = NEWEST_EDITION): readonly DataRow[] =>
  JSON.parse(textsOf(tableNamed(name), edition).json).rows;

/** A reader by the grammar of RFC 4180. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let record: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`no CSV in record ${records.length}`);
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

function cellFrom(text: string, { type }: DataColumn): Cell {
  if (text === '') return null;
  if (type === 'boolean') return text === 'true';
  return type === 'integer' || type === 'number' ? Number(text) : text;
}

const isText = (pattern: RegExp) => (cell: Cell) => typeof cell === 'string' && pattern.test(cell);

const FITS: Readonly<Record<DataColumn['type'], (cell: Cell) => boolean>> = {
  integer: Number.isInteger,
  number: (cell) => typeof cell === 'number',
  boolean: (cell) => typeof cell === 'boolean',
  string: isText(/^/),
  date: isText(/^\d{4}-\d\d-\d\d$/),
  datetime: isText(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
};

describe.each(EDITIONS)('edition %s', (edition) => {
  test.each(OPEN_TABLES.map((table) => [table.name, table] as const))(
    '%s: CSV read back equals JSON, and each value has the type of its column',
    (_name, table) => {
      const { json, csv, rows } = textsOf(table, edition);
      const answer = JSON.parse(json);
      expect(answer).toMatchObject({ table: table.name, edition, columns: table.columns.map(({ name }) => name) });
      expect(answer.rows).toHaveLength(rows);
      // The oldest edition is the one that everything is sure of.
      expect(rows).toBeGreaterThan(table.name === 'doubts' ? -1 : 0);
      const [head, ...records] = parseCsv(csv);
      expect(head).toEqual(answer.columns);
      const read = records.map((record) =>
        Object.fromEntries(table.columns.map((column, at) => [column.name, cellFrom(record[at] ?? '', column)])),
      );
      const wanted: readonly DataRow[] = answer.rows.map((row: DataRow) =>
        Object.fromEntries(table.columns.map(({ name }) => [name, row[name] ?? null])),
      );
      // Rows are compared as text: thousands of expectations would take seconds.
      expect(read.map((row) => JSON.stringify(row))).toEqual(wanted.map((row) => JSON.stringify(row)));
      const misfits = table.columns.flatMap(({ name, type }) =>
        wanted.flatMap(({ [name]: cell = null }) => (cell === null || FITS[type](cell) ? [] : [{ name, type, cell }])),
      );
      expect(misfits).toEqual([]);
    },
  );
});

test.each([
  ['species', 249],
  ['species-ingredients', 1513],
  ['skills', 42],
  ['skill-levels', 284],
  ['recipes', 78],
  ['recipe-ingredients', 225],
  ['recipe-levels', 5460],
  ['ingredients', 19],
  ['berries', 18],
  ['natures', 25],
  ['subskills', 17],
  ['islands', 9],
  ['sleep-styles', 943],
  ['levels', 70],
  ['ribbons', 5],
])('%s has %d rows in edition 2026-10', (name, rows) => {
  expect(textsOf(tableNamed(name), '2026-10').rows).toBe(rows);
});

describe('values are those of the facts', () => {
  test('what each ribbon adds', () => {
    expect(rowsOf('ribbons').map(({ carryStep, carryTotal }) => [carryStep, carryTotal])).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 6],
      [2, 8],
    ]);
  });

  test('species', () => {
    const rows = new Map(rowsOf('species').map((row) => [row.key, row]));
    const corrections = factsOf('corrections').filter(
      ({ table, confidence }) => table === 'species' && confidence === 'high',
    );
    const corrected = factsOf('species').map((fact) => ({
      ...fact,
      ...Object.fromEntries(
        corrections.filter(({ key }) => key === fact.name).map(({ field, to }) => [String(field), to]),
      ),
    }));
    for (const fact of corrected as Record<string, unknown>[])
      expect(rows.get(String(fact.name))).toMatchObject({
        name: fact.displayName,
        dex: fact.pokedexNumber,
        frequency: fact.frequency,
        ingredientPercentage: fact.ingredientPercentage,
        skillPercentage: fact.skillPercentage,
        carrySize: fact.carrySize,
        berry: fact.berry,
        skill: fact.skill,
        expType: fact.expType,
        sleepType: fact.sleepType,
        arrivalDate: fact.arrivalDate,
        special: ['RAIKOU', 'ENTEI', 'SUICUNE', 'DARKRAI', 'MEW', 'MEWTWO', 'CRESSELIA', 'LATIAS', 'LATIOS'].includes(
          String(fact.name),
        ),
      });
  });

  test('numbers of the game, empty where they are disputed', () => {
    const ids = new Map(rowsOf('species').map(({ key, gameId }) => [key, gameId]));
    expect([ids.get('BULBASAUR'), ids.get('VULPIX_ALOLAN'), ids.get('PIKACHU_HALLOWEEN')]).toEqual([1, 7006, 9001]);
    expect(rowsOf('recipes').find(({ key }) => key === 'FANCY_APPLE_CURRY')?.gameId).toBe(1001);
    expect(rowsOf('natures').find(({ key }) => key === 'ADAMANT')?.gameId).toBe(2);
  });

  test('links between tables lead somewhere', () => {
    const keys = (name: string) => new Set(rowsOf(name).map(({ key }) => key));
    const links = [
      ['species', 'skill', 'skills'],
      ['species', 'berry', 'berries'],
      ['species-ingredients', 'species', 'species'],
      ['species-ingredients', 'ingredient', 'ingredients'],
      ['evolutions', 'from', 'species'],
      ['evolutions', 'to', 'species'],
      ['skill-levels', 'skill', 'skills'],
      ['recipe-ingredients', 'recipe', 'recipes'],
      ['recipe-ingredients', 'ingredient', 'ingredients'],
      ['recipe-levels', 'recipe', 'recipes'],
      ['island-ranks', 'island', 'islands'],
      ['sleep-styles', 'species', 'species'],
      ['event-effects', 'event', 'events'],
    ] as const;
    for (const [name, field, target] of links) {
      const known = keys(target);
      expect(rowsOf(name).filter((row) => !known.has(row[field] ?? null))).toEqual([]);
    }
  });
});

describe('spreadsheets', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('the text %j is refused', (text) => {
    const columns = [{ name: 'a', type: 'string', description: '' }] as const;
    expect(() => csvOf(columns, [{ a: text }])).toThrow('A spreadsheet would run');
  });

  test('numbers below zero, quotes, commas and line ends are written as they are', () => {
    const columns = [
      { name: 'a', type: 'string', description: '' },
      { name: 'b', type: 'number', description: '' },
    ] as const;
    expect(csvOf(columns, [{ a: 'x "y", z\n', b: -1.5 }])).toBe('a,b\r\n"x ""y"", z\n",-1.5\r\n');
  });
});

describe('sizes in bytes', () => {
  test.each([
    ['species', 'json', 150_000, 14_000],
    ['species', 'csv', 50_000, 11_000],
    ['names', 'json', 160_000, 40_000],
    ['recipe-levels', 'csv', 220_000, 25_000],
    ['sleep-styles', 'json', 240_000, 25_000],
  ] as const)('%s.%s', async (name, format, plain, compressed) => {
    const table = preparedTable(name, NEWEST_EDITION);
    const prepared = format === 'json' ? table?.asJson : table?.asCsv;
    expect(prepared?.plain.length).toBeLessThanOrEqual(plain);
    await prepared?.compressWell();
    expect(prepared?.as('br').length).toBeLessThanOrEqual(compressed);
  });

  test('all editions in memory', () => {
    const all = EDITIONS.flatMap((edition) => OPEN_TABLES.map(({ name }) => preparedTable(name, edition)));
    const bytes = all
      .flatMap((table) => (table ? [table.asJson, table.asCsv] : []))
      .map((one) => one.plain.length + one.as('gzip').length + one.as('br').length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(12_000_000);
  });
});

describe('the data package', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  test('has a file of each table in both formats, and describes the CSV files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oversleep-data-'));
    folders.push(folder);
    expect(await writeDataPackage(folder, NEWEST_EDITION, '1.2.3')).toBe(OPEN_TABLES.length);
    const names = OPEN_TABLES.flatMap(({ name }) => [`${name}.csv`, `${name}.json`]);
    expect((await readdir(folder)).sort()).toEqual([...names, 'datapackage.json'].sort());
    const { version, licenses, resources } = JSON.parse(await readFile(join(folder, 'datapackage.json'), 'utf8'));
    expect(version).toBe('1.2.3');
    expect(licenses).toMatchObject([{ name: 'MIT', path: expect.stringMatching(/^https:/) }]);
    for (const { path, schema } of resources) {
      const [head] = parseCsv(await readFile(join(folder, path), 'utf8'));
      expect(schema.fields.map(({ name }: DataColumn) => name)).toEqual(head);
    }
  });
});
