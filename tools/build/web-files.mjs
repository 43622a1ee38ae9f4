// Source files of the web app, for checks that read them as text.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * @param {string} root
 * @param {RegExp} name
 */
export function filesOfWeb(root, name) {
  const folder = join(root, 'packages/web/src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
