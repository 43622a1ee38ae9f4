// A budget of what makes the code heavy, which only falls: lines, names and sentences with several homes, style rules, tiny files.
// `node tools/checks/homes.mjs` compares with homes.json and names the place that raised it; `--write` writes down what there is now.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as repository } from '../machine/root.mjs';
import { filesIn } from './files-in.mjs';
import { isUnclearName } from './type-names.mjs';

/**
 * Counted for each place. A list of names counts 1 for each, so that a new one is noticed even when another has gone.
 * @typedef {Readonly<Record<string, number>>} Places
 * @typedef {Readonly<Record<string, Places>>} Homes
 */

const SOURCE = /\.(tsx?|mjs|css)$/;
const SCRIPT = /\.(tsx?|mjs)$/;
const TEST = /\.(test|bench)\.[a-z]+$|\/(test|testing|goldens)\/|^e2e\//;
const GENERATED = /\/messages\.gen\.ts$|\/client\/src\/generated\/|\/game\/src\/tables\//;
const CATALOGUES = 'packages/texts/en';

/** Sentences have more letters than this; shorter texts are words that code may have for reasons of its own. */
const SENTENCE = 15;
/** A file with fewer lines that only one other file uses could be a part of that one. */
const TINY = 25;

/** What each figure counts, as the report names it. */
const MEANING = {
  lines: 'source lines',
  styleRules: 'CSS rules',
  styleDeclarations: 'CSS declarations',
  typeNames: 'exported type name with several homes',
  unclearNames: 'type name that is a participle or a vague noun',
  tinyFiles: `file of fewer than ${TINY} lines with one user`,
  sentences: 'sentence of the catalogues that is also in',
};

