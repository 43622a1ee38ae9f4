// Turns a key and its values into text in the active language. Without React, so that workers and Node can use it too.
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { ReactNode } from 'react';
import type { NoValues, Rich } from './message-values.ts';
import type { Messages } from './messages.gen.ts';

export type Room = keyof Messages;

/** The messages that have been loaded so far; rooms are added to it. */
export interface LoadedMessages {
  locale: string;
  readonly rooms: Partial<Record<Room, Readonly<Record<string, CompiledMessage>>>>;
}

/** Messages without and with tags. */
type PlainKey<R extends Room> = Exclude<keyof Messages[R] & string, RichKey<R>>;
type RichKey<R extends Room> = {
  [K in keyof Messages[R] & string]: Messages[R][K] extends Rich<infer _V, infer _T> ? K : never;
}[keyof Messages[R] & string];

type ValuesOf<R extends Room, K extends keyof Messages[R]> = NoValues extends Messages[R][K]
  ? []
  : [Readonly<Messages[R][K]>];

export interface Translate<R extends Room> {
  <K extends PlainKey<R>>(key: K, ...values: ValuesOf<R, K>): string;
  /** A message with tags: a function for each of them draws what is inside. */
  readonly rich: <K extends RichKey<R>>(key: K, values: RichValues<Messages[R][K]>) => ReactNode;
  /** For codes from outside: undefined where there is no message. */
  readonly find: (key: string, values?: object) => string | undefined;
}
type RichValues<M> = M extends { readonly rich: infer V } ? Readonly<V> : never;

/**
 * What other packages return as data: the code of a message in a group, with its values.
 * @public
 */
export type CodedMessage<R extends Room, Group extends string> = {
  [K in PlainKey<R>]: K extends `${Group}.${infer Code}`
    ? NoValues extends Messages[R][K]
      ? { readonly code: Code; readonly values?: NoValues }
      : { readonly code: Code; readonly values: Readonly<Messages[R][K]> }
    : never;
}[PlainKey<R>];

const memoized = <A, T>(make: (locale: string, options?: A) => T) => {
  const made = new Map<string, T>();
  return (locale: unknown, options?: A): T => {
    const key = `${locale}${JSON.stringify(options)}`;
    const found = made.get(key) ?? make(String(locale), options);
    made.set(key, found);
    return found;
  };
};

const OPTIONS: FormatOptions = {
  formatters: {
    getNumberFormat: memoized((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: memoized(
      (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
    ),
    getPluralRules: memoized((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  },
};

export function translator<R extends Room>(
  loaded: LoadedMessages,
  room: R,
  toNode: (parts: unknown) => ReactNode = String,
): Translate<R> {
  const formatted = (key: string, values: object = {}): unknown => {
    const messages = loaded.rooms[room];
    if (!messages) throw new Error(`The messages of "${room}" are not loaded`);
    const message = messages[key];
    return message === undefined ? undefined : format(message, loaded.locale, { ...values }, OPTIONS);
  };
  const find = (key: string, values?: object): string | undefined => {
    try {
      const text = loaded.rooms[room] && formatted(key, values);
      return text === undefined ? undefined : String(text);
    } catch {
      // What comes from outside may lack a value.
      return undefined;
    }
  };
  const drawing = ([name, value]: readonly [string, unknown]) =>
    [name, typeof value === 'function' ? (parts: unknown) => value(toNode(parts)) : value] as const;
  const say = (key: string, values?: object): string => String(formatted(key, values) ?? `${room}.${key}`);
  const rich = (key: string, values: object): ReactNode =>
    toNode(formatted(key, Object.fromEntries(Object.entries(values).map(drawing))) ?? `${room}.${key}`);
  return Object.assign(say, { find, rich });
}

/**
 * Says what another package has returned as a code with values. `names` replace values that are ids.
 * @public
 */
export const say = <R extends Room, G extends string>(
  t: Translate<R>,
  group: G,
  said: CodedMessage<R, G>,
  names: Readonly<Record<string, string>> = {},
): string => t.find(`${group}.${said.code}`, { ...said.values, ...names }) ?? `${group}.${said.code}`;
