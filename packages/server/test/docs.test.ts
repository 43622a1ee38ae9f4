// The documentation page: every route is in it, rightly described, and nothing of it comes from elsewhere.
import { type RouteContract, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { lintOpenApi } from './openapi-lint.ts';
import { ANY_STORE } from './stores.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object; readonly example?: unknown }> };
  readonly responses: Record<string, { readonly description: string; readonly content?: Record<string, unknown> }>;
}

let server: TestServer;
let document: {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
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
    expect(operation?.requestBody !== undefined).toBe((contract.body ?? contract.bodyTypes) !== undefined);
    const { access, open } = contract;
    const ways = { anyone: [], maybe: [{ session: [] }, {}], user: [{ session: [] }], admin: [{ session: [] }] }[
      access
    ];
    const withKey = open ? [...(access === 'anyone' ? [{}] : []), { apiKey: [] }] : [];
    expect(operation?.security ?? []).toEqual([...ways, ...withKey]);
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([
      contract.answer ? '200' : '204',
      ...(contract.open ? ['400', '401', '404', '422', '429'] : []),
      '4XX',
      '5XX',
    ]);
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
    expect(document.components.securitySchemes.apiKey).toMatchObject({ in: 'header', name: 'X-Oversleep-Key' });
  });

  test('every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(references)].filter((target) => !known.includes(target))).toEqual([]);
  });

  test('uses only words of its version', () => {
    expect(document.openapi).toBe('3.0.3');
    expect(JSON.stringify(document)).not.toMatch(/"const":|"type":"null"|"type":\[|"patternProperties"|"\$id"/);
  });
});

describe('the rules of OpenAPI', () => {
  test('hold for all routes and for the open ones alone', async () => {
    expect(lintOpenApi(document)).toEqual([]);
    expect(lintOpenApi((await server.app.inject('/docs/open.json')).json())).toEqual([]);
  });

  test.each([
    ['a reference that leads nowhere', { components: { schemas: {} } }],
    ['a tag that is not declared', { tags: [] }],
    ['an address that is none', { servers: [{ url: 'somewhere' }] }],
    ['another version', { openapi: '3.1.0' }],
    [
      'a parameter that its path does not have',
      { paths: { '/api/pokemon': { get: { parameters: [{ in: 'path' }] } } } },
    ],
    ['a word of another version', { components: { schemas: { Problem: { type: 'object', const: 1 } } } }],
  ])('are broken by %s', (_what, change) => {
    expect(lintOpenApi({ ...document, ...change }).length).toBeGreaterThan(0);
  });
});

describe('an open route', () => {
  const open = all.filter(([, contract]) => contract.open);

  test.each(open)('%s is tagged, and has every parameter described and its schemas named', (name, contract) => {
    const operation = operationOf(contract);
    expect(operation?.tags.at(-1)).toBe('Open');
    for (const parameter of operation?.parameters ?? [])
      expect(parameter.description, parameter.name).toMatch(/\w{3,}.*\.$/s);
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    if (contract.body) expect(JSON.stringify(operation?.requestBody)).toContain(`#/components/schemas/${title}Body`);
    const answer = operation?.responses['200']?.content ?? {};
    if (contract.answer && contract.contentType === undefined)
      expect(JSON.stringify(answer)).toContain(`#/components/schemas/${title}Answer`);
    else if (contract.answer) expect(Object.keys(answer)).toEqual([contract.contentType]);
  });

  test.each(open)('%s has an example of what is sent and answered', (_name, contract) => {
    const operation = operationOf(contract);
    const bodies = Object.values(operation?.requestBody?.content ?? {});
    if (contract.body) expect(bodies.every((body) => 'example' in body)).toBe(true);
    if (contract.body) for (const { example } of bodies) expect(Value.Errors(contract.body, example)).toEqual([]);
    if (contract.answer)
      for (const media of Object.values(operation?.responses['200']?.content ?? {}))
        expect(media).toHaveProperty('example');
    for (const parameter of operation?.parameters ?? [])
      if (parameter.required) expect(parameter, parameter.name).toHaveProperty('example');
  });

  test('the server is where PUBLIC_ORIGIN says', () => {
    expect(document.servers).toEqual([{ url: server.deps.config.publicOrigin }]);
  });
});

test('the description of open routes is complete on its own', async () => {
  const own = (await server.app.inject('/docs/open.json')).json();
  expect(own.servers).toEqual(document.servers);
  const tags = Object.values<Record<string, Operation>>(own.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.tags),
  );
  expect(own.tags.map(({ name }: { name: string }) => name).toSorted()).toEqual([...new Set(tags)].toSorted());
  const ids = Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual([...new Set(ids)]);
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
