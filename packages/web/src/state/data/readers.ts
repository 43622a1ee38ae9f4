// Readers of unchecked values: invalid ones become the default.
import { type Fields, isObject } from '@oversleep/game';

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

export const flagOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

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
