// A strict reader of iCalendar by the grammar of RFC 5545, section 3.1, written for tests: it throws at the first mistake.

interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

const NAME = /^[A-Za-z0-9-]+$/;
/** Text of a value: no control characters but the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the grammar forbids
const VALUE = /^[^\x00-\x08\x0a-\x1f\x7f]*$/;

export function parseCalendar(bytes: Uint8Array): Component {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) throw new Error('a line does not end with CRLF');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical)
    if (Buffer.byteLength(line) > 75) throw new Error(`${Buffer.byteLength(line)} octets: ${line}`);
  const lines: string[] = [];
  for (const line of physical) {
    const before = /^[ \t]/.test(line) ? lines.pop() : undefined;
    if (/^[ \t]/.test(line) && before === undefined) throw new Error('the first line is a continuation');
    lines.push(before === undefined ? line : before + line.slice(1));
  }
  const { component, rest } = componentIn(lines.map(propertyIn));
  if (rest.length > 0) throw new Error('something follows the calendar');
  return component;
}

function propertyIn(line: string): Property {
  const head = /^((?:[^":]|"[^"]*")*):(.*)$/s.exec(line);
  if (!head) throw new Error(`no property: ${line}`);
  const [name = '', ...parameters] = (head[1] ?? '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (!NAME.test(name)) throw new Error(`no name: ${name}`);
  const value = head[2] ?? '';
  if (!VALUE.test(value)) throw new Error(`no value: ${value}`);
  return {
    name: name.toUpperCase(),
    value,
    parameters: new Map(
      parameters.map((parameter) => {
        const [key = '', given] = parameter.split('=');
        if (!NAME.test(key) || given === undefined) throw new Error(`no parameter: ${parameter}`);
        return [key.toUpperCase(), given];
      }),
    ),
  };
}

function componentIn([begin, ...lines]: readonly Property[]): { component: Component; rest: readonly Property[] } {
  if (begin?.name !== 'BEGIN') throw new Error(`a component begins with ${begin?.name}`);
  const properties: Property[] = [];
  const components: Component[] = [];
  let rest: readonly Property[] = lines;
  for (;;) {
    const [next, ...after] = rest;
    if (next === undefined) throw new Error(`${begin.value} does not end`);
    if (next.name === 'END') {
      if (next.value !== begin.value) throw new Error(`${begin.value} ends as ${next.value}`);
      return { component: { name: begin.value, properties, components }, rest: after };
    }
    if (next.name === 'BEGIN') {
      const inner = componentIn(rest);
      components.push(inner.component);
      rest = inner.rest;
    } else {
      properties.push(next);
      rest = after;
    }
  }
}

/** A TEXT value (3.3.11) without its escapes. */
export function textOf(value: string): string {
  if (/(?<!\\)(?:\\\\)*\\[^\\;,nN]/.test(value) || /(?<!\\)(?:\\\\)*[;,]/.test(value))
    throw new Error(`bad text: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

export const propertyValue = ({ properties }: Component, name: string): string => {
  const found = properties.filter((property) => property.name === name);
  if (found.length !== 1) throw new Error(`${found.length} times ${name}`);
  return found[0]?.value ?? '';
};