/** @param {string} root @returns {Homes} */
export function countHomes(root) {
  const paths = ['packages', 'tools', 'facts'].flatMap((folder) => filesIn(root, folder)).toSorted();
  const sources = new Map(
    paths
      .filter((path) => SOURCE.test(path) && !TEST.test(path) && !GENERATED.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const scripts = new Map([...sources].filter(([path]) => SCRIPT.test(path)));
  const styles = [...sources].filter(([path]) => path.endsWith('.css'));
  const types = [...scripts].flatMap(([path, text]) => typesIn(text).map((type) => ({ ...type, path })));
  return {
    lines: sum([...sources].map(([path, text]) => [packageOf(path), linesOf(text)])),
    styleRules: sum(styles.map(([path, css]) => [roomOf(path), rulesIn(css)])),
    styleDeclarations: sum(styles.map(([path, css]) => [roomOf(path), declarationsIn(css)])),
    typeNames: severalHomes(types),
    unclearNames: sum(types.filter(({ name }) => isUnclearName(name)).map(({ name, path }) => [`${path} ${name}`, 1])),
    tinyFiles: sum(tinyFiles(scripts).map((path) => [path, 1])),
    sentences: sum(copiedSentences(root, paths, scripts).map((place) => [place, 1])),
  };
}

/**
 * One line for each place that is above its budget.
 * @param {Homes} now
 * @param {Homes} budget
 */
export function raisedHomes(now, budget) {
  return Object.entries(now).flatMap(([figure, places]) =>
    Object.entries(places)
      .filter(([place, count]) => count > (budget[figure]?.[place] ?? 0))
      .map(([place, count]) => {
        const before = budget[figure]?.[place] ?? 0;
        const change = before === 0 && count === 1 ? 'new' : `${before} → ${count}`;
        return `homes: ${Reflect.get(MEANING, figure)} ${place}: ${change}`;
      }),
  );
}

/** @param {Homes} homes @returns {Readonly<Record<string, number>>} */
export const totalsOf = (homes) =>
  Object.fromEntries(
    Object.entries(homes).map(([figure, places]) => [
      figure,
      Object.values(places).reduce((total, count) => total + count, 0),
    ]),
  );

/** @param {readonly (readonly [string, number])[]} counts @returns {Places} */
function sum(counts) {
  const places = new Map();
  for (const [place, count] of counts) places.set(place, (places.get(place) ?? 0) + count);
  return Object.fromEntries([...places].filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1;

/** @param {string} path */
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/');

/** A sheet's room in the web app, such as `features/box` or `ui/fields`. @param {string} path */
const roomOf = (path) => dirname(path).replace(/^packages\/web\/src\//, '');

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** @param {string} css */
const rulesIn = (css) =>
  [...withoutComments(css).matchAll(/[^{};]+(?=\{)/g)].filter(([head]) => !/^\s*@/.test(head)).length;

/** @param {string} css */
const declarationsIn = (css) => [...withoutComments(css).matchAll(/(?<=[{;]\s*)[\w-]+:\s*[^;{}]+(?=[;}])/g)].length;

/** @param {string} text */
const typesIn = (text) =>
  [...text.matchAll(/^(export )?(?:interface|type) ([A-Z]\w*)/gm)].map(([, exported, name = '']) => ({
    name,
    isExported: exported !== undefined,
  }));

/** Types that the contract derives from its schemas and the client from the contract have their names from there. */
const DERIVED = /^packages\/(contract|client)\//;

/**
 * Exported names that other files declare too, be it for themselves.
 * @param {readonly { name: string, path: string, isExported: boolean }[]} types
 */
function severalHomes(types) {
  const own = types.filter(({ path }) => !DERIVED.test(path));
  const exported = new Set(own.filter(({ isExported }) => isExported).map(({ name }) => name));
  const homes = sum(own.filter(({ name }) => exported.has(name)).map(({ name }) => [name, 1]));
  return Object.fromEntries(Object.entries(homes).filter(([, count]) => count > 1));
}

/** @param {ReadonlyMap<string, string>} scripts */
function tinyFiles(scripts) {
  const users = new Map();
  for (const [path, text] of scripts)
    for (const [, file = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const used = relative('.', join(dirname(path), file)).replaceAll('\\', '/');
      users.set(used, (users.get(used) ?? new Set()).add(path));
    }
  return [...scripts].flatMap(([path, text]) => (linesOf(text) < TINY && users.get(path)?.size === 1 ? [path] : []));
}

/**
 * Sentences of the catalogues that are also in a source file: their second home.
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {ReadonlyMap<string, string>} scripts
 */
function copiedSentences(root, paths, scripts) {
  const sentences = new Set(
    paths
      .filter((path) => path.startsWith(`${CATALOGUES}/`))
      .flatMap((path) => textsIn(JSON.parse(readFileSync(join(root, path), 'utf8'))))
      .filter((text) => text.length > SENTENCE && !/[{<]/.test(text)),
  );
  return [...scripts].flatMap(([path, text]) =>
    [...new Set([...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`/g)].map(quoted))]
      .filter((literal) => sentences.has(literal))
      .map((literal) => `${path} "${literal}"`),
  );
}

/** @param {readonly string[]} match */
const quoted = ([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll("\\'", "'");

/** @param {unknown} catalogue @returns {readonly string[]} */
const textsIn = (catalogue) =>
  typeof catalogue === 'string' ? [catalogue] : Object.values(catalogue ?? {}).flatMap(textsIn);

const BUDGET = join(import.meta.dirname, 'homes.json');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const now = countHomes(repository);
  if (process.argv.includes('--write')) writeFileSync(BUDGET, `${JSON.stringify(now, null, 2)}\n`);
  const raised = raisedHomes(now, JSON.parse(readFileSync(BUDGET, 'utf8')));
  process.stdout.write(`${JSON.stringify(totalsOf(now))}\n`);
  for (const line of raised) process.stderr.write(`${line}\n`);
  if (raised.length > 0)
    process.stderr.write(
      'Find the home that the thing already has, or run `node tools/checks/homes.mjs --write` and say in the commit why it rose.\n',
    );
  process.exitCode = raised.length > 0 ? 1 : 0;
}
