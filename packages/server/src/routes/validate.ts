// Checks what comes in against the contract: addresses are text and are converted, bodies are taken as they are.
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { oversizeIn } from './size-check.ts';

interface Part {
  readonly schema: unknown;
  readonly httpPart?: string | undefined;
}

type Checked = { readonly value: unknown } | { readonly error: Error };

const MOST_DETAILS = 20;
/** Half of a character that takes two. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The compiler of one route; `strip` leaves out fields of the body that are not listed instead of refusing them. */
export function validatorFor(strip: boolean): (part: Part) => (value: unknown) => Checked {
  return ({ schema, httpPart }) => {
    const shape = schema as TSchema;
    const checker = Compile(shape);
    const isBody = httpPart === 'body';
    return (input) => {
      const oversize = isBody ? oversizeIn(shape, input) : undefined;
      if (oversize) return { error: failure([oversize]) };
      const converted = isBody ? input : convertTexts(shape, input);
      const value = strip || !isBody ? Value.Clean(shape, converted) : converted;
      if (!checker.Check(value)) return { error: failure(checker.Errors(value)) };
      // PostgreSQL can store neither, and no player types them.
      if (hasBadText(value))
        return { error: failure([{ instancePath: '', message: 'holds characters that are no text' }]) };
      return { value };
    };
  };
}

/** Texts of an address as the schema wants them. Of numbers only what is written as one: `true` and `1.9` are no 1. */
function convertTexts(shape: TSchema, input: unknown): unknown {
  const converted: unknown = Value.Convert(shape, structuredClone(input));
  if (typeof converted !== 'object' || converted === null || typeof input !== 'object') return converted;
  const given = new Map(Object.entries({ ...input }));
  return Object.fromEntries(
    Object.entries(converted).map(([key, value]) => {
      const text: unknown = given.get(key);
      return [key, typeof value === 'number' && String(value) !== text ? text : value];
    }),
  );
}

interface Failing {
  readonly instancePath: string;
  readonly message: string;
  readonly keyword?: string;
}

function failure(errors: readonly Failing[]): Error {
  const validation = inOurWords(errors)
    .slice(0, MOST_DETAILS)
    .map(({ instancePath, message }) => ({ instancePath, message }));
  return Object.assign(new Error('Some fields are wrong.'), { statusCode: 400, code: 'BAD_INPUT', validation });
}

/** A field that nobody knows is named, once: the library reports it by itself, and then again in a sum. */
function inOurWords(errors: readonly Failing[]): readonly Failing[] {
  const isUnknownField = ({ keyword }: Failing) => keyword === 'boolean';
  if (!errors.some(isUnknownField)) return errors;
  return errors
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map((error) => (isUnknownField(error) ? { ...error, message: 'is no field of this' } : error));
}

function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasBadText(key) || hasBadText(inner));
}
