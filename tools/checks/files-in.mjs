// Files of the repository as people write them, without what is installed or built.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root
 * @param {string} folder
 * @returns {readonly string[]} paths from the root, with slashes
 */
export function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return /^(node_modules|dist|dist\..*|\.cache)$/.test(entry.name) ? [] : filesIn(root, path);
  });
}
