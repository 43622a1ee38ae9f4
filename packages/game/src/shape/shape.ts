// One description of a shape: its type, how unknown input is read, its limits and its JSON schema all follow from it.
import { type Fields, newReport, type Problem, type Report, shown, type Validation } from '../reading.ts';
import type { Game } from '../types.ts';

/** No usable value. Optional fields, defaults and lists handle it; otherwise the whole value is unusable. */
export const NONE = Symbol('none');
export type NoValue = typeof NONE;

/** What every reader gets besides the value: the edition, and where problems go. */
export interface Reading {
  readonly game: Game;
  readonly report: Report;
}

/** A limit that may depend on the edition. */
export type Limit = number | ((game: Game) => number);

export const limitIn = (game: Game, limit: Limit): number => (typeof limit === 'number' ? limit : limit(game));

/** What to say about a wrong value. */
export type Sentence = string | ((value: unknown, game: Game) => string);

/** What a JSON schema needs to know of a shape, as data. */
export type Description = (
  | {
      readonly kind: 'number';
      readonly min: Limit;
      readonly max: Limit;
      readonly whole: boolean;
      readonly above?: true;
    }
  | {
      readonly kind: 'text';
      readonly least?: number;
      readonly most?: number | undefined;
      readonly pattern?: string;
      readonly format?: 'date-time';
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: Choices | ((game: Game) => Choices) }
  | { readonly kind: 'list'; readonly of: Description; readonly least?: number; readonly most?: Limit | undefined }
  | ObjectDescription
  | { readonly kind: 'record'; readonly of: Description; readonly most: number | undefined }
  | { readonly kind: 'either'; readonly of: readonly Description[] }
  | { readonly kind: 'none' }
) & { readonly sentence?: Sentence | undefined; readonly about?: string };

type Choices = readonly (string | number)[];

export interface ObjectDescription {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, FieldDescription>>;
}

/** The part of a shape that its JSON schema needs. */
export interface FieldDescription {
  readonly description: Description;
  readonly mayBeMissing?: boolean;
}

/**
 * A reader always gives the nearest usable value and reports what was wrong with it: `parse` refuses a value with problems,
 * `restore` takes what is usable. That is why one description serves both the strict API and forgiving storage.
 */
export interface Shape<T> {
  readonly description: Description;
  /** As a field it may be left out of what travels. */
  readonly mayBeMissing?: true;
  /** `siblings` are the fields of the object around the value, as they came: for a field that depends on another. */
  readonly read: (value: unknown, at: string, reading: Reading, siblings: Fields) => T | NoValue;
}

/** An optional field: without a value the field is missing, as in data stored before it existed. */
export interface OptionalShape<T> extends Shape<T | undefined> {
  readonly optional: true;
}

/** The type of a shape's values. */
export type Of<S> = S extends Shape<infer T> ? T : never;

/** Path of a field inside of a value. */
export const fieldAt = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** The name of the field at a path, as in messages. */
export const lastOf = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

/** Reports a wrong value; there is then no usable one, unless the caller knows better. */
export function refuse(sentence: Sentence | undefined, value: unknown, at: string, { game, report }: Reading): NoValue {
  const said = typeof sentence === 'function' ? sentence(value, game) : sentence;
  report.problem(at, said ?? `${lastOf(at)} cannot be ${shown(value)}`);
  return NONE;
}

/** The value, or every problem with it. */
export function parse<T>(shape: Shape<T>, game: Game, value: unknown): Validation<T> {
  const report = newReport();
  const read = shape.read(value, '', { game, report }, {});
  return read === NONE || report.problems.length > 0
    ? { ok: false, problems: report.problems }
    : { ok: true, value: read, notes: report.notes };
}

/** Reads a part of something larger that has its own report; undefined if there is no usable value. */
export function readPart<T>(shape: Shape<T>, game: Game, report: Report, at: string, value: unknown): T | undefined {
  const read = shape.read(value, at, { game, report }, {});
  return read === NONE ? undefined : read;
}

/** The usable part of a stored value, if any. Problems are only for logging. */
export function restore<T>(
  shape: Shape<T>,
  game: Game,
  value: unknown,
): { readonly value: T | undefined; readonly problems: readonly Problem[] } {
  const report = newReport();
  const read = shape.read(value, '', { game, report }, {});
  return { value: read === NONE ? undefined : read, problems: report.problems };
}
