// The planned weeks on this device, in rows like on the server.
import { type Fields, isObject, type rowName, WEEK_ROW_KINDS, type WeekRowKind } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { wholeOr } from './readers.ts';

/** Such as `log:2026-10-05/tue/lunch`. */
export type RowName = ReturnType<typeof rowName>;

export interface StoredRow {
  /** The server's version; 0 for a row that it has never seen. */
  readonly version: number;
  readonly data: Fields;
  /** The server's content when it was changed here, until the change is sent. */
  readonly base?: Fields | undefined;
}

export type WeekRows = Readonly<Partial<Record<RowName, StoredRow>>>;

export interface WeeksState {
  readonly rows: WeekRows;
}

export const createWeeksStore = () => createStore<WeeksState>(() => ({ rows: {} }));

const ROW_NAME = new RegExp(`^(${WEEK_ROW_KINDS.join('|')}):(.+)$`);

export const isRowName = (name: string): name is RowName => ROW_NAME.test(name);

export const rowKey = (name: RowName): { readonly kind: WeekRowKind; readonly key: string } => {
  const kind = WEEK_ROW_KINDS.find((known) => name.startsWith(`${known}:`)) ?? 'log';
  return { kind, key: name.slice(kind.length + 1) };
};

export const rowNames = (rows: WeekRows): readonly RowName[] => Object.keys(rows).filter(isRowName);

export function readStoredRow(value: unknown): StoredRow | undefined {
  if (!isObject(value) || !isObject(value.data)) return undefined;
  const { version, data, base } = value;
  return { version: wholeOr(version, 0), data, ...(isObject(base) ? { base } : {}) };
}

export const without = (rows: WeekRows, names: readonly RowName[]): WeekRows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.some((gone) => gone === name)));
