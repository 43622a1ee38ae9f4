// Which rooms of messages a file of the app needs: its own and those of everything it imports, until an `import()` loads the rest later.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /^(?:import|export)\s(?!type\s)[^'";]*?from\s*'(\.[^']+\.tsx?)'|^import\s*'(\.[^']+\.tsx?)'/gm;
/** At the beginning of a line, so that an example in a comment is none. */
const ROOM = /^(?!\s*(?:\/\/|\*|\/\*)).*?\bmessages\('(\w+)'\)/gm;
/** A room that only a comment names is not loaded. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;
/** Every import of this kind waits for the messages of what it loads. */
export const DYNAMIC = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*,?\s*\)/g;

interface SourceFile {
  readonly rooms: readonly string[];
  readonly imports: readonly string[];
}

export type RoomsOf = (file: string) => ReadonlySet<string>;

/** Remembers what it has read. */
export function createRoomsOf(read: (file: string) => string = (file) => readFileSync(file, 'utf8')): RoomsOf {
  const files = new Map<string, SourceFile>();
  const sourceOf = (file: string): SourceFile => {
    const known = files.get(file);
    if (known) return known;
    const text = read(file);
    const found = {
      rooms: [...text.replace(COMMENT_LINE, '').matchAll(ROOM)].map(([, room]) => room ?? ''),
      imports: [...text.matchAll(STATIC)].map(([, from, bare]) => join(dirname(file), from ?? bare ?? '')),
    };
    files.set(file, found);
    return found;
  };
  return (file) => {
    const seen = new Set([file]);
    for (const next of seen) for (const imported of sourceOf(next).imports) seen.add(imported);
    return new Set([...seen].flatMap((one) => sourceOf(one).rooms));
  };
}
