// The sentence that the specification has for a value that does not fit its schema.
import { REFUSAL } from '@oversleep/contract';
import { isObject, shown } from '@oversleep/game';
import type { RefusedValue } from '../problems.ts';

interface Failing {
  readonly instancePath: string;
  readonly keyword?: string;
  readonly params?: object;
}

/** Of the innermost schema on the way to the mistake that has one; undefined where the specification says nothing. */
export function refusalAt(
  schema: unknown,
  value: unknown,
  { instancePath, keyword, params }: Failing,
): RefusedValue | undefined {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  // A field that is missing is reported at the object that should have it.
  const missing = keyword === 'required' ? missingField(params) : undefined;
  return along(schema, value, missing === undefined ? steps : [...steps, missing]);
}

const missingField = (params: object | undefined): string | undefined => {
  const listed: unknown = isObject(params) ? params.requiredProperties : undefined;
  const [first] = Array.isArray(listed) ? listed : [];
  return typeof first === 'string' ? first : undefined;
};

function along(schema: unknown, value: unknown, [step, ...rest]: readonly string[]): RefusedValue | undefined {
  if (!isObject(schema)) return undefined;
  const sentence = schema[REFUSAL];
  const own = typeof sentence === 'string' ? { sentence, value: shownText(value) } : undefined;
  const variants: readonly unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const found = variants.map((variant) => along(variant, value, step === undefined ? [] : [step, ...rest]));
  const inner = step === undefined ? undefined : along(partOf(schema, step), valueAt(value, step), rest);
  return inner ?? found.find((one) => one !== undefined) ?? own;
}

const shownText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : shown(value));

const partOf = ({ properties, items }: Readonly<Record<string, unknown>>, step: string): unknown =>
  isObject(properties) && Object.hasOwn(properties, step) ? properties[step] : items;

function valueAt(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
