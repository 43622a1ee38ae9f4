// Messages of the catalogues for programs without a page: takes one apart, fills it with values, and finds the values of a filled one.

export type MessageValues = Readonly<Record<string, string | number>>;

type MessagePart =
  | string
  | { readonly name: string; readonly isNumber: boolean }
  | {
      readonly name: string;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
      readonly isPlural: boolean;
    };

type NumberWords = (value: number) => string;

const VALUE = /\{(\w+)(?:, (number|select|plural),?)?\s*/y;
const OPTION = /(\w+) \{/y;

/** ICU MessageFormat as far as the catalogues use it outside of the pages: values, numbers, `select` and `plural`. */
function parse(message: string): readonly MessagePart[] {
  let at = 0;
  const skip = (pattern: RegExp): readonly string[] | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found) at = pattern.lastIndex;
    return found ?? undefined;
  };
  const readOptions = (): ReadonlyMap<string, readonly MessagePart[]> => {
    const options = new Map<string, readonly MessagePart[]>();
    for (let option = skip(OPTION); option; option = skip(OPTION)) {
      options.set(option[1] ?? '', readParts());
      skip(/\}\s*/y);
    }
    return options;
  };
  const readParts = (): readonly MessagePart[] => {
    const parts: MessagePart[] = [];
    while (at < message.length && message[at] !== '}') {
      const literal = skip(/[^{}]+/y);
      if (literal) parts.push(literal[0] ?? '');
      const [, name = '', kind] = skip(VALUE) ?? [];
      if (name === '') continue;
      const isChoice = kind === 'select' || kind === 'plural';
      parts.push(
        isChoice
          ? { name, options: readOptions(), isPlural: kind === 'plural' }
          : { name, isNumber: kind === 'number' },
      );
      skip(/\}/y);
    }
    return parts;
  };
  return readParts();
}

const remembered = <T>(make: (message: string) => T) => {
  const made = new Map<string, T>();
  return (message: string): T => {
    const value = made.get(message) ?? make(message);
    made.set(message, value);
    return value;
  };
};

const partsOf = remembered(parse);
const patternOf = remembered((message) => new RegExp(`^${partsOf(message).map(patternIn).join('')}$`, 'su'));

/** `number` says how numbers are written. */
export const messageText = (message: string, values: MessageValues = {}, number: NumberWords = String): string =>
  filled(partsOf(message), values, number);

function filled(parts: readonly MessagePart[], values: MessageValues, number: NumberWords, count = ''): string {
  const written = (value: string | number = '') => (typeof value === 'number' ? number(value) : value);
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll('#', () => count || '#');
      const value = values[part.name];
      if (!('options' in part)) return written(value);
      const form = part.isPlural && value === 1 ? 'one' : part.isPlural ? 'other' : String(value);
      const option = part.options.get(form) ?? part.options.get('other') ?? [];
      return filled(option, values, number, part.isPlural ? written(value) : count);
    })
    .join('');
}

/** Whether the words of the message stand in this order; the pattern, which tries much more, is for such texts alone. */
function hasWordsOf(parts: readonly MessagePart[], text: string): boolean {
  let at = 0;
  for (const [i, part] of parts.entries()) {
    if (typeof part !== 'string') continue;
    const found = i === 0 ? (text.startsWith(part) ? 0 : -1) : text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = parts.at(-1);
  return typeof last !== 'string' || text.endsWith(last);
}

/** The values that a text was made with; undefined for the text of another message. Plurals are not for this. */
export function valuesIn(message: string, text: string): MessageValues | undefined {
  const found = hasWordsOf(partsOf(message), text) && patternOf(message).exec(text);
  if (!found) return undefined;
  return Object.fromEntries(
    partsOf(message)
      .filter((part) => typeof part !== 'string')
      .map((part, i) => {
        const value = found[i + 1] ?? '';
        if (!('options' in part)) return [part.name, part.isNumber ? Number(value.replaceAll(',', '')) : value];
        const [name = ''] = [...part.options].find(([, option]) => option.join('') === value) ?? [];
        return [part.name, name];
      }),
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function patternIn(part: MessagePart): string {
  if (typeof part === 'string') return escaped(part);
  if (!('options' in part)) return part.isNumber ? '(-?[\\d,.]+)' : '(.*)';
  return `(${[...part.options.values()].map((option) => escaped(option.join(''))).join('|')})`;
}
