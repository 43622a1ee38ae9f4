// What the description of open routes has beyond that of others: examples, names for schemas, the errors to expect.
import { type RouteContract, routes } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { contractAt } from '../limits/contract-at.ts';
import examples from './open-examples.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

interface OpenExample {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: unknown;
  /** Long lists and texts are cut. */
  readonly answer?: unknown;
}

const EXAMPLES: Readonly<Record<string, OpenExample>> = examples;

const OPEN_TAG = {
  name: 'Open',
  description:
    'Other people’s programs and pages may call these without signing in. Within version 1 fields are only added: callers ' +
    'must ignore those that they do not know. Each answer says how much of a limit is left in the headers RateLimit and ' +
    'RateLimit-Policy, in the form of the IETF draft.',
};

const REFUSED: Readonly<Record<string, string>> = {
  400: 'Something about the call is wrong; details say what.',
  401: 'The key or the session is unknown or was ended.',
  404: 'There is no such thing.',
  422: 'It can be read and makes no sense.',
  429: 'A limit is used up; Retry-After has the seconds to wait.',
};

const names = new Map<RouteContract, string>(Object.entries(routes).map(([name, contract]) => [contract, name]));

const at = (object: unknown, key: string): unknown => (isObject(object) ? object[key] : undefined);
const entries = (object: unknown): [string, unknown][] => (isObject(object) ? Object.entries(object) : []);
const mapped = (object: unknown, change: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(entries(object).map(([key, value]) => [key, change(value, key)]));

const contractOf = (path: string, method: string): RouteContract | undefined => {
  const contract = contractAt(method.toUpperCase(), path.replace(/[{}]/g, ''));
  return contract?.open ? contract : undefined;
};

/** Where the server is, and all about open routes. */
export function withOpenRoutes(document: object, publicOrigin: string): Json {
  const schemas: Record<string, unknown> = {
    ...Object.fromEntries(entries(at(at(document, 'components'), 'schemas'))),
  };
  const paths = mapped(at(document, 'paths'), (methods, path) =>
    mapped(methods, (operation, method) => {
      const contract = contractOf(path, method);
      return contract ? openOperation(operation, names.get(contract) ?? '', schemas) : operation;
    }),
  );
  return {
    ...document,
    servers: [{ url: publicOrigin }],
    tags: [OPEN_TAG, ...[at(document, 'tags') ?? []].flat()],
    paths,
    components: { ...Object.fromEntries(entries(at(document, 'components'))), schemas },
  };
}

/** The description of open routes only. */
export function onlyOpen(document: object): Json {
  const paths = entries(at(document, 'paths')).flatMap(([path, methods]) => {
    const open = entries(methods).filter(([method]) => contractOf(path, method));
    return open.length > 0 ? [[path, Object.fromEntries(open)] as const] : [];
  });
  const used = new Set(paths.flatMap(([, methods]) => Object.values(methods).flatMap((one) => at(one, 'tags'))));
  const tags = [at(document, 'tags') ?? []].flat().filter((tag) => used.has(at(tag, 'name')));
  return { ...document, tags, paths: Object.fromEntries(paths) };
}

function openOperation(operation: unknown, name: string, schemas: Record<string, unknown>): Json {
  const { params, query, body, answer } = EXAMPLES[name] ?? {};
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  /** The schema under a name of its own, with the example. */
  const named = (content: unknown, schemaName: string, example: unknown): Json =>
    mapped(content, (media) => {
      const schema = at(media, 'schema');
      if (at(schema, 'type') === 'object' || at(schema, 'type') === 'array') schemas[schemaName] = schema;
      const shown = schemaName in schemas ? { $ref: `#/components/schemas/${schemaName}` } : schema;
      return { schema: shown, ...(example !== undefined && { example }) };
    });
  const given: Json = { ...query, ...params };
  const parameters = [at(operation, 'parameters') ?? []].flat().map((parameter) => {
    const example = given[String(at(parameter, 'name'))];
    return { ...Object.fromEntries(entries(parameter)), ...(example !== undefined && { example }) };
  });
  const requestBody = at(operation, 'requestBody');
  return {
    ...Object.fromEntries(entries(operation)),
    tags: [...[at(operation, 'tags') ?? []].flat(), OPEN_TAG.name],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && {
      requestBody: {
        ...Object.fromEntries(entries(requestBody)),
        content: named(at(requestBody, 'content'), `${title}Body`, body),
      },
    }),
    responses: {
      ...mapped(at(operation, 'responses'), (response, status) =>
        status === '200'
          ? {
              ...Object.fromEntries(entries(response)),
              content: named(at(response, 'content'), `${title}Answer`, answer),
            }
          : response,
      ),
      ...mapped(REFUSED, (description) => ({
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      })),
    },
  };
}
