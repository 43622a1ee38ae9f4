// Examples of open routes for the documentation: what a test really sent and got, cut to a readable length.
import { readFileSync, writeFileSync } from 'node:fs';
import type { CallOptions } from './harness.ts';

const FILE = new URL('../src/routes/open-examples.json', import.meta.url);
const MOST_ITEMS = 2;
const MOST_LETTERS = 400;

/** Long lists and texts are cut. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

export const exampleOf = ({ params, query, body }: CallOptions, answer: unknown) => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body !== undefined && !(body instanceof Uint8Array) && { body }),
  ...(answer !== undefined && { answer: shortened(answer) }),
});

export const storedExamples = (): Record<string, unknown> => JSON.parse(readFileSync(FILE, 'utf8'));

/** With EXAMPLES=write. */
export function storeExample(name: string, example: unknown): void {
  const all = { ...storedExamples(), [name]: example };
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(Object.entries(all).sort()), null, 2)}\n`);
}

/** The type at every place of a value; items of a list count together. */
export function placesIn(value: unknown, path = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...placesIn(item, `${path}[]`)]));
  if (typeof value !== 'object' || value === null)
    return new Set([`${path}: ${value === null ? 'null' : typeof value}`]);
  return new Set(Object.entries(value).flatMap(([key, inner]) => [...placesIn(inner, `${path}.${key}`)]));
}
