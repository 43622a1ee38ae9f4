// Shapes that change another shape: optional, with a default, nullable, adapted.
import { NONE, type None, type Reading, type Shape } from './shape.ts';
import type { OptionalShape } from './structures.ts';

/** Left out or null is no field at all. */
export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return {
    optional: true,
    mayBeMissing: true,
    description: { kind: 'either', of: [shape.description, { kind: 'none' }] },
    read: (value, at, reading) => {
      if (value === undefined || value === null) return undefined;
      const read = shape.read(value, at, reading);
      return read === NONE ? undefined : read;
    },
  };
}

/** Left out it is the default; so is what has no usable value, which is a problem as well. */
export function or<T>(shape: Shape<T>, fallback: T | ((reading: Reading) => T)): Shape<T> {
  const make = (reading: Reading): T => (isMaker(fallback) ? fallback(reading) : fallback);
  return {
    mayBeMissing: true,
    description: shape.description,
    read: (value, at, reading) => {
      if (value === undefined) return make(reading);
      const read = shape.read(value, at, reading);
      return read === NONE ? make(reading) : read;
    },
  };
}

const isMaker = <T>(fallback: T | ((reading: Reading) => T)): fallback is (reading: Reading) => T =>
  typeof fallback === 'function';

/** Null where there is no value. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    description: { kind: 'either', of: [shape.description, { kind: 'none' }] },
    read: (value, at, reading) => {
      if (value === undefined || value === null) return null;
      const read = shape.read(value, at, reading);
      return read === NONE ? null : read;
    },
  };
}

/**
 * What was read, adapted or checked by a rule over several fields, which may report more problems.
 * It is not called `then`: importing a module with such an export dynamically never ends.
 */
export function refine<A, B>(shape: Shape<A>, adapt: (value: A, at: string, reading: Reading) => B | None): Shape<B> {
  return {
    description: shape.description,
    read: (value, at, reading) => {
      const read = shape.read(value, at, reading);
      return read === NONE ? NONE : adapt(read, at, reading);
    },
  };
}
