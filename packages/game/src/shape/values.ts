// Shapes of single values: numbers, texts, flags, choices, names of the game.
import { firstLetters } from '../limited-text.ts';
import { clamp } from '../maths.ts';
import { shown } from '../reading.ts';
import type { Catalogue, Game } from '../types.ts';
import {
  type Description,
  type Limit,
  lastOf,
  limitIn,
  NONE,
  type OptionalShape,
  refuse,
  type Sentence,
  type Shape,
} from './shape.ts';

interface NumberOptions {
  /** Fractions are allowed; otherwise only whole numbers. */
  readonly fraction?: boolean;
  /** Without adapting: a number outside the limits is unusable. */
  readonly exact?: boolean;
}

/** A number within limits; restoring adapts to the nearest limit. */
export function number(
  min: Limit,
  max: Limit,
  sentence?: Sentence,
  { fraction = false, exact = false }: NumberOptions = {},
): Shape<number> {
  return {
    description: { kind: 'number', min, max, whole: !fraction, sentence },
    read: (value, at, reading) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(sentence, value, at, reading);
      const { game } = reading;
      const nearest = clamp(fraction ? value : Math.round(value), limitIn(game, min), limitIn(game, max));
      if (nearest !== value) refuse(sentence, value, at, reading);
      return exact && nearest !== value ? NONE : nearest;
    },
  };
}

interface TextOptions {
  /** In characters as JSON schema counts them; longer texts are a problem, and are cut when restored. */
  readonly most?: number;
  readonly pattern?: string;
}

/** A day, such as 2026-10-05. */
export const DATE_PATTERN = '^\\d{4}-\\d\\d-\\d\\d$';

/** A text that is not empty, trimmed. */
export function text<T extends string = string>(sentence?: Sentence, options: TextOptions = {}): Shape<T> {
  const { description, read } = keptText(sentence, options);
  const fits = new RegExp(options.pattern ?? '', 'u');
  return {
    description: { ...description, least: 1 },
    read: (value, at, reading, siblings) => {
      const trimmed = typeof value === 'string' ? value.trim() : '';
      if (trimmed === '' || !fits.test(trimmed)) return refuse(sentence, value, at, reading);
      const kept = read(trimmed, at, reading, siblings);
      return kept === NONE ? NONE : branded<T>(kept);
    },
  };
}

interface TextShape extends Shape<string> {
  readonly description: Extract<Description, { kind: 'text' }>;
}

/** Any text: one that does not match or is too long is a problem, but is restored as it is or cut. */
export function keptText(sentence?: Sentence, { most, pattern }: TextOptions = {}): TextShape {
  const fits = new RegExp(pattern ?? '');
  return {
    description: { kind: 'text', most, ...(pattern !== undefined && { pattern }), sentence },
    read: (value, at, reading) => {
      if (typeof value !== 'string') return refuse(sentence, value, at, reading);
      const cut = most === undefined ? value : firstLetters(value, most);
      if (cut !== value || !fits.test(value)) refuse(sentence, value, at, reading);
      return cut;
    },
  };
}

/** Any text as it is, even empty. Its reader must cut texts longer than `most`. */
export const anyText = (most: number, sentence: Sentence): Shape<string> => ({
  ...keptText(sentence),
  // A character may take two code units.
  description: { kind: 'text', most: 2 * most, sentence },
});

/** The only place where a text becomes one of a branded type: it has just been checked. */
const branded = <T extends string>(value: string): T => value as T;

/** True or false, and never left out. */
export const requiredFlag: Shape<boolean> = {
  description: { kind: 'flag' },
  read: (value, at, { report }) => {
    if (typeof value === 'boolean') return value;
    report.problem(at, `${lastOf(at)} must be true or false, not ${shown(value)}`);
    return NONE;
  },
};

/** True or false; left out it is false. */
export const flag = (): Shape<boolean> => ({
  ...requiredFlag,
  mayBeMissing: true,
  read: (value, ...rest) => requiredFlag.read(value ?? false, ...rest) === true,
});

/** A flag that is only kept while it is true. */
export const onlyTrue = (): OptionalShape<true> => {
  const shape = flag();
  return {
    ...shape,
    optional: true,
    mayBeMissing: true,
    read: (...args) => shape.read(...args) === true || undefined,
  };
};

/** One of a few values. */
export function oneOf<const T extends string | number>(values: readonly T[], sentence?: Sentence): Shape<T> {
  return {
    description: { kind: 'choice', values, sentence },
    read: (value, at, reading) => values.find((known) => known === value) ?? refuse(sentence, value, at, reading),
  };
}

/** How many characters a name out of the game's tables may have when it travels. */
const MOST_OF_A_NAME = 64;

interface NamedOptions {
  /** A name that only another edition knows stays, with a note or quietly; otherwise it is a problem. */
  readonly keep?: boolean | 'quietly';
}

/** A name out of the game's tables, in any case, as the game spells it. */
export function named<R extends { readonly name: string }>(
  catalogue: (game: Game) => Pick<Catalogue<R>, 'find'>,
  sentence: Sentence,
  { keep = false }: NamedOptions = {},
): Shape<string> {
  return {
    description: { kind: 'text', least: 1, most: MOST_OF_A_NAME, sentence },
    read: (value, at, reading) => {
      const { game, report } = reading;
      const wanted = typeof value === 'string' ? value.trim() : '';
      const known = wanted === '' ? undefined : catalogue(game).find(wanted);
      if (known) return known.name;
      if (wanted === '' || !keep) return refuse(sentence, value, at, reading);
      if (keep === true) refuse(sentence, wanted, at, { game, report: { ...report, problem: report.note } });
      return wanted;
    },
  };
}
