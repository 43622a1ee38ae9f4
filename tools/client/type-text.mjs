// The TypeScript type that a JSON schema describes, as text.

/** @typedef {Readonly<Record<string, any>>} Schema */

const PRIMITIVES = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

/**
 * @param {Schema} schema
 * @param {string} indent
 * @returns {string}
 */
export function typeText(schema, indent = '') {
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeText(one, indent)));
  if (schema.type === 'array') return `readonly ${inBrackets(typeText(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectText(schema, indent);
  return PRIMITIVES[schema.type] ?? 'unknown';
}

/**
 * The lines of an object type's fields.
 * @param {Schema} schema
 * @param {string} indent
 */
export function fieldLines({ properties = {}, required = [] }, indent) {
  return Object.entries(properties)
    .map(([name, field]) => {
      const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
      const optional = required.includes(name) ? '' : '?';
      return `${comment(field.description, indent)}${indent}readonly ${key}${optional}: ${typeText(field, indent)};\n`;
    })
    .join('');
}

/** @param {string | undefined} text @param {string} indent */
export const comment = (text, indent) =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/** @param {Schema} schema @param {string} indent */
function objectText(schema, indent) {
  const values = Object.values(schema.patternProperties ?? {})[0];
  if (values) return `Readonly<Record<string, ${typeText(values, indent)}>>`;
  if (Object.keys(schema.properties ?? {}).length === 0) return 'Readonly<Record<string, unknown>>';
  return `{\n${fieldLines(schema, `${indent}  `)}${indent}}`;
}

/** @param {readonly string[]} types */
const union = (types) => [...new Set(types)].join(' | ');

/** @param {string} type */
const inBrackets = (type) => (type.includes('|') || type.startsWith('readonly ') ? `(${type})` : type);
