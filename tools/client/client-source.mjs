// The generated half of packages/client: a function and its types for every open route of the contract.
import { routes } from '../../packages/contract/src/index.ts';
import { sharedTypes, titled } from './shared-types.mjs';
import { comment, fieldLines, objectText, typeText } from './type-text.mjs';

const HEAD = `// Generated from the contract; not edited, not committed.
import type { Call, CallOptions } from '../options.ts';
`;

/** The Sleep API's own shapes are for programs that already have a client, and pictures and pages are for browsers. */
const isInClient = ({ open, path, contentType = '' }) =>
  open === true && !path.startsWith('/compat/') && !/^(image|text\/html)/.test(contentType);

/** @returns {string} */
export function clientSource() {
  const open = Object.entries(routes).filter(([, route]) => isInClient(route));
  const { shared, nameOf } = sharedTypes(open.flatMap(answersOf), open.flatMap(inputsOf));
  const types = [
    ...shared.map(({ name, schema }) => declaration(name, objectText(schema, '', nameOf))),
    ...open.map(([name, route]) => inputText(name, route, nameOf) + answerText(name, route, nameOf)),
  ].join('');
  const functions = open.map(([name, route]) => functionText(name, route)).join('');
  return `${HEAD}${types}\nexport const api = (call: Call) => ({\n${functions}});\n`;
}

const answersOf = ([name, { answer }]) => (answer ? [{ schema: answer, name: `${titled(name)}Answer` }] : []);

const inputsOf = ([name, { params, query, body }]) => [
  ...[params, query].flatMap((part) =>
    Object.entries(part?.properties ?? {}).map(([field, schema]) => ({ schema, name: field })),
  ),
  ...(body ? [{ schema: body, name: `${name}Body` }] : []),
];

const declaration = (name, type) => `\nexport type ${name} = ${type};\n`;

function inputText(name, { params, query, body, bodyTypes }, nameOf) {
  const fields = [params, query].map((part) => (part ? fieldLines(part, '  ', nameOf) : '')).join('');
  const type = bodyTypes ? 'Blob' : body && typeText(body, '  ', nameOf);
  const bodyLine = type ? `  readonly body: ${type};\n` : '';
  if (fields + bodyLine === '') return '';
  return `\nexport interface ${titled(name)}Input {\n${fields}${bodyLine}}\n`;
}

function answerText(name, { answer }, nameOf) {
  if (!answer) return '';
  const own = `${titled(name)}Answer`;
  const type = typeText(answer, '', nameOf);
  // Another name: that route answers the same.
  return declaration(own, type === own ? objectText(answer, '', nameOf) : type);
}

function functionText(name, route) {
  const { method, path, summary, contentType, answer, params, query, body, bodyTypes } = route;
  const isNeeded = [params, query].some((part) => part?.required?.length > 0) || body || bodyTypes;
  const takesInput = params || query || body || bodyTypes;
  const input = takesInput ? `input${isNeeded ? '' : '?'}: ${titled(name)}Input` : 'input?: undefined';
  const address = `${method} ${path}${contentType ? ' text' : ''}`;
  return [
    comment(summary, '  '),
    `  ${name}: (${input}, options?: CallOptions): Promise<${answer ? `${titled(name)}Answer` : 'void'}> =>\n`,
    `    call('${address}', ${takesInput ? '{ ...input }' : 'input'}, options),\n`,
  ].join('');
}
