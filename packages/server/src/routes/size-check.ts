// Whether a body has far more than the contract allows, found before anything looks at what is in it: to list a million mistakes takes seconds.
import { isObject } from '@oversleep/game';

interface Oversize {
  readonly instancePath: string;
  readonly keyword: 'maxItems' | 'maxProperties';
  readonly message: string;
}

/** Unknown fields of one object: players' programs send some, but not so many. */
const MORE_FIELDS = 100;
/** Entries of a list where there should be none. */
const MISPLACED = 100;

/** The first list or object of the value with more entries than its schema allows. */
export function oversizeIn(schema: unknown, value: unknown, path = ''): Oversize | undefined {
  if (!isObject(schema)) return undefined;
  if (Array.isArray(schema.anyOf)) return inEveryShape(schema.anyOf, value, path);
  if (Array.isArray(value)) return inList(schema, value, path);
  return isObject(value) ? inObject(schema, value, path) : undefined;
}

/** Of several shapes one that fits is enough. */
function inEveryShape(shapes: readonly unknown[], value: unknown, path: string): Oversize | undefined {
  const kind = Array.isArray(value) ? 'array' : 'object';
  const fitting = shapes.filter((shape) => isObject(shape) && (shape.type === kind || Array.isArray(shape.anyOf)));
  const found = (fitting.length > 0 ? fitting : shapes).map((shape) => oversizeIn(shape, value, path));
  return found.includes(undefined) ? undefined : found[0];
}

function inList({ items, maxItems }: BodyFields, list: readonly unknown[], path: string): Oversize | undefined {
  // Where no list belongs it is wrong anyway, which is said as long as that takes no time.
  const most = typeof maxItems === 'number' ? maxItems : items === undefined ? MISPLACED : Number.POSITIVE_INFINITY;
  if (list.length > most)
    return { instancePath: path, keyword: 'maxItems', message: `must not have more than ${most} items` };
  for (const [place, entry] of list.entries()) {
    const found = oversizeIn(items, entry, `${path}/${place}`);
    if (found) return found;
  }
  return undefined;
}

function inObject({ properties, maxProperties }: BodyFields, value: BodyFields, path: string): Oversize | undefined {
  const known = isObject(properties) ? properties : {};
  const most = typeof maxProperties === 'number' ? maxProperties : Object.keys(known).length + MORE_FIELDS;
  if (Object.keys(value).length > most)
    return { instancePath: path, keyword: 'maxProperties', message: `must not have more than ${most} properties` };
  for (const [name, schema] of Object.entries(known)) {
    const found = Object.hasOwn(value, name) ? oversizeIn(schema, value[name], `${path}/${name}`) : undefined;
    if (found) return found;
  }
  return undefined;
}

type BodyFields = Readonly<Record<string, unknown>>;
