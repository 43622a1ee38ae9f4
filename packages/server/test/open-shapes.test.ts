// The promise of version 1: no field of an open answer disappears or changes its type, no column moves. After adding fields:
// SHAPES=write npx vitest run --project server packages/server/test/open-shapes.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { type RouteContract, routes } from '@oversleep/contract';
import { expect, test } from 'vitest';
import { OPEN_TABLES } from '../src/data/open-tables.ts';

const FILE = new URL('open-shapes-1.json', import.meta.url);

/** By route: address, and type by place. By table: columns in their order. */
interface Shapes {
  readonly routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place of a schema with its type; what may be left out is marked. */
function placesOf(schema: unknown, path: string): readonly (readonly [string, string])[] {
  if (!isObject(schema)) return [];
  const choices = schema.anyOf;
  if (Array.isArray(choices)) {
    const inner = choices.flatMap((choice) => placesOf(choice, path));
    const own = inner.filter(([place]) => place === path).map(([, type]) => type);
    const types = [...new Set(own.flatMap((type) => type.split(' or ')))].sort().join(' or ');
    return [[path, types], ...inner.filter(([place]) => place !== path)];
  }
  if (schema.type === 'array') return [[path, 'array'], ...placesOf(schema.items, `${path}[]`)];
  if (isObject(schema.properties))
    return [
      [path, 'object'],
      ...Object.entries(schema.properties).flatMap(([key, one]) => placesOf(one, `${path}.${key}`)),
    ];
  if (isObject(schema.patternProperties))
    return [[path, 'record'], ...Object.values(schema.patternProperties).flatMap((one) => placesOf(one, `${path}.*`))];
  const types = Array.isArray(schema.enum)
    ? [...new Set(schema.enum.map((one) => typeof one))]
    : [schema.type ?? 'any'];
  return [[path, types.map((type) => (type === 'integer' ? 'number' : String(type))).join(' or ')]];
}

const open: [string, RouteContract][] = Object.entries<RouteContract>(routes).filter(([, { open }]) => open);

const current: Shapes = {
  routes: Object.fromEntries(
    open.map(([name, { method, path, answer }]) => [
      name,
      { address: `${method} ${path}`, ...Object.fromEntries(placesOf(answer, 'answer')) },
    ]),
  ),
  tables: Object.fromEntries(
    OPEN_TABLES.map(({ name, columns }) => [name, columns.map((column) => `${column.name}: ${column.type}`)]),
  ),
};

if (process.env.SHAPES === 'write') writeFileSync(FILE, `${JSON.stringify(current, null, 2)}\n`);
const promised: Shapes = JSON.parse(readFileSync(FILE, 'utf8'));

test.each(Object.entries(promised.routes))('%s has all fields that it was promised with', (name, places) => {
  expect(current.routes[name]).toMatchObject(places);
});

test.each(Object.entries(promised.tables))('the table %s has its columns where they were', (name, columns) => {
  expect(current.tables[name]?.slice(0, columns.length)).toEqual(columns);
});

test('what is new is promised too', () => {
  expect(current).toEqual(promised);
});

test('a field that is gone, has another type or another place is noticed', () => {
  const { routes: all, tables } = promised;
  const { 'answer.name': _, ...less } = all.species ?? {};
  expect(less).not.toMatchObject(all.species ?? {});
  expect({ ...all.species, 'answer.name': 'number' }).not.toMatchObject(all.species ?? {});
  expect(tables.species?.toReversed()).not.toEqual(tables.species);
});
