// Sizes of type, corners and layers must use the tokens of app/tokens.css, and layouts change at the widths listed here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfWeb } from '../build/web-files.mjs';

const TOKENS = 'packages/web/src/app/tokens.css';

/**
 * In pixels, which the build turns into em, each spelled `(width < 600px)` below it and `(width >= 600px)` from it on, so that no width is both or neither. `tiny`, `narrow`, `mobile`
 * and `large` are of the specification; from `desk` on there is room for the links of all pages and for wide tables. A component that depends on its own room
 * asks for that with `@container`.
 */
const WIDTHS = { tiny: 500, narrow: 600, mobile: 1000, desk: 1200, large: 1920 };

const LENGTH = String.raw`-?[\d.]+(?:px|rem|pt|vw|vh|%)`;
/** Values that need no token: none, inherited, a percentage, a token, and a token made a little smaller. */
const TOKEN = String.raw`(?:var\(--[\w-]+\)|calc\(var\(--[\w-]+\) [-+] [\d.]+px\))`;

/** @type {readonly [property: RegExp, allowed: RegExp, token: string][]} */
const RULES = [
  [/^font-size$/, new RegExp(`^(?:${TOKEN}|inherit|[\\d.]+em)$`), 'a size of type'],
  [/^font$/, new RegExp(`^(?!.*(?<!/ |[\\d.])${LENGTH})`), 'a size of type'],
  [/^border-(?:[a-z]+-[a-z]+-)?radius$/, new RegExp(`^(?:(?:${TOKEN}|0|inherit)(?: |$))+$`), 'a corner'],
  [/^z-index$/, new RegExp(`^(?:${TOKEN}|auto)$`), 'a layer'],
];

/**
 * One line for each raw value.
 * @param {string} root
 */
export function rawStyles(root) {
  return filesOfWeb(root, /\.(css|tsx?)$/)
    .filter((path) => path !== TOKENS && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      const found = path.endsWith('.css') ? [...rawValues(text), ...rawWidths(text)] : rawInScript(text);
      return found.map((line) => `style-token: ${path} → ${line}`);
    });
}

/** @param {string} css */
function rawValues(css) {
  return [...css.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;}]+)/g)].flatMap(([, property = '', value = '']) =>
    RULES.filter(([name, allowed]) => name.test(property) && !allowed.test(value.trim())).map(
      ([, , what]) => `${property}: ${value.trim()}. ${what} has a name in app/tokens.css.`,
    ),
  );
}

/** @param {string} css */
function rawWidths(css) {
  return [...css.matchAll(/@media ([^{]+)/g)].flatMap(([, query = '']) => foreignWidths(query));
}

/** @param {string} script */
function rawInScript(script) {
  const styles = [...script.matchAll(/\b(fontSize|borderRadius|zIndex):\s*['"]?-?\d[^,}\n]*/g)];
  return [
    ...styles.map(([style]) => `${style}. It has a name in app/tokens.css.`),
    ...[...script.matchAll(/['"`](\([^'"`]*width[^'"`]*\))['"`]/g)].flatMap(([, query = '']) => foreignWidths(query)),
  ];
}

/** @param {string} query */
function foreignWidths(query) {
  return [...query.matchAll(/\([^()]*width[^()]*\)/g)]
    .map(([part]) => part)
    .filter((part) => !Object.values(WIDTHS).includes(Number(/^\(width (?:<|>=) (\d+)px\)$/.exec(part)?.[1])))
    .map(
      (part) =>
        `${part}. Layouts change at (width < N) or (width >= N) with N of ${Object.values(WIDTHS).join(', ')} px.`,
    );
}
