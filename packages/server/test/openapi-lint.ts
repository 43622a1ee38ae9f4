// Checks a description against the rules of OpenAPI 3.0 that tools rely on; each mistake is a sentence with its place.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entriesIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
/** Words of a schema in this version; others are ignored by tools, which is worse than an error. */
const SCHEMA_WORDS = new Set(
  (
    'title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems ' +
    'uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items properties ' +
    'additionalProperties description format default nullable discriminator readOnly writeOnly example deprecated'
  ).split(' '),
);

export function lintOpenApi(document: unknown): readonly string[] {
  const found: string[] = [];
  const report = (place: string, what: string): void => {
    found.push(`${place}: ${what}`);
  };
  const root = isObject(document) ? document : {};
  const schemas = isObject(root.components) && isObject(root.components.schemas) ? root.components.schemas : {};
  const used = new Set<string>();

  const schema = (value: unknown, place: string): void => {
    if (!isObject(value)) {
      report(place, 'is no schema');
      return;
    }
    if ('$ref' in value) {
      const name = /^#\/components\/schemas\/([\w.-]+)$/.exec(String(value.$ref))?.[1] ?? '';
      used.add(name);
      if (!(name in schemas)) report(place, `refers to ${String(value.$ref)}`);
      return;
    }
    for (const word of Object.keys(value))
      if (!SCHEMA_WORDS.has(word) && !word.startsWith('x-')) report(place, `has the word ${word}`);
    if (value.type !== undefined && !TYPES.includes(String(value.type))) report(place, `has the type ${value.type}`);
    if (value.type === 'array' && !isObject(value.items)) report(place, 'is a list without items');
    if ('enum' in value && listIn(value.enum).length === 0) report(place, 'has no value');
    const properties = entriesIn(value.properties);
    for (const name of listIn(value.required))
      if (!properties.some(([key]) => key === name)) report(place, `requires ${name}, which it does not have`);
    for (const [key, inner] of properties) schema(inner, `${place}.${key}`);
    if (isObject(value.items)) schema(value.items, `${place}[]`);
    if (isObject(value.additionalProperties)) schema(value.additionalProperties, `${place}.*`);
    for (const word of ['allOf', 'oneOf', 'anyOf'])
      for (const inner of listIn(value[word])) schema(inner, `${place} ${word}`);
  };

  const content = (value: unknown, place: string): void => {
    for (const [type, media] of entriesIn(value)) {
      if (!/^[\w.+-]+\/[\w.+-]+/.test(type)) report(place, `has the type ${type}`);
      schema(isObject(media) ? media.schema : undefined, `${place} ${type}`);
    }
  };

  const operation = (value: Json, path: string, place: string): void => {
    const parameters = listIn(value.parameters).filter(isObject);
    const inPath = parameters.filter((one) => one.in === 'path');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (
      names.toSorted().join() !==
      inPath
        .map(({ name }) => name)
        .toSorted()
        .join()
    )
      report(place, `declares other parameters than its path`);
    const keys = parameters.map((one) => `${one.in} ${one.name}`);
    if (new Set(keys).size < keys.length) report(place, 'declares a parameter twice');
    for (const one of parameters) {
      if (one.in === 'path' && one.required !== true) report(place, `${one.name} of the path is not required`);
      schema(one.schema, `${place} ${one.name}`);
    }
    if (isObject(value.requestBody)) content(value.requestBody.content, `${place} body`);
    const responses = entriesIn(value.responses);
    if (!responses.some(([status]) => /^2/.test(status))) report(place, 'has no success');
    for (const [status, response] of responses) {
      if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) report(place, `has the status ${status}`);
      if (!isObject(response) || typeof response.description !== 'string')
        report(place, `${status} has no description`);
      else content(response.content, `${place} ${status}`);
    }
  };

  if (!/^3\.0\.\d+$/.test(String(root.openapi))) report('openapi', String(root.openapi));
  for (const server of listIn(root.servers).filter(isObject))
    if (!URL.canParse(String(server.url))) report('servers', `${String(server.url)} is no address`);
  const declared = listIn(root.tags)
    .filter(isObject)
    .map(({ name }) => name);
  const ids: unknown[] = [];
  for (const [path, methods] of entriesIn(root.paths)) {
    if (!/^\/[^?#]*$/.test(path)) report(path, 'is no path');
    for (const [method, value] of entriesIn(methods)) {
      const place = `${method.toUpperCase()} ${path}`;
      if (!METHODS.includes(method) || !isObject(value)) report(place, 'is no operation');
      else {
        ids.push(value.operationId);
        for (const tag of listIn(value.tags)) if (!declared.includes(tag)) report(place, `has the tag ${String(tag)}`);
        operation(value, path, place);
      }
    }
  }
  if (new Set(ids).size < ids.length || ids.includes(undefined)) report('operationId', 'is missing or used twice');
  for (const [name, value] of entriesIn(schemas)) {
    schema(value, name);
    if (!used.has(name)) report(name, 'is not used');
  }
  return found;
}
