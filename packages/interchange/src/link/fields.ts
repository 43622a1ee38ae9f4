// A line of a link: fields between semicolons, and a checksum at the end that shows whether the line is unchanged.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SUM_LENGTH = 3;

/** Eighteen bits of FNV-1a: one wrong line in a quarter of a million passes. */
function sumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  const bits = (hash ^ (hash >>> 18)) & 0x3ffff;
  return [bits >>> 12, bits >>> 6, bits].map((six) => DIGITS[six & 63]).join('');
}

const escaped = (field: string): string =>
  field.replace(/[%;,\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const unescaped = (field: string): string =>
  field.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A field of several values has commas between them. */
export type LinkField = string | number | readonly (string | number)[];

export function lineOf(fields: readonly LinkField[]): string {
  const texts = fields.map((field) =>
    Array.isArray(field) ? field.map(String).map(escaped).join(',') : escaped(String(field)),
  );
  const line = texts.join(';').replace(/;+$/, '');
  return `${line};${sumOf(line)}`;
}

/** What `lineOf` was given, each field as its list of values; undefined where the line is not as it was written. */
export function fieldsIn(line: string): readonly (readonly string[])[] | undefined {
  const end = line.length - SUM_LENGTH;
  const body = line.slice(0, end - 1);
  if (line[end - 1] !== ';' || sumOf(body) !== line.slice(end)) return undefined;
  return body.split(';').map((field) => (field === '' ? [] : field.split(',').map(unescaped)));
}
