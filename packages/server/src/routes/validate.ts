// Checks what comes in against the contract: addresses are text and are converted, bodies are taken as they are.
import { lineupsByExternalId } from '@oversleep/engine';
import { isObject } from '@oversleep/game';
import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { UnionPrioritySort, Value } from 'typebox/value';
import { type RefusedValue, refuse, refuseValue } from '../problems.ts';
import { checkerOf } from './compiled.ts';
import { refusalAt } from './refusals.ts';
import { oversizeIn } from './size-check.ts';

/** Members have an `externalId`, or an `id` that means the same. Lists in a body hold members, or teams of them; line-ups name members. */
function withMemberIds(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { settings, members } = body;
  const named = settings === undefined ? body : { ...body, settings: lineupsByExternalId(settings, members) };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, inList(value)]));
}

const inList = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (Array.isArray(entry) ? entry.map(withExternalId) : withExternalId(entry)))
    : value;

const withExternalId = (entry: unknown): unknown =>
  isObject(entry) && entry.pokemon !== undefined && entry.id !== undefined && entry.externalId === undefined
    ? { ...entry, externalId: entry.id }
    : entry;

interface RequestPart {
  readonly schema: unknown;
  readonly httpPart?: string | undefined;
}

type CheckResult = { readonly value: unknown } | { readonly error: Error };

const MOST_DETAILS = 20;
/** Half of a character that takes two. */
const LONE_SURROGATE = /\p{Surrogate}/u;

// For each value anew it takes as long as all else that is checked: it is done once for each shape.
Settings.Set({ unionPrioritySort: false });

interface RouteRules {
  /** Leaves out fields of the body that are not listed instead of refusing them. */
  readonly strip?: boolean;
  /** What the address names is looked up in memory only: a name that nothing can have is simply not found. */
  readonly open?: boolean;
}

/** The compiler of one route. */
export function validatorFor({
  strip = false,
  open = false,
}: RouteRules): (part: RequestPart) => (value: unknown) => CheckResult {
  return ({ schema, httpPart }) => {
    const shape = schema as TSchema;
    const checker = checkerOf(shape);
    const isBody = httpPart === 'body';
    let sorted: TSchema | undefined;
    const clean = (input: unknown): unknown => {
      sorted ??= UnionPrioritySort(shape);
      return Value.Clean(sorted, input);
    };
    const check = (input: unknown): CheckResult => {
      const oversize = isBody ? oversizeIn(shape, input) : undefined;
      if (oversize) return { error: failure([oversize], shape, input) };
      const converted = isBody ? input : convertTexts(shape, input);
      const value =
        strip || !isBody ? clean(strip && open && isBody ? withMemberIds(converted) : converted) : converted;
      if (!checker.Check(value)) return { error: failure(checker.Errors(value), shape, value) };
      // PostgreSQL can store neither, and no player types them.
      if ((isBody || !open) && hasBadText(value))
        return { error: failure([{ instancePath: '', message: 'holds characters that are no text' }], shape, value) };
      return { value };
    };
    return isBody ? check : remembering(check);
  };
}

/** Of one part of one route. */
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 200;

/** Addresses repeat, and to convert and check one takes longer than all else of a call that is answered from memory. */
function remembering(check: (input: unknown) => CheckResult): (input: unknown) => CheckResult {
  const checked = new LRUCache<string, CheckResult>({ max: MOST_REMEMBERED });
  return (input) => {
    const text = JSON.stringify(input);
    const known = checked.get(text);
    if (known) return known;
    const result = check(input);
    if ('error' in result || text.length > LONGEST_REMEMBERED) return result;
    // Many calls share it.
    const shared = { value: frozen(result.value) };
    checked.set(text, shared);
    return shared;
  };
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
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
  readonly params?: object;
}

function failure(errors: readonly Failing[], schema: unknown, value: unknown): Error {
  const listed = inOurWords(errors)
    .slice(0, MOST_DETAILS)
    .map((error) => ({ error, refusal: refusalAt(schema, value, error) }));
  const details = listed.map(
    ({ error: { instancePath, message }, refusal }) =>
      `${instancePath || '/'} ${refusal === undefined ? message : `${message}: ${textOf(refusal)}`}`,
  );
  // Mistakes for which the specification has the same sentence are reported as one.
  const texts = new Set(listed.map(({ refusal }) => refusal && textOf(refusal)));
  const only = listed[0]?.refusal;
  return texts.size === 1 && only ? refuseValue(only, details) : refuse('BAD_INPUT', undefined, { details });
}

const textOf = ({ sentence, value }: RefusedValue): string => sentence.replace('{}', () => value);

/** An unknown field is named once: the library reports it on its own, and then again in a summary. */
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
