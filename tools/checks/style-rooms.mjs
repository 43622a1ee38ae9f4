// Styles stay in their room: every sheet but three is a module, only files beside it use its names, and each name is there and in use.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesOfWeb } from '../build/web-files.mjs';

/** The base styles of every page, with the two classes that all rooms share. */
const SHARED_SHEETS = ['packages/web/src/app/base.css', 'packages/web/src/app/tokens.css'];
const SHARED_NAMES = new Set(['panel', 'unseen']);
/** The layout primitives write its names from their props. */
const PRIMITIVES = 'packages/web/src/ui/layout/layout.css';

const SHEET_IMPORT = /^import (.*?)\s*(?:from )?'([^']+\.css)';$/gm;
const NAMESPACE = /^\* as (\w+)$/;

/**
 * One line for each style that leaves its room, and for each name that is missing or left over.
 * @param {string} root
 */
export function styleRooms(root) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const sheets = new Map(filesOfWeb(root, /\.css$/).map((path) => [path, headsOf(read(path))]));
  const scripts = new Map(
    filesOfWeb(root, /(?<!\.(test|bench))\.tsx?$/).map((path) => [path, withoutComments(read(path))]),
  );
  const used = new Set(
    [...scripts].flatMap(([path, text]) => usesOf(path, text).map(({ sheet, name }) => sheet + name)),
  );
  const handles = new Set(
    [...scripts.values()].flatMap((text) =>
      [...text.matchAll(/data-ui'?[=:] ?['"]([\w-]+)['"]/g)].map(([, name]) => name),
    ),
  );
  const problems = [
    ...[...sheets].flatMap(([path, heads]) => {
      if (path === PRIMITIVES)
        return namesIn(heads)
          .filter((name) => !name.startsWith('l-'))
          .map((name) => [path, `.${name} could be another sheet's. Begin it with l-.`]);
      return SHARED_SHEETS.includes(path)
        ? namesIn(heads)
            .filter((name) => !SHARED_NAMES.has(name))
            .map((name) => [path, `.${name} would be for all rooms. Only ${[...SHARED_NAMES].join(' and ')} are.`])
        : [
            ...(path.endsWith('.module.css')
              ? []
              : [[path, 'its names would be for all rooms. Call it *.module.css.']]),
            ...heads.filter(reachesOut).map((head) => [path, `${head} names no class of this sheet.`]),
            ...namesIn(heads)
              .filter((name) => !used.has(path + name))
              .map((name) => [path, `.${name} is used by no file beside it.`]),
            ...handlesIn(heads)
              .filter((name) => !handles.has(name))
              .map((name) => [path, `nothing has data-ui="${name}".`]),
          ];
    }),
    ...[...scripts].flatMap(([path, text]) => [
      ...foreignImports(text).map((what) => [path, what]),
      ...usesOf(path, text)
        .filter(({ sheet, name }) => !namesIn(sheets.get(sheet) ?? []).includes(name))
        .map(({ sheet, name }) => [path, `${basename(sheet)} has no .${name}.`]),
      ...[...text.matchAll(/className="([^"]*)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !SHARED_NAMES.has(name))
        .map((name) => [path, `"${name}" is a bare class. Take it from a sheet beside this file.`]),
    ]),
  ];
  return problems.map(([path, what]) => `style-room: ${path} → ${what}`);
}

/** The selectors of each block, one selector each, without the steps of animations. @param {string} css */
function headsOf(css) {
  return (
    [...withoutComments(css).matchAll(/[^{};]+(?=\{)/g)]
      .map(([head]) => head.trim())
      .filter((head) => !head.startsWith('@') && !/^(from|to|[\d.]+%)(,|$)/.test(head))
      // Commas inside of brackets belong to one selector.
      .flatMap((head) => head.split(/,\s*(?![^(]*\))/))
  );
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** @param {readonly string[]} heads */
const namesIn = (heads) => [...new Set(heads.flatMap(namesOf))];

/** @param {string} head */
const namesOf = (head) =>
  [...head.replace(/"[^"]*"|:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** @param {readonly string[]} heads */
const handlesIn = (heads) => [
  ...new Set(heads.flatMap((head) => [...head.matchAll(/\[data-ui="([\w-]+)"\]/g)].map(([, name = '']) => name))),
];

/** @param {string} head */
const reachesOut = (head) => namesOf(head).length === 0;

/**
 * Which names of which sheets a script uses.
 * @param {string} path
 * @param {string} text
 */
function usesOf(path, text) {
  return [...text.matchAll(SHEET_IMPORT)].flatMap(([, clause = '', file = '']) => {
    const local = NAMESPACE.exec(clause)?.[1];
    if (local === undefined) return [];
    const sheet = join(dirname(path), file);
    const names = new Set([...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name));
    return [...names].map((name) => ({ sheet, name }));
  });
}

/** @param {string} text */
function foreignImports(text) {
  return [...text.matchAll(SHEET_IMPORT)].flatMap(([, clause = '', file = '']) => {
    if (!file.endsWith('.module.css')) return [];
    if (!/^\.\/[^/]+$/.test(file)) return [`${file} belongs to another room. Give what you need a component there.`];
    // Of a default import all names would be in the script, not only those in use.
    return NAMESPACE.test(clause) ? [] : [`${file} is imported other than by "import * as".`];
  });
}
