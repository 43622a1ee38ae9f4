// Shapes of a value that may be one of several kinds.
import { type Description, type NoValue, type Of, refuse, type Sentence, type Shape } from './shape.ts';

/** The first alternative whose `is` accepts the value reads it, so that only its problems are reported. */
export function either<const A extends readonly Alternative<unknown>[]>(
  alternatives: A,
  sentence?: Sentence,
): Shape<Of<A[number]['shape']>> {
  const description: Description = { kind: 'either', of: alternatives.map(({ shape }) => shape.description) };
  return {
    description,
    read: (value, at, reading, siblings) => {
      const fitting = alternatives.find(({ is }) => is(value));
      if (fitting) return asAlternative<A>(fitting.shape.read(value, at, reading, siblings));
      return refuse(sentence, value, at, reading);
    },
  };
}

export interface Alternative<T> {
  readonly is: (value: unknown) => boolean;
  readonly shape: Shape<T>;
}

/** The value was read by one of the alternatives; which one is only known at run time. */
const asAlternative = <A extends readonly Alternative<unknown>[]>(value: unknown) =>
  value as Of<A[number]['shape']> | NoValue;
