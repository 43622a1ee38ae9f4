// Shapes of single values: numbers, texts, flags, choices, names of the game.
import { clamp } from '../maths.ts';
import { shown } from '../reading.ts';
import type { Catalogue, Game } from '../types.ts';
import {
  type Limit,
  lastOf,
  limitIn,
  NONE,
  type OptionalShape,
  type Sentence,
  type Shape,
  sentenceFor,
} from './shape.ts';

interface NumberOptions {
  /** Fractions are allowed; otherwise only whole numbers. */
  readonly fraction?: boolean;
}

/** A number within limits. The nearest usable value is the nearest within them. */
export function number(
  min: Limit,
  max: Limit,
  sentence: Sentence,
  { fraction = false }: NumberOptions = {},
): Shape<number> {
  return {
    description: { kind: 'number', min, max, whole: !fraction, sentence },
    read: (value, at, { game, report }) => {
      const [least, most] = [limitIn(game, min), limitIn(game, max)];
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        report.problem(at, sentenceFor(sentence, value, game));
        return NONE;
      }
      const nearest = clamp(fraction ? value : Math.round(value), least, most);
      if (nearest !== value) report.problem(at, sentenceFor(sentence, value, game));
      return nearest;
    },
  };
}

interface TextOptions {
  /** In characters as JSON schema counts them; what is longer is a problem, and cut where it is restored. */
  readonly most?: number;
  readonly pattern?: string;
}

/** A text that is not empty, trimmed. */
export function text<T extends string = string>(sentence: Sentence, { most, pattern }: TextOptions = {}): Shape<T> {
  const fits = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return {
    description: { kind: 'text', least: 1, most, ...(pattern !== undefined && { pattern }), sentence },
    read: (value, at, { game, report }) => {
      const trimmed = typeof value === 'string' ? value.trim() : '';
      if (trimmed === '' || (fits && !fits.test(trimmed))) {
        report.problem(at, sentenceFor(sentence, value, game));
        return NONE;
      }
      if (most === undefined || [...trimmed].length <= most) return branded<T>(trimmed);
      report.problem(at, sentenceFor(sentence, value, game));
      return branded<T>([...trimmed].slice(0, most).join(''));
    },
  };
}

/** Any text, also an empty one, as it is. What is too long for `most` characters is for its reader to cut. */
export const anyText = (most: number, sentence: Sentence): Shape<string> => ({
  // A character may be two units long.
  description: { kind: 'text', most: 2 * most, sentence },
  read: (value, at, { game, report }) => {
    if (typeof value === 'string') return value;
    report.problem(at, sentenceFor(sentence, value, game));
    return NONE;
  },
});

/** The only place where a text becomes one of a branded type: it has just been checked. */
const branded = <T extends string>(value: string): T => value as T;

/** True or false; left out it is false. */
export const flag = (): Shape<boolean> => ({
  description: { kind: 'flag' },
  mayBeMissing: true,
  read: (value, at, { report }) => {
    if (value === undefined || value === null || typeof value === 'boolean') return value ?? false;
    report.problem(at, `${lastOf(at)} must be true or false, not ${shown(value)}`);
    return false;
  },
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
export function oneOf<const T extends string | number>(values: readonly T[], sentence: Sentence): Shape<T> {
  return {
    description: { kind: 'choice', values, sentence },
    read: (value, at, { game, report }) => {
      const found = values.find((known) => known === value);
      if (found !== undefined) return found;
      report.problem(at, sentenceFor(sentence, value, game));
      return NONE;
    },
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
    read: (value, at, { game, report }) => {
      const wanted = typeof value === 'string' ? value.trim() : '';
      const known = wanted === '' ? undefined : catalogue(game).find(wanted);
      if (known) return known.name;
      if (wanted === '' || !keep) {
        report.problem(at, sentenceFor(sentence, value, game));
        return NONE;
      }
      if (keep === true) report.note(at, sentenceFor(sentence, wanted, game));
      return wanted;
    },
  };
}
