// What every route has to have, whoever adds the next one.
import { describe, expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { type RouteContract, routes } from './routes.ts';

const all: [string, RouteContract][] = Object.entries(routes);

describe('the table of routes', () => {
  test('has each method and path once', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test.each(all)('%s says how it succeeds and how it fails', (_name, { response }) => {
    expect(Object.keys(response).some((status) => status.startsWith('2'))).toBe(true);
    expect(response).toMatchObject({ '4xx': Problem, '5xx': Problem });
  });
});
