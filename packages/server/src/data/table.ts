// What an open table is: columns with a type and a meaning, and flat rows made of an edition of the game.
import type { Game } from '@oversleep/game';

export type Cell = string | number | boolean | null;
type CellType = 'string' | 'integer' | 'number' | 'boolean' | 'datetime' | 'date';

export interface DataColumn {
  readonly name: string;
  readonly type: CellType;
  readonly unit?: string;
  readonly description: string;
}

/** A sparse column has no value where it doesn't apply. */
export type DataRow = Readonly<Record<string, Cell>>;

export interface DataTable {
  readonly name: string;
  readonly description: string;
  /** The order never changes; new columns come last. */
  readonly columns: readonly DataColumn[];
  readonly rows: (game: Game) => readonly DataRow[];
}

interface ColumnOf<Source> extends DataColumn {
  readonly read: (source: Source) => Cell | undefined;
}

/** Types may be followed by a unit in brackets: `integer(s)`. */
export type ColumnMaker<Source> = (
  name: string,
  kind: CellType | `${CellType}(${string})`,
  description: string,
  read: (source: Source) => Cell | undefined,
) => ColumnOf<Source>;

export function table<Source>(
  name: string,
  description: string,
  sources: (game: Game) => readonly Source[],
  columnsBy: (column: ColumnMaker<Source>) => readonly ColumnOf<Source>[],
): DataTable {
  const columns = columnsBy(columnOf);
  return {
    name,
    description,
    columns: columns.map(({ read: _, ...column }) => column),
    rows: (game) => sources(game).map((source) => rowOf(columns, source)),
  };
}

function rowOf<Source>(columns: readonly ColumnOf<Source>[], source: Source): DataRow {
  const row: Record<string, Cell> = {};
  for (const { name, read } of columns) {
    const cell = read(source);
    if (cell !== undefined) row[name] = cell;
  }
  return row;
}

function columnOf<Source>(...[name, kind, description, read]: Parameters<ColumnMaker<Source>>): ColumnOf<Source> {
  const unit = /\((.+)\)$/.exec(kind)?.[1];
  const type = TYPES.find((known) => kind === known || kind.startsWith(`${known}(`));
  if (type === undefined) throw new Error(`${kind} is no type of a column`);
  return { name, type, ...(unit !== undefined && { unit }), description, read };
}

const TYPES: readonly CellType[] = ['string', 'integer', 'number', 'boolean', 'datetime', 'date'];

/** Several keys in one cell. */
export const joined = (keys: readonly string[]): string | null => (keys.length === 0 ? null : keys.join(';'));

export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
