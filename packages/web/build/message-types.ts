// Writes the TypeScript types of all messages, so that a wrong key or a missing value does not compile.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { MESSAGES, type MessageCatalogue, readRoom, roomsIn, SOURCE } from './catalogues.ts';

const FILE = join(import.meta.dirname, '../src/messages/messages.gen.ts');

const HEAD = `// Made of packages/texts/en by packages/web/build/message-types.ts; not edited, not committed.
import type { NoValues, Rich } from './message-values.ts';

`;

export function writeMessageTypes(): void {
  const rooms = roomsIn(MESSAGES).map((room) => `  ${room}: {\n${typesOf(readRoom(MESSAGES, SOURCE, room))}  };\n`);
  const text = `${HEAD}export interface Messages {\n${rooms.join('')}}\n`;
  // An unchanged file keeps its time, so nothing that watches it starts again.
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
}

export const typesOf = (catalogue: MessageCatalogue): string =>
  [...catalogue]
    .map(([key, text]) => `    /** ${text.replaceAll('*/', '*\\/')} */\n    '${key}': ${typeOf(text)};\n`)
    .join('');

function typeOf(text: string): string {
  const { values, tags } = placeholders(parse(text));
  const fields = [...values].map(([name, type]) => `${name}: ${type}`);
  const plain = fields.length === 0 ? 'NoValues' : `{ ${fields.join('; ')} }`;
  return tags.size === 0 ? plain : `Rich<${plain}, ${[...tags].map((tag) => `'${tag}'`).join(' | ')}>`;
}

export interface Placeholders {
  /** Type of each value by its name. */
  readonly values: Map<string, string>;
  readonly tags: Set<string>;
}

export function placeholders(
  nodes: readonly MessageFormatElement[],
  found: Placeholders = { values: new Map(), tags: new Set() },
): Placeholders {
  for (const node of nodes) {
    switch (node.type) {
      case TYPE.argument:
        if (!found.values.has(node.value)) found.values.set(node.value, 'string');
        break;
      case TYPE.number:
        found.values.set(node.value, 'number');
        break;
      case TYPE.date:
      case TYPE.time:
        found.values.set(node.value, 'Date');
        break;
      case TYPE.select:
      case TYPE.plural: {
        const names = Object.keys(node.options);
        const choices = names.map((name) => `'${name}'`).join(' | ');
        found.values.set(node.value, node.type === TYPE.plural ? 'number' : choices);
        for (const name of names) placeholders(node.options[name]?.value ?? [], found);
        break;
      }
      case TYPE.tag:
        found.tags.add(node.value);
        placeholders(node.children, found);
    }
  }
  return found;
}
