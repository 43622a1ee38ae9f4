// Filters that are part of a page's address: each is one row with its key, how it is read and written, and which rows of a list it keeps.

type Address = Readonly<Record<string, unknown>>;

export interface AddressField<T> {
  /** In the address. */
  readonly key: string;
  /** The value that hides nothing; it isn't in the address. */
  readonly none: T;
  /** Nonsense is none. */
  readonly read: (value: unknown) => T;
  write(value: T): string | number;
}

/** A field that hides rows of a list. */
export interface Filter<T, Row, Facts> extends AddressField<T> {
  /** Whether a row stays; only asked while the field has another value than none. */
  keeps(row: Row, value: T, facts: Facts): boolean;
  /** Fields of one group count as one filter. */
  readonly group?: string;
}

type AddressFields = Readonly<Record<string, AddressField<unknown>>>;

export type FieldValues<F extends AddressFields> = { readonly [Name in keyof F]: F[Name]['none'] };

const isNone = ({ none }: AddressField<unknown>, value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === none;

/** What the address says, by the names of the fields. */
export function valuesIn<F extends AddressFields>(fields: F, address: Address): FieldValues<F>;
export function valuesIn(fields: AddressFields, address: Address): Address {
  return Object.fromEntries(Object.entries(fields).map(([name, { key, read }]) => [name, read(address[key])]));
}

/** As in the address, without values that hide nothing. */
export function addressOf(fields: AddressFields, values: Address): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !isNone(field, values[name]))
      .map(([name, field]) => [field.key, field.write(values[name])]),
  );
}

/** How many filters hide something. */
export function countOf(
  fields: Readonly<Record<string, AddressField<unknown> & { readonly group?: string }>>,
  values: Address,
): number {
  const active = Object.entries(fields).filter(([name, field]) => !isNone(field, values[name]));
  return new Set(active.map(([name, { group }]) => group ?? name)).size;
}

/** Whether all filters that hide something let a row through. */
export function keptBy<Row, Facts>(
  filters: Readonly<Record<string, Filter<unknown, Row, Facts>>>,
  values: Address,
  facts: Facts,
): (row: Row) => boolean {
  const active = Object.entries(filters).filter(([name, filter]) => !isNone(filter, values[name]));
  return (row) => active.every(([name, filter]) => filter.keeps(row, values[name], facts));
}

// ── Kinds of fields ──────────────────────────────────────────────────────────────────────────────────────────────────

const LONGEST_TEXT = 60;
/** A dot needs no escape in an address. */
const BETWEEN = '.';
const ON = 1;

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const wordsIn = (value: unknown): readonly string[] => [
  ...new Set(
    textOf(value)
      .toLowerCase()
      .split(/[.,]/)
      .filter((word) => word !== ''),
  ),
];

/** As it is kept in the address. */
export const cleanText = (text: string): string => text.trim().slice(0, LONGEST_TEXT).trim();

export const text = (key: string): AddressField<string> => ({
  key,
  none: '',
  read: (value) => cleanText(textOf(value)),
  write: (value) => value,
});

export const flag = (key: string): AddressField<boolean> => ({
  key,
  none: false,
  read: (value) => textOf(value) === String(ON),
  write: () => ON,
});

/** Words in small letters. */
export const words = (key: string): AddressField<readonly string[]> => ({
  key,
  none: [],
  read: wordsIn,
  write: (value) => value.join(BETWEEN),
});

/** Some of a list, in its order. */
export const someOf = <T extends string>(key: string, known: readonly T[]): AddressField<readonly T[]> => ({
  key,
  none: [],
  read: (value) => known.filter((one) => wordsIn(value).includes(one)),
  write: (value) => value.join(BETWEEN),
});

/** One of a list, or null. */
export const oneOrNone = <T extends string>(key: string, known: readonly T[]): AddressField<T | null> => ({
  key,
  none: null,
  read: (value) => known.find((one) => one === value) ?? null,
  write: (value) => value ?? '',
});

/** One of a list, whose first is none. */
export const oneOf = <const T extends string>(key: string, known: readonly [T, ...T[]]): AddressField<T> => ({
  key,
  none: known[0],
  read: (value) => known.find((one) => one === value) ?? known[0],
  write: (value) => value,
});

export const whole = (key: string, least: number, most: number): AddressField<number | null> => ({
  key,
  none: null,
  read: (value) => {
    const number = Number(textOf(value) || Number.NaN);
    return Number.isInteger(number) && number >= least && number <= most ? number : null;
  },
  write: (value) => value ?? '',
});

/** The player's own words: they may contain any character, also the separator. */
export const ownWords = (key: string): AddressField<readonly string[]> => ({
  key,
  none: [],
  read: (value) => [
    ...new Set(
      textOf(value)
        .split(',')
        .filter((word) => word !== '')
        .map((word) => word.replaceAll('~1', ',').replaceAll('~0', '~')),
    ),
  ],
  write: (value) => value.map((word) => word.replaceAll('~', '~0').replaceAll(',', '~1')).join(','),
});
