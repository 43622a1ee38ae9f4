// The documentation page: every route is in it, rightly described, and nothing of it comes from elsewhere.
import { type RouteContract, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
  readonly responses: Record<string, { readonly description: string; readonly content?: Record<string, unknown> }>;
}

let server: TestServer;
let document: {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown>; readonly securitySchemes: Record<string, unknown> };
};
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  document = (await server.app.inject('/docs/json')).json();
});
afterAll(() => server.close());

const all: [string, RouteContract][] = Object.entries(routes);
const operationOf = ({ method, path }: RouteContract): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('the description', () => {
  test('has the routes of the contract and no others', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      all.map(([, { method, path }]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
  });

  test.each(all)('%s', (name, contract) => {
    const operation = operationOf(contract);
    expect(operation).toMatchObject({ operationId: name, summary: contract.summary });
    const places = (operation?.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(places).toEqual([
      ...Object.keys(contract.query?.properties ?? {}).map((field) => `query ${field}`),
      ...Object.keys(contract.params?.properties ?? {}).map((field) => `path ${field}`),
      ...(contract.versioned ? ['header If-Match'] : []),
    ]);
    expect(operation?.requestBody !== undefined).toBe(contract.body !== undefined);
    expect(operation?.security).toEqual(
      { anyone: undefined, maybe: [{ session: [] }, {}], user: [{ session: [] }], admin: [{ session: [] }] }[
        contract.access
      ],
    );
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([contract.answer ? '200' : '204', '4XX', '5XX']);
    expect(document.tags.map((tag) => tag.name)).toContain(operation?.tags[0]);
  });

  test('names the one body of errors, which is described', () => {
    const refused = operationOf(routes.user)?.responses['4XX'];
    expect(refused?.content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } });
    expect(document.components.schemas.Problem).toMatchObject({
      type: 'object',
      required: ['statusCode', 'code', 'message'],
    });
    expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect([...new Set(references)]).toEqual(['#/components/schemas/Problem']);
  });

  test('uses only words of its version', () => {
    expect(document.openapi).toBe('3.0.3');
    expect(JSON.stringify(document)).not.toMatch(/"const":|"type":"null"|"type":\[|"patternProperties"|"\$id"/);
  });
});

describe('the page', () => {
  test('loads only files of ours that exist', async () => {
    const page = await server.app.inject('/docs');
    expect(page.statusCode).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) {
      expect(path).toMatch(/^\/docs\//);
      expect((await server.app.inject(path)).statusCode, path).toBe(200);
    }
  });

  test.each(['/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css'])(
    '%s is under a strict policy',
    async (url) => {
      const policy = String((await server.app.inject(url)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    },
  );

  test('does not use an online validator for the description', async () => {
    const { body } = await server.app.inject('/docs/static/swagger-initializer.js');
    expect(body).toContain('"validatorUrl":null');
  });
});
