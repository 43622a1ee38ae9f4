// What every route must have.
import { describe, expect, test } from 'vitest';
import type { RouteContract } from './route.ts';
import { routes } from './routes.ts';

const all: [string, RouteContract][] = Object.entries(routes);

/** All objects in a schema, with where they are. */
function objectsIn(schema: unknown, path: string): readonly (readonly [string, Record<string, unknown>])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = Object.entries(schema);
  const own =
    'type' in schema && schema.type === 'object' && 'properties' in schema ? [[path, { ...schema }] as const] : [];
  return [...own, ...fields.flatMap(([key, value]) => objectsIn(value, `${path}/${key}`))];
}

describe('the table of routes', () => {
  test('has each method and path once', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test.each(all)('%s describes each parameter of its path', (_name, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.properties ?? {}).sort()).toEqual(named.sort());
  });

  test.each(all)('%s takes no body where the method has none', (_name, { method, body }) => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
  });

  test.each(all)('%s leaves no object of its body open', (_name, { body }) => {
    for (const [path, object] of objectsIn(body, ''))
      expect(object, path).toMatchObject({ additionalProperties: false });
  });
});
