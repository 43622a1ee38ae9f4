// What a row of a planned week is, and how it is called.
import type { Fields } from './reading.ts';

export const WEEK_ROW_KINDS = ['week', 'log', 'forecast'] as const;
export type WeekRowKind = (typeof WEEK_ROW_KINDS)[number];

/** The key says what a row is about, so devices that log the same meal write the same row without talking to each other. */
export interface WeekRow {
  readonly kind: WeekRowKind;
  readonly key: string;
  readonly data: Fields;
}

export const mondayOf = (key: string): string => key.slice(0, 10);

export const rowName = ({ kind, key }: Pick<WeekRow, 'kind' | 'key'>): `${WeekRowKind}:${string}` => `${kind}:${key}`;
