// A hash of a build's sources, so that an unchanged build isn't repeated.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';

/**
 * @param {readonly string[]} folders all files below, without tests and without what builds write there
 * @param {readonly string[]} files
 * @param {string} kind what else makes another build of the same sources
 */
export function hashSources(folders, files, kind = '') {
  const hash = createHash('sha256').update(`${kind}\0`);
  for (const path of [...files, ...folders.flatMap(filesBelow)]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp the file in which a build says what it was made from
 * @param {string} sources
 */
export const isMadeFrom = (stamp, sources) => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^(dist|dist\..+|node_modules)$/.test(name) && !/\.((test|bench)\.tsx?|gen\.ts)$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
