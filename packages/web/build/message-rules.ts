// What the check asks of the catalogues: messages that format as written, the same in every language, and all of them used.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageCatalogue } from './catalogues.ts';
import { placeholders } from './message-types.ts';

/** Everything wrong with one message, in words. Some of it the parser accepts and the formatter then ignores. */
export function problemsIn(text: string, language: string): readonly string[] {
  const problems: string[] = [];
  if (text === '') return ['is empty'];
  if (text !== text.trim()) problems.push('has blanks at an end: a sentence in pieces?');
  if (/ {2}/.test(text)) problems.push('has two blanks in a row');
  let nodes: readonly MessageFormatElement[];
  try {
    nodes = parse(text);
  } catch (error) {
    return [...problems, `does not parse: ${error instanceof Error ? error.message : String(error)}`];
  }
  return [...problems, ...problemsOf(nodes, new Intl.PluralRules(language).resolvedOptions().pluralCategories)];
}

function problemsOf(nodes: readonly MessageFormatElement[], forms: readonly string[], inPlural = false): string[] {
  return nodes.flatMap((node): string[] => {
    switch (node.type) {
      case TYPE.literal:
        return [
          ...(/<\/?\w*\/?>?/.test(node.value) ? ['has a "<" that is no tag'] : []),
          ...(inPlural && node.value.includes('#') ? ['has "#" inside a select inside a plural'] : []),
        ];
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        if (typeof node.style === 'string') return [`has the named style "${node.style}", which is ignored`];
        return /scale\/|::jm/.test(JSON.stringify(node.style ?? '')) ? ['has a style that is ignored'] : [];
      case TYPE.tag:
        return node.children.length === 0
          ? [`has an empty tag <${node.value}>`]
          : problemsOf(node.children, forms, inPlural);
      case TYPE.select:
        return Object.values(node.options).flatMap(({ value }) => problemsOf(value, forms, inPlural));
      case TYPE.plural: {
        const named = Object.keys(node.options).filter((form) => !form.startsWith('='));
        const wrong = named.filter((form) => !forms.includes(form)).map((form) => `has the form "${form}" of no use`);
        const missing = forms.filter((form) => !named.includes(form)).map((form) => `lacks the form "${form}"`);
        const offset = node.offset ? ['has an offset, which is ignored'] : [];
        const inner = Object.values(node.options).flatMap(({ value }) => problemsOf(value, forms, true));
        return node.pluralType === 'ordinal' ? inner : [...wrong, ...missing, ...offset, ...inner];
      }
      default:
        return [];
    }
  });
}

/** Where a language has other keys, values or tags than the source. */
export function differences(source: MessageCatalogue, other: MessageCatalogue): readonly string[] {
  const missing = [...source.keys()].filter((key) => !other.has(key)).map((key) => `${key} is missing`);
  const extra = [...other.keys()].filter((key) => !source.has(key)).map((key) => `${key} is unknown`);
  const changed = [...source].flatMap(([key, text]) => {
    const translated = other.get(key);
    if (translated === undefined || shapeOf(text) === shapeOf(translated)) return [];
    return [`${key} has other values or tags: ${shapeOf(translated)} instead of ${shapeOf(text)}`];
  });
  return [...missing, ...extra, ...changed];
}

function shapeOf(text: string): string {
  const { values, tags } = placeholders(parse(text));
  return [...[...values].map(([name, type]) => `${name}: ${type}`), ...[...tags].map((tag) => `<${tag}>`)]
    .sort()
    .join(', ');
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Texts of the files that name a room, and the groups of it whose codes come from elsewhere. */
export function unusedKeys(
  keys: Iterable<string>,
  sources: readonly string[],
  groups: readonly string[] = [],
): string[] {
  const literals = new Set<string>();
  const patterns = groups.map((group) => new RegExp(`^${group}\\.`));
  for (const text of sources) {
    for (const [, , literal] of text.matchAll(/(['"])((?:\w|\.)+)\1/g)) literals.add(literal ?? '');
    for (const [, template] of text.matchAll(/`((?:[\w.]|\$\{[^}`]*\})*\$\{[^`]*)`/g))
      patterns.push(
        new RegExp(
          `^${(template ?? '')
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join('[\\w.]+')}$`,
        ),
      );
  }
  return [...keys].filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
