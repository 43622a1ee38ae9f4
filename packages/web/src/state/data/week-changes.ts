// Converts rows to the week that a page shows, and a changed week to changes of rows. Loaded by the planner.
import {
  addedRow,
  canonical,
  type Fields,
  mondayOf,
  type PlayerWeek,
  playerWeekIn,
  rowName,
  rowsWithSwapPlan,
  type WeekRow,
  weekOfRows,
  weekRowsOf,
} from '@oversleep/game';
import {
  isRowName,
  type RowName,
  readStoredRow,
  rowKey,
  rowNames,
  type StoredRow,
  type WeekRows,
  without,
} from './weeks.ts';

const listOf = (rows: WeekRows): readonly WeekRow[] =>
  rowNames(rows).map((name) => ({ ...rowKey(name), data: rows[name]?.data ?? {} }));

/** Null if none is planned. */
export const plannedWeek = (rows: WeekRows): PlayerWeek | null => weekOfRows(listOf(rows));

/** Rows that the server has never seen; none for an invalid week. */
export function newRows(value: unknown): WeekRows {
  const week = playerWeekIn(value);
  return week ? Object.fromEntries(weekRowsOf(week).map((row) => [rowName(row), { version: 0, data: row.data }])) : {};
}

/** As stored or copied; invalid ones are left out. */
export const readRows = (fields: Fields): WeekRows =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const row = isRowName(name) ? readStoredRow(value) : undefined;
      return row ? [[name, row]] : [];
    }),
  );

export interface RowChange {
  readonly rows: WeekRows;
  /** Written and deleted ones. */
  readonly changed: readonly RowName[];
}

/** A row with other content; its version stays. */
const withData = (row: StoredRow | undefined, data: Fields): StoredRow => ({
  version: row?.version ?? 0,
  data,
  ...(row && row.version > 0 ? { base: row.base ?? row.data } : {}),
});

const isSameData = (a: Fields | undefined, b: Fields): boolean => a !== undefined && canonical(a) === canonical(b);

/** The rows after a page has changed its week: only what it changed is changed, only what it showed is deleted. */
export function withWeek(rows: WeekRows, week: PlayerWeek): RowChange {
  const shown = new Map(shownRows(rows, week.monday).map((row) => [rowName(row), row.data]));
  const stored = rows[`week:${week.monday}`]?.data;
  const wanted = new Map(rowsWithSwapPlan(week, stored).map((row) => [rowName(row), row]));
  const written = [...wanted].flatMap(([name, row]): (readonly [RowName, StoredRow])[] => {
    if (isSameData(shown.get(name), row.data)) return [];
    const known = rows[name];
    // The end of the week before is not part of this plan.
    const data =
      row.kind === 'week' && known && row.data.plan === null ? { ...known.data, end: row.data.end } : row.data;
    return [
      [name, withData(known, row.kind === 'week' && row.data.plan ? { ...data, end: known?.data.end ?? null } : data)],
    ];
  });
  const deleted = [...shown.keys()].filter(
    (name) => !wanted.has(name) && mondayOf(rowKey(name).key) === week.monday && rows[name],
  );
  return {
    rows: without({ ...rows, ...Object.fromEntries(written) }, deleted),
    changed: [...written.map(([name]) => name), ...deleted],
  };
}

/** What a page shows for the week of this Monday, with the weeks before it. */
function shownRows(rows: WeekRows, monday: string): readonly WeekRow[] {
  const present: RowName = `week:${monday}`;
  const plan = rows[present]?.data.plan ?? { day: 'mon' };
  const until = rowNames(rows).filter((name) => mondayOf(rowKey(name).key) <= monday);
  const known: WeekRows = Object.fromEntries(until.map((name) => [name, rows[name]]));
  const week = plannedWeek({ ...known, [present]: { version: 0, data: { ...rows[present]?.data, plan } } });
  const isNew = rows[present] === undefined;
  return week ? rowsWithSwapPlan(week, rows[present]?.data).filter((row) => !(isNew && rowName(row) === present)) : [];
}

/** Adds a whole week, as older releases store it, to the rows. */
export function withAddedWeek(rows: WeekRows, value: unknown): RowChange {
  const week = playerWeekIn(value);
  const stored = rows[`week:${week?.monday}`]?.data;
  const added = (week ? weekRowsOf(week, stored) : []).flatMap((row): (readonly [RowName, StoredRow])[] => {
    const known = rows[rowName(row)];
    const data = addedRow(row, known?.data);
    return isSameData(known?.data, data) ? [] : [[rowName(row), withData(known, data)]];
  });
  return { rows: { ...rows, ...Object.fromEntries(added) }, changed: added.map(([name]) => name) };
}

/** Replaces all rows. */
export function withOnlyRows(rows: WeekRows, wanted: WeekRows): RowChange {
  const written = rowNames(wanted).flatMap((name): (readonly [RowName, StoredRow])[] => {
    const data = wanted[name]?.data ?? {};
    return isSameData(rows[name]?.data, data) ? [] : [[name, withData(rows[name], data)]];
  });
  const deleted = rowNames(rows).filter((name) => !wanted[name]);
  return {
    rows: without({ ...rows, ...Object.fromEntries(written) }, deleted),
    changed: [...written.map(([name]) => name), ...deleted],
  };
}
