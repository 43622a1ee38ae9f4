// Classes (and animations) are global: one that two files style as their own looks as the page that was visited last wants it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfWeb } from './web-files.mjs';

/**
 * One line for each name that has two homes. A file styles a class as its own with a selector that names no other class;
 * what stands inside something else (`.card > .button`) only fits it in there.
 * @param {string} root
 */
export function sharedClasses(root) {
  /** @type {Map<string, string[]>} */
  const homes = new Map();
  for (const path of filesOfWeb(root, /\.css$/))
    for (const name of ownNames(readFileSync(join(root, path), 'utf8')))
      homes.set(name, [...(homes.get(name) ?? []), path]);
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `one-home-for-a-name: ${paths.join(' → ')}. All of them style ${name} as their own.`);
}

/** @param {string} css */
function ownNames(css) {
  const heads = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[^{};]+(?=\{)/g)].map(([head]) => head.trim());
  const animations = heads.filter((head) => head.startsWith('@keyframes'));
  const classes = heads
    .filter((head) => !head.startsWith('@'))
    // Commas inside of brackets belong to one selector.
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => new Set(selector.replace(/"[^"]*"/g, '').match(/\.[a-z][\w-]*/gi)))
    .flatMap((names) => (names.size === 1 ? [...names] : []));
  return new Set([...animations, ...classes]);
}
