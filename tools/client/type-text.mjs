// The TypeScript type that a JSON schema describes, as text.

/**
 * @typedef {Readonly<Record<string, any>>} Schema
 * @typedef {(schema: Schema) => string | undefined} NameOf the name of an object type that is declared elsewhere
 */

const PRIMITIVES = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

/** @type {NameOf} */
const unnamed = () => undefined;

/**
 * @param {Schema} schema
 * @param {string} indent
 * @param {NameOf} nameOf
 * @returns {string}
 */
export function typeText(schema, indent = '', nameOf = unnamed) {
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeText(one, indent, nameOf)));
  if (schema.type === 'array') return `readonly ${inBrackets(typeText(schema.items ?? {}, indent, nameOf))}[]`;
  if (schema.type === 'object') return nameOf(schema) ?? objectText(schema, indent, nameOf);
  return PRIMITIVES[schema.type] ?? 'unknown';
}

/**
 * The lines of an object type's fields.
 * @param {Schema} schema
 * @param {string} indent
 * @param {NameOf} nameOf
 */
export function fieldLines({ properties = {}, required = [] }, indent, nameOf = unnamed) {
  return Object.entries(properties)
    .map(([name, field]) => {
      const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
      const optional = required.includes(name) ? '' : '?';
      const type = typeText(field, indent, nameOf);
      return `${comment(field.description, indent)}${indent}readonly ${key}${optional}: ${type};\n`;
    })
    .join('');
}

/** @param {string | undefined} text @param {string} indent */
export const comment = (text, indent) =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/** @param {Schema} schema @param {string} indent @param {NameOf} nameOf */
export function objectText(schema, indent, nameOf) {
  const values = Object.values(schema.patternProperties ?? {})[0];
  if (values) return `Readonly<Record<string, ${typeText(values, indent, nameOf)}>>`;
  if (Object.keys(schema.properties ?? {}).length === 0) return 'Readonly<Record<string, unknown>>';
  return `{\n${fieldLines(schema, `${indent}  `, nameOf)}${indent}}`;
}

/** @param {readonly string[]} types */
const union = (types) => [...new Set(types)].join(' | ');

/** @param {string} type */
const inBrackets = (type) => (type.includes('|') || type.startsWith('readonly ') ? `(${type})` : type);
