// Texts from outside are normalised and taken apart into characters by one module, which cuts them first: both take time with the square of a text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.mjs';

const HOME = 'packages/game/src/limited-text.ts';
const BARE = /\.(?:normalize|segment)\(|\bIntl\.Segmenter\b/;

/**
 * One line for each module of the product that does so itself.
 * @param {string} root
 */
export function bareNormalising(root) {
  return filesIn(root, 'packages')
    .filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== HOME)
    .toSorted()
    .flatMap((path) => {
      const found = BARE.exec(readFileSync(join(root, path), 'utf8'))?.[0];
      return found === undefined ? [] : [`limited-text: ${path} → ${found} has no limit. Use ${HOME}.`];
    });
}
