// The game's tables as files for sheets and programs.
import { EDITIONS } from '@oversleep/game';
import { Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice } from './shapes.ts';

const Column = Shape({
  name: Type.String(),
  type: Type.Enum(['string', 'integer', 'number', 'boolean', 'date', 'datetime']),
  unit: Type.Optional(Type.String({ description: 'Such as s for seconds or %.' })),
  description: Type.String(),
});

const Bytes = Type.Integer({ minimum: 0, description: 'Without compression.' });

const TableList = Shape({
  editions: Type.Array(Type.Enum([...EDITIONS])),
  latest: Type.Enum([...EDITIONS]),
  tables: Type.Array(
    Shape({
      name: Type.String(),
      description: Type.String(),
      columns: Type.Array(Column, { description: 'Their order never changes; new ones come last.' }),
      rows: Type.Integer({ minimum: 0, description: 'How many there are in this edition.' }),
      json: Type.String({ description: 'Address on this server.' }),
      csv: Type.String({ description: 'Address on this server.' }),
      bytes: Shape({ json: Bytes, csv: Bytes }),
    }),
  ),
});

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

const DataTable = Shape({
  table: Type.String(),
  edition: Type.Enum([...EDITIONS]),
  generatedFrom: Type.String(),
  columns: Type.Array(Type.String(), { description: 'Names, in the order of the CSV file.' }),
  rows: Type.Array(Type.Record(Type.String(), Cell), { description: 'By column; null: no value.' }),
});

const edition = { edition: Type.Optional(EditionChoice) };
// Of any length: a name that is too long is unknown like any other.
const params = Shape({
  table: Type.String({ description: 'Name of the table, such as species.' }),
});

export const dataRoutes = {
  dataTables: {
    method: 'GET',
    path: '/api/data',
    summary: 'The tables that there are, with their columns and sizes.',
    access: 'anyone',
    open: true,
    limit: 'read',
    query: Shape(edition),
    answer: TableList,
  },
  dataJson: {
    method: 'GET',
    path: '/api/data/:table.json',
    summary: 'A whole table as JSON.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params,
    query: Shape(edition),
    answer: DataTable,
  },
  dataCsv: {
    method: 'GET',
    path: '/api/data/:table.csv',
    summary: 'A whole table as CSV: RFC 4180, UTF-8, a header line, point as decimal sign.',
    access: 'anyone',
    open: true,
    limit: 'read',
    params,
    query: Shape({
      ...edition,
      bom: Type.Optional(
        Type.Enum(['0', '1'], {
          description: '1: begin with a byte order mark, by which Excel sees that it is UTF-8.',
        }),
      ),
    }),
    contentType: 'text/csv',
    answer: Type.String(),
  },
} as const satisfies Record<string, RouteContract>;
