// What a player keeps in small pieces: the planned weeks, what was logged, and what was forecast, each in a row of its own.
import type { AnswerOf, BodyOf, routes } from '@oversleep/contract';
import {
  addedRow,
  canonical,
  expiredRows,
  type PlayerWeek,
  rowName,
  WEEK_ROW_KINDS,
  type WeekRow,
  weekRowsOf,
  withKnownSwapPlan,
} from '@oversleep/game';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { playerRows } from '../db/schema.ts';
import { Refusal, refuse } from '../problems.ts';
import { checkRow } from '../wire/chosen.ts';
import { noteDeleted } from './deletions.ts';
import { inParts } from './in-parts.ts';
import { changeOf, type DataChange } from './users.ts';

type Writes = BodyOf<typeof routes.putRows>;
type WriteAnswer = AnswerOf<typeof routes.putRows>;
type RefusedRow = WriteAnswer['refused'][number];
type RowKey = Pick<WeekRow, 'kind' | 'key'>;

interface VersionedRow extends WeekRow {
  readonly version: number;
}

/** More than half a year of weeks that are logged to the last meal and look. */
const MAX_ROWS = 3000;

const columns = { kind: playerRows.kind, key: playerRows.key, version: playerRows.version, data: playerRows.data };

/** Each row is checked on its own; those that are refused leave the others alone. */
export function putRows(db: Db, userId: number, { rows, deleted }: Writes): Promise<WriteAnswer> {
  return changeOf(db, userId, async (change) => {
    const stored = await storedRows(change, rows);
    const refused: RefusedRow[] = [];
    const good = rows.filter((row) => {
      const problem = problemWith(change, row, stored.get(rowName(row)));
      if (problem) refused.push({ kind: row.kind, key: row.key, problem });
      return problem === undefined;
    });
    await writeRows(
      change,
      good.map((row) => ({ ...row, data: withKnownSwapPlan(row.data, stored.get(rowName(row))?.data) })),
    );
    await deleteRows(change, deleted);
    await tidyRows(change);
    return { stored: good.map(({ kind, key }) => ({ kind, key, version: change.version })), refused };
  });
}

function problemWith(
  { game }: DataChange,
  row: Writes['rows'][number],
  stored: VersionedRow | undefined,
): RefusedRow['problem'] | undefined {
  try {
    checkRow(game, row);
    if (row.version !== undefined && row.version !== (stored?.version ?? 0))
      throw refuse('VERSION_CONFLICT', undefined, {
        current: stored ? { version: stored.version, data: stored.data } : null,
      });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}

/** A whole week adds to the rows: an app that knows of none says nothing about entries that other devices have made. */
export async function addWeek(change: DataChange, week: PlayerWeek): Promise<void> {
  const stored = await storedRows(change, weekRowsOf(week));
  const rows = weekRowsOf(week, stored.get(`week:${week.monday}`)?.data);
  const changed = rows.flatMap((row): readonly WeekRow[] => {
    const known = stored.get(rowName(row));
    const data = addedRow(row, known?.data);
    return known && canonical(known.data) === canonical(data) ? [] : [{ ...row, data }];
  });
  await writeRows(change, changed);
  await tidyRows(change);
}

export async function deleteWeeks(change: DataChange): Promise<void> {
  await deleteRows(change, await weekRowKeys(change));
}

async function storedRows(
  { tx, userId }: DataChange,
  keys: readonly RowKey[],
): Promise<ReadonlyMap<string, VersionedRow>> {
  const parts = await inParts(keys, (part) =>
    tx
      .select(columns)
      .from(playerRows)
      .where(and(eq(playerRows.userId, userId), anyOf(part))),
  );
  return new Map(parts.flat().map((row) => [rowName(row), row]));
}

const anyOf = (keys: readonly RowKey[]): SQL | undefined =>
  or(...keys.map(({ kind, key }) => and(eq(playerRows.kind, kind), eq(playerRows.key, key))));

async function writeRows({ tx, userId, version }: DataChange, rows: readonly WeekRow[]): Promise<void> {
  const last = [...new Map(rows.map((row) => [rowName(row), row])).values()];
  await inParts(last, (part) =>
    tx
      .insert(playerRows)
      .values(part.map(({ kind, key, data }) => ({ userId, kind, key, version, data })))
      .onConflictDoUpdate({
        target: [playerRows.userId, playerRows.kind, playerRows.key],
        set: { version, data: sql`excluded.data` },
      }),
  );
}

/** Those that are not there are passed over. */
async function deleteRows(change: DataChange, keys: readonly RowKey[]): Promise<void> {
  const { tx, userId } = change;
  await inParts(keys, async (part) => {
    const gone = await tx
      .delete(playerRows)
      .where(and(eq(playerRows.userId, userId), anyOf(part)))
      .returning({ kind: playerRows.kind, key: playerRows.key });
    await noteDeleted(change, gone);
  });
}

const weekRowKeys = ({ tx, userId }: DataChange): Promise<readonly RowKey[]> =>
  tx
    .select({ kind: playerRows.kind, key: playerRows.key })
    .from(playerRows)
    .where(and(eq(playerRows.userId, userId), inArray(playerRows.kind, [...WEEK_ROW_KINDS])));

/** The oldest weeks give way to new ones. */
async function tidyRows(change: DataChange): Promise<void> {
  const rows = await weekRowKeys(change);
  const expired = expiredRows(rows);
  await deleteRows(change, expired);
  if (rows.length - expired.length > MAX_ROWS) throw refuse('WEEKS_FULL', { limit: MAX_ROWS });
}

/** As a query hands them over, in one column. */
export const weekRowsJson = (userId: SQL | ReturnType<typeof sql.placeholder>): SQL<readonly WeekRow[]> =>
  sql<
    readonly WeekRow[]
  >`(select coalesce(json_agg(json_build_object('kind', kind, 'key', key, 'data', data)), '[]'::json)
    from player_rows where user_id = ${userId} and kind in ('week', 'log', 'forecast'))`;
