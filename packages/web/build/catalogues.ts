// Reads the message catalogues: packages/texts/<language>/<room>.json, nested objects of ICU messages.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';

export const MESSAGES = join(import.meta.dirname, '../../texts');
/** Every other language has the rooms, keys and values of this one. */
export const SOURCE = 'en';
/** Folders of languages, beside the package's own. */
const LANGUAGE = /^[a-z]{2}(?:-\w+)?$/;

/** Message texts by key; groups are joined with a dot. */
export type MessageCatalogue = ReadonlyMap<string, string>;
export type CompiledRoom = Readonly<Record<string, ReturnType<typeof compile>>>;

export const languagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => LANGUAGE.test(name))
    .sort();

export const roomsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, SOURCE))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

export function readRoom(folder: string, language: string, room: string): MessageCatalogue {
  const file = join(folder, language, `${room}.json`);
  try {
    return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    throw new Error(`${language}/${room}.json: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const compiledRoom = (folder: string, language: string, room: string): CompiledRoom =>
  Object.fromEntries([...readRoom(folder, language, room)].map(([key, text]) => [key, compile(text)]));

export const hashOf = (texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

function* flatten(value: unknown, path = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') return yield [path, value];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`"${path}" is neither a text nor a group of texts`);
  for (const [name, inner] of Object.entries(value)) {
    if (!/^\w+$/.test(name)) throw new Error(`"${name}" is not a key: letters, digits and _ only`);
    yield* flatten(inner, path === '' ? name : `${path}.${name}`);
  }
}
