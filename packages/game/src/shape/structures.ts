// Shapes made of shapes: objects, lists, records, alternatives.
import { type Fields, isObject } from '../reading.ts';
import {
  fieldAt,
  type Limit,
  NONE,
  type NoValue,
  type ObjectDescription,
  type Of,
  type Reading,
  refuse,
  type Sentence,
  type Shape,
} from './shape.ts';

type AnyFields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];

/** The type of an object with these fields. */
type ObjectOf<F> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: Of<F[K]> | undefined };

export interface ObjectShape<F> extends Shape<ObjectOf<F>> {
  readonly description: ObjectDescription;
  readonly fields: F;
}

/** Reads every field, so that every problem is reported. Unknown fields are dropped. */
export function object<const F extends AnyFields>(fields: F, sentence?: Sentence): ObjectShape<F> {
  const entries = Object.entries(fields);
  return {
    fields,
    description: { kind: 'object', fields },
    read: (value, at, reading) => {
      if (!isObject(value)) return refuse(sentence, value, at, reading);
      const result: Record<string, unknown> = {};
      let isWhole = true;
      for (const [key, shape] of entries) {
        const read = shape.read(ownField(value, key), fieldAt(at, key), reading, value);
        if (read === NONE) isWhole = false;
        else if (read !== undefined) result[key] = read;
      }
      return isWhole ? asObjectOf<F>(result) : NONE;
    },
  };
}

/** An own field of the value: `__proto__` and the like don't count. */
const ownField = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** The only place where read fields become an object of the described type: each has just been read by its own shape. */
const asObjectOf = <F>(fields: object): ObjectOf<F> => fields as ObjectOf<F>;

interface ListOptions {
  /** How many may travel, where its reader takes any number. */
  readonly travels?: Limit;
  readonly least?: number;
  readonly most?: number;
  /** Of too many, which are kept when the list is restored; `none`: then the list has no usable value. */
  readonly keep?: 'first' | 'last' | 'none';
}

/** Entries without a usable value are dropped, which only shows where a list is restored. */
export function list<T>(
  of: Shape<T>,
  sentence?: Sentence,
  { least = 0, most, keep = 'first', travels = most }: ListOptions = {},
): Shape<readonly T[]> {
  return {
    description: { kind: 'list', of: of.description, least, most: travels, sentence },
    read: (value, at, reading) => {
      const fits = Array.isArray(value) && value.length >= least && (most === undefined || value.length <= most);
      if (!fits) refuse(sentence, value, at, reading);
      if (!fits && keep === 'none') return NONE;
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      const start = keep === 'last' && most !== undefined ? Math.max(0, entries.length - most) : 0;
      const kept = entries.slice(start, most === undefined ? undefined : start + most);
      const result = kept.flatMap((entry, i) => {
        const read = of.read(entry, `${at}[${start + i}]`, reading, {});
        return read === NONE ? [] : [read];
      });
      return result.length < least ? NONE : result;
    },
  };
}

/** Values by some of a few keys. */
export function byKey<const K extends string, T>(
  keys: readonly K[],
  of: Shape<T>,
  sentence?: Sentence,
  /** What to say about other keys; left out: they are left behind. */
  others?: string,
): Shape<{ readonly [key in K]?: T }> {
  return {
    description: {
      kind: 'object',
      fields: Object.fromEntries(keys.map((key) => [key, { description: of.description, mayBeMissing: true }])),
    },
    read: (value, at, reading) => {
      if (!isObject(value)) refuse(sentence, value, at, reading);
      const fields = isObject(value) ? value : {};
      if (others !== undefined)
        for (const key of Object.keys(fields).filter((name) => !keys.some((known) => known === name)))
          reading.report.problem(fieldAt(at, key), others);
      const result: { [key in K]?: T } = {};
      for (const key of keys) {
        const field = ownField(fields, key);
        const read = field === undefined ? NONE : of.read(field, fieldAt(at, key), reading, fields);
        if (read !== NONE) result[key] = read;
      }
      return result;
    },
  };
}

interface RecordOptions {
  readonly most?: number;
  /** How many may travel, where its reader takes any number. */
  readonly travels?: number | undefined;
  /** The stored form of a key; `NONE`, after reporting it, for a key that isn't allowed. */
  readonly name?: (key: string, at: string, reading: Reading) => string | NoValue;
}

/** Values by a key of the player's or the game's. */
export function record<T>(
  of: Shape<T>,
  sentence?: Sentence,
  { most, travels = most, name = (key) => key }: RecordOptions = {},
): Shape<Readonly<Record<string, T>>> {
  return {
    description: { kind: 'record', of: of.description, most: travels },
    read: (value, at, reading) => {
      const entries = isObject(value) ? Object.entries(value) : [];
      if (!isObject(value) || (most !== undefined && entries.length > most)) refuse(sentence, value, at, reading);
      return Object.fromEntries(
        entries.slice(0, most).flatMap(([key, entry]): [string, T][] => {
          const known = name(key, fieldAt(at, key), reading);
          const read = known === NONE ? NONE : of.read(entry, fieldAt(at, key), reading, {});
          return known === NONE || read === NONE ? [] : [[known, read]];
        }),
      );
    },
  };
}
