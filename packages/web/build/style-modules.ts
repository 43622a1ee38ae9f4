// CSS modules: classes and animations get names that are unique in the page.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Short, because the scripts contain every class name; with the sheet's name where developers read it. */
export function scopedNames(isReadable: boolean) {
  const sheets = new Map<string, string>();
  return (name: string, file: string, css: string): string => {
    // In development the same sheet comes again with another query.
    const path = file.replace(/\?.*/, '');
    const sheet = sheetName(path);
    const other = sheets.get(sheet) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} would share their names: rename one of them`);
    sheets.set(sheet, path);
    if (isReadable) return `${basename(path, '.module.css')}-${name}-${sheet}`;
    const place = namesIn(css).indexOf(name);
    if (place < 0) throw new Error(`${path} was asked for ${name}, which it does not have`);
    return `${sheet}${place.toString(36)}`;
  };
}

/** A letter, because a name cannot begin with a digit, then two characters; the same on every machine and path. */
function sheetName(path: string): string {
  const inside = path.slice(path.lastIndexOf('/src/'));
  const number = createHash('sha256').update(inside).digest().readUInt32BE(2);
  return ((number % (26 * 36 ** 2)) + 10 * 36 ** 2).toString(36);
}

const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

/** Names are inlined where they are used; without this the sheet would look unused and be dropped. */
export const keptSheets = (): Plugin => ({
  name: 'kept-sheets',
  apply: 'build',
  // Runs after Vite has turned the sheet into a module.
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
