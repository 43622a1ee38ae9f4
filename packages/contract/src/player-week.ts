// The week that a player plans: as one value, and as the rows that it is kept in.
import {
  forecastShape,
  logEntryShape,
  orNull,
  swapPlanShape,
  WEEK_ROW_KINDS,
  type WeekRow,
  type WeekRowKind,
  weekShapes,
} from '@oversleep/game';
import { type Static, type TSchema, Type } from 'typebox';
import { Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';

const shapes = weekShapes(swapPlanShape);

/** Of a player. */
export const PlayerWeek = schemaOf(orNull(shapes.week), {
  description: 'The planned week with its log and earlier weeks; null: none yet.',
});

const RowKey = Type.String({ minLength: 1, maxLength: 64 });

const rowOf = <const Kind extends WeekRowKind, Data extends TSchema>(kind: Kind, data: Data) =>
  Shape({
    kind: Type.Literal(kind),
    key: RowKey,
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'What the write is based on, 0 for a row that is not there yet; left out: the last write wins.',
      }),
    ),
    data,
  });

/** A piece of a player's weeks; the key follows from what it says, such as 2026-10-05/tue/lunch. */
export const RowWrite = Type.Union([
  rowOf('week', schemaOf(shapes.data)),
  rowOf('log', schemaOf(logEntryShape)),
  rowOf('forecast', schemaOf(forecastShape)),
]);
export const RowName = Shape({ kind: Type.Enum([...WEEK_ROW_KINDS]), key: RowKey });

export type RowWrite = Static<typeof RowWrite>;

/** As apps send it; the server checks it, since apps keep rows as they received them. */
export const SentRow = Type.Unsafe<WeekRow & { readonly version?: number }>(RowWrite);
