// Readers of unchecked values: invalid ones become the default.
import { type Fields, gameOf, isObject, keptText, NONE, number, refine, restore, type Shape } from '@oversleep/game';

/** A text that is not empty, as it is. */
export const filledText: Shape<string> = refine(keptText(), (text) => text || NONE);

/** A whole number; no other is near enough. */
export const count: Shape<number> = number(0, Number.MAX_SAFE_INTEGER, undefined, { exact: true });

/** Reads a stored object, each of whose fields has a default; of nothing at all it makes the defaults. */
export const readerOf =
  <T>(shape: Shape<T>) =>
  (value?: unknown): T => {
    const { value: read } = restore(shape, gameOf(), fieldsOf(value));
    if (read === undefined) throw new Error('A field without a default');
    return read;
  };

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

export const wholeOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;

export const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

export const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;

export const wholeNumbers = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, number]) => {
      const whole = wholeOr(number, undefined);
      return whole === undefined ? [] : [[name, whole]];
    }),
  );

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
