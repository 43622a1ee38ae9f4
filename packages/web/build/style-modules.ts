// Style sheets as modules: a class or an animation has a name in the page that no other sheet can have.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Short, because the script names every class that it gives; with the sheet's own name where somebody reads it. */
export function scopedNames(isReadable: boolean) {
  const sheets = new Map<string, string>();
  return (name: string, file: string, css: string): string => {
    // While developing, the same sheet comes again with another query.
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

/** A letter, because a name cannot begin with a digit, and two of both; the same on every machine, wherever the repository lies. */
function sheetName(path: string): string {
  const inside = path.slice(path.lastIndexOf('/src/'));
  const number = createHash('sha256').update(inside).digest().readUInt32BE(2);
  return ((number % (26 * 36 ** 2)) + 10 * 36 ** 2).toString(36);
}

const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

/** Names are written where they are used; a sheet of which nothing else is left over would be taken for one that nobody needs. */
export const keptSheets = (): Plugin => ({
  name: 'kept-sheets',
  apply: 'build',
  // After Vite has made a module of the sheet.
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
