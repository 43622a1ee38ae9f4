// The JSON schema of a shape, made with TypeBox's builder: `Value.Clean`, which strips unknown fields, ignores plain schemas.
import {
  type Description,
  EDITIONS,
  type Game,
  gameOf,
  type Limit,
  limitIn,
  NEWEST_EDITION,
  type Of,
  type Shape,
} from '@oversleep/game';
import { type TSchema, type TUnsafe, Type } from 'typebox';
import { Shape as Fields } from './route.ts';

/** What a value that does not fit its schema is answered with, in the words of the specification; `{}` is replaced by the value. */
export const REFUSAL = 'x-refusal';

/** Whatever one edition allows may travel: the reader knows the edition. */
const games = EDITIONS.map(gameOf);
const newest = gameOf(NEWEST_EDITION);
const widest = (limit: Limit, pick: (...values: number[]) => number): number =>
  pick(...games.map((game) => limitIn(game, limit)));

interface Options {
  readonly description?: string;
}

/** For a shape that travels as it is kept. */
export const schemaOf = <S extends Shape<unknown>>(shape: S, options: Options = {}): TUnsafe<Of<S>> =>
  Type.Unsafe<Of<S>>(schemaFor(shape.description, options));

/** For a shape that travels in another form than it is kept in. */
export const wireSchemaOf = <Wire>(shape: Shape<unknown>, options: Options = {}): TUnsafe<Wire> =>
  Type.Unsafe<Wire>(schemaFor(shape.description, options));

function schemaFor(description: Description, options: Options = {}): TSchema {
  const { about } = description;
  const more = { ...refusalOf(description), ...(about !== undefined && { description: about }), ...options };
  switch (description.kind) {
    case 'number': {
      const { min, max, whole, above } = description;
      const minimum = widest(min, Math.min);
      const limits = {
        ...(above ? { exclusiveMinimum: minimum } : { minimum }),
        maximum: widest(max, Math.max),
        ...more,
      };
      return whole ? Type.Integer(limits) : Type.Number(limits);
    }
    case 'text': {
      const { least, most, pattern, format } = description;
      return Type.String({
        ...(least !== undefined && { minLength: least }),
        ...(most !== undefined && { maxLength: most }),
        ...(format !== undefined && { format }),
        ...(pattern !== undefined && { pattern }),
        ...more,
      });
    }
    case 'flag':
      return Type.Boolean(more);
    case 'choice':
      return Type.Enum([...new Set(choicesOf(description.values))], more);
    case 'list': {
      const { of, least, most } = description;
      return Type.Array(schemaFor(of), {
        ...(least && { minItems: least }),
        ...(most !== undefined && { maxItems: widest(most, Math.max) }),
        ...more,
      });
    }
    case 'object':
      return Fields(
        Object.fromEntries(
          Object.entries(description.fields).map(([key, field]) => {
            const schema = schemaFor(field.description);
            return [key, field.mayBeMissing ? Type.Optional(schema) : schema];
          }),
        ),
        more,
      );
    case 'record': {
      const { of, most } = description;
      return Type.Record(Type.String(), schemaFor(of), {
        ...(most !== undefined && { maxProperties: most }),
        additionalProperties: false,
        ...more,
      });
    }
    case 'either':
      return Type.Union(
        description.of.map((one) => schemaFor(one)),
        more,
      );
    case 'none':
      return Type.Null(more);
  }
}

type Choices = Extract<Description, { kind: 'choice' }>['values'];

const choicesOf = (values: Choices): readonly (string | number)[] =>
  typeof values === 'function' ? games.flatMap((game: Game) => values(game)) : values;

function refusalOf({ sentence }: Description): { readonly [REFUSAL]?: string } {
  if (sentence === undefined) return {};
  return { [REFUSAL]: typeof sentence === 'string' ? sentence : sentence('{}', newest) };
}
