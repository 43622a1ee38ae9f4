// Shapes that change another shape: optional, with a default, nullable, adapted.
import type { Fields } from '../reading.ts';
import type { Game } from '../types.ts';
import { type Description, NONE, type NoValue, type OptionalShape, type Reading, type Shape } from './shape.ts';

/** Adds a description for readers of the API. */
export const about = <S extends Shape<unknown>>(shape: S, words: string): S => ({
  ...shape,
  description: { ...shape.description, about: words },
});

/** Its sentences are used only by its reader: the API refuses wrong values in the words of its schema. */
export const wordless = <S extends Shape<unknown>>(shape: S): S => ({
  ...shape,
  description: { ...shape.description, sentence: undefined },
});

/** A missing or null value leaves the field out; on the wire it is null only if it is nullable. */
export function optional<T>(
  shape: Shape<T>,
  { nullable = false }: { readonly nullable?: boolean } = {},
): OptionalShape<T> {
  return {
    optional: true,
    mayBeMissing: true,
    description: nullable ? orNone(shape.description) : shape.description,
    read: (value, at, reading, siblings) => {
      if (value === undefined || value === null) return undefined;
      const read = shape.read(value, at, reading, siblings);
      return read === NONE ? undefined : read;
    },
  };
}

const orNone = (description: Description): Description => ({ kind: 'either', of: [description, { kind: 'none' }] });

/** Restoring an unusable value gives this one; a missing value is a problem like any other. */
export const otherwise = <T>(shape: Shape<T>, fallback: T): Shape<T> => ({
  description: shape.description,
  read: (...input) => {
    const read = shape.read(...input);
    return read === NONE ? fallback : read;
  },
});

/** A missing value becomes the default; so does an unusable one, which is also reported. */
export function or<T>(shape: Shape<T>, fallback: T | ((reading: Reading) => T)): Shape<T> {
  const make = (reading: Reading): T => (isMaker(fallback) ? fallback(reading) : fallback);
  return {
    mayBeMissing: true,
    description: shape.description,
    read: (value, at, reading, siblings) => {
      if (value === undefined) return make(reading);
      const read = shape.read(value, at, reading, siblings);
      return read === NONE ? make(reading) : read;
    },
  };
}

/** A missing or null value becomes the default; an unusable one is also reported. */
export const withDefault = <T>(shape: Shape<T>, fallback: T): Shape<T> =>
  or(
    prepare(shape, (value) => value ?? fallback),
    fallback,
  );

const isMaker = <T>(fallback: T | ((reading: Reading) => T)): fallback is (reading: Reading) => T =>
  typeof fallback === 'function';

/** Null where there is no value. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    description: orNone(shape.description),
    read: (value, at, reading, siblings) => {
      if (value === undefined || value === null) return null;
      const read = shape.read(value, at, reading, siblings);
      return read === NONE ? null : read;
    },
  };
}

/**
 * What was read, adapted or checked by a rule over several fields, which may report more problems.
 * Not called `then`: a dynamic import of a module with an export of that name would never resolve.
 */
export function refine<A, B>(
  shape: Shape<A>,
  adapt: (value: A, at: string, reading: Reading, siblings: Fields) => B | NoValue,
): Shape<B> {
  return {
    description: shape.description,
    read: (value, at, reading, siblings) => {
      const read = shape.read(value, at, reading, siblings);
      return read === NONE ? NONE : adapt(read, at, reading, siblings);
    },
  };
}

/** Converts input of another form to the one that the shape reads. */
export function prepare<T>(
  shape: Shape<T>,
  prepared: (value: unknown, game: Game, siblings: Fields) => unknown,
): Shape<T> {
  return {
    ...shape,
    read: (value, at, reading, siblings) => shape.read(prepared(value, reading.game, siblings), at, reading, siblings),
  };
}
